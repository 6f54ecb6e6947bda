// What the server has drawn for the script, put into the page as the script's own in the place of an older one.

export function lay(id, markup, into) {
  strike(id);
  into.insertAdjacentHTML('beforeend', markup);
  const fresh = Object.assign(into.lastElementChild, { id });
  fresh.dataset.mine = '';
  return fresh;
}

export function drawn(name, into = document.getElementById('table')) {
  return lay(`ui-${name}`, document.getElementById(`t-${name}`).innerHTML, into);
}

export function strike(...ids) { for (const id of ids) document.getElementById(id)?.remove(); }

export function still() {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || motion !== 'full' && matchMedia('(prefers-reduced-motion:reduce)').matches;
}
