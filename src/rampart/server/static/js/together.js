// The forms of a new table and of a quick game show only what goes together: what does not is gone while the other is
// chosen, and so is a question with one answer left.

const form = document.querySelector('form.sheet, form.nf');
const wary = [...form.querySelectorAll('[data-not]')];

const chosen = () => new Set([...new FormData(form)].map(([name, value]) => `${name}=${value}`));
const picked = field => field.checked || field.selected;
const siblings = field => field.closest('fieldset, select').querySelectorAll('input, option');

// What was chosen and no longer goes gives way to the first that does.
function giveWay(field) {
  const other = [...siblings(field)].find(sibling => !sibling.disabled);
  if (!other) return;
  if (other.type === 'radio') other.checked = true;
  else other.selected = true;
}

function renew() {
  for (const field of wary) field.disabled = false;
  for (const field of wary) {
    const now = chosen();
    field.disabled = field.dataset.not.split(' ').some(other => now.has(other));
    if (field.disabled && picked(field)) giveWay(field);
  }
  for (const field of wary) {
    const shown = field.closest('label, option') ?? field;
    shown.hidden = field.disabled;
    const asked = field.closest('fieldset, .field');
    if (asked) asked.hidden = [...siblings(field)].filter(one => !one.disabled).length < 2;
  }
  for (const all of form.querySelectorAll('.options')) all.closest('section').hidden = !all.querySelector('.field:not([hidden])');
}

form.addEventListener('change', renew);
renew();
