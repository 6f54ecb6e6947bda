// The lobby keeps itself fresh: now and then it asks for the page again and takes over the sections that changed.
const EVERY = 8000;
const SECTIONS = ['waiting', 'open', 'playing', 'over'];

// Keys of forms are new in every page and make no difference.
const plain = section => section.innerHTML.replace(/(name="key" value=")[^"]*/g, '$1').replace(/\u00a0/g, ' ');

function busy(section) {
  return section.contains(document.activeElement) || section.matches(':hover');
}

async function refresh() {
  if (document.hidden) return;
  const response = await fetch(location.pathname, {headers: {accept: 'text/html'}});
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const id of SECTIONS) {
    const old = document.getElementById(id), now = fresh.getElementById(id);
    if (!old || !now || plain(old) === plain(now) || busy(old)) continue;
    const waited = old.querySelectorAll('.go').length, waits = now.querySelectorAll('.go').length;
    const symbols = document.querySelector('.symbols defs');
    for (const symbol of fresh.querySelectorAll('.symbols symbol'))
      if (!document.getElementById(symbol.id)) symbols.append(document.importNode(symbol, true));
    old.replaceWith(document.importNode(now, true));
    if (waits > waited) document.getElementById('polite').textContent = now.querySelector('.go').textContent;
  }
  document.title = fresh.title;
}

const again = () => refresh().catch(() => {});
setInterval(again, EVERY);
document.addEventListener('visibilitychange', again);
addEventListener('pageshow', event => event.persisted && again());
