// Searching the rules without a round trip: passages and rows of tables that lack a word are put away.

const plurals = new Intl.PluralRules(document.documentElement.lang || 'en');

export function find(form, book) {
  const field = form.elements.q;
  const count = form.querySelector('.found');
  const passages = [...book.querySelectorAll('[data-find]')].map(element => [element, words(element)]);

  // A passage is found by the words of its heading too.
  function words(element) {
    const heading = [...element.closest('section').querySelectorAll('h2, h3, h4')].at(-1);
    return `${heading?.textContent ?? ''} ${element.textContent}`.toLowerCase();
  }

  function filter() {
    const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [element, text] of passages) {
      element.hidden = !wanted.every(word => text.includes(word));
      if (!element.hidden) found += 1;
    }
    for (const holder of [...book.querySelectorAll('table, ul.rules, section')].reverse())
      holder.hidden = wanted.length > 0 && !holder.querySelector('[data-find]:not([hidden])');
    count.textContent = wanted.length ? told(found) : '';
  }

  function told(n) {
    const plural = n === 0 ? 'zero' : plurals.select(n);
    return (form.dataset[plural] ?? form.dataset.many).replace(/\d+/, n);
  }

  field.addEventListener('input', filter);
  form.addEventListener('submit', event => { event.preventDefault(); filter(); });
  book.addEventListener('click', event => {
    if (event.target.closest('a[href^="#"]') && field.value) { field.value = ''; filter(); }
  });
  if (field.value) filter();
  return filter;
}
