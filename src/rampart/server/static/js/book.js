// The rules are searched while one types: the server finds, as it does for a form that is sent.

const REST = 150; // milliseconds without a key

export function searching(form, book) {
  const field = form.elements.q;
  let due, shown = field.value;

  async function look() {
    const { value } = field;
    const answer = await fetch(`${form.getAttribute('action')}?${new URLSearchParams({ panel: 1, q: value })}`).catch(() => null);
    if (!answer?.ok || value !== field.value) return;
    shown = value;
    const found = new DOMParser().parseFromString(await answer.text(), 'text/html');
    book.replaceChildren(...found.querySelector('[data-book]').childNodes);
    form.querySelector('.found').textContent = found.querySelector('.found').textContent;
  }

  field.addEventListener('input', () => { clearTimeout(due); due = setTimeout(look, REST); });
  form.addEventListener('submit', event => { event.preventDefault(); look(); });
  return () => { // all of them again
    clearTimeout(due);
    field.value = '';
    return shown && look();
  };
}
