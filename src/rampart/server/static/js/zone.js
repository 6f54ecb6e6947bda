// Hours and days are meant where one lives; the browser knows where that is.
for (const field of document.querySelectorAll('[data-zone]'))
  field.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
