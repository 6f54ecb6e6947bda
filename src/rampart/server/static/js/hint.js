// Suggested moves: asked for by a button or H, shown under the options; one that is picked is focused, never sent.

const main = document.getElementById('table');
const panel = () => document.getElementById('ui-hints');

async function ask(button) {
  const prompt = document.getElementById('ui-prompt'), words = button.querySelector('span'), before = words.textContent;
  const { decision } = prompt.dataset;
  words.textContent = button.dataset.busy;
  button.disabled = true;
  const answer = await fetch(`${location.pathname.replace(/\/$/, '')}/hint`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat: Number(button.dataset.seat), decision }),
  }).then(got => got.json(), () => ({}));
  button.disabled = false;
  words.textContent = before;
  const now = document.getElementById('ui-prompt').dataset.decision;
  if (!panel() || now !== decision) return;
  if (answer.html) panel().innerHTML = answer.html;
  else panel().textContent = answer.error ?? '';
  panel().scrollIntoView({ block: 'start' });
}

main.addEventListener('click', event => {
  const button = event.target.closest('[data-hint]'), pick = event.target.closest('[data-hint-pick]');
  if (button) ask(button);
  else if (pick) [...main.querySelectorAll('#ui-opts [data-option]')].find(one => one.dataset.option === pick.dataset.hintPick)?.focus();
  else if (event.target.closest('[data-hint-close]')) panel().replaceChildren();
});

// What was suggested for another decision goes.
new MutationObserver(() => {
  const { decision } = document.getElementById('ui-prompt')?.dataset ?? {};
  if (panel() && panel().dataset.of !== decision) {
    panel().dataset.of = decision ?? '';
    panel().replaceChildren();
  }
}).observe(main, { subtree: true, attributes: true, attributeFilter: ['data-decision'] });

document.addEventListener('keydown', event => {
  if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, textarea, select')) return;
  const button = main.querySelector('[data-hint]:not(:disabled)');
  if (button) ask(button);
});
