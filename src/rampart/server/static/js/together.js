// The form of a new table shows only what goes together: for what is chosen the server draws its options anew.

let last;

document.addEventListener('change', async ({ target }) => {
  const form = target.closest('form.sheet'), query = last = new URLSearchParams(new FormData(form));
  const answer = await fetch(`?${query}`).catch(() => null);
  if (!answer?.ok || query !== last) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('options');
  form.querySelector('#options').replaceWith(fresh);
  if (target.closest('#options')) fresh.querySelector(`[name="${target.name}"]:is(select, :checked)`)?.focus();
});
