// Patching: the page becomes what the server has drawn, and every element that has an id stays the same element.

const SVG = 'http://www.w3.org/2000/svg';
const LEAVING = 200; // milliseconds
const FRESH = 4000;

function parse(markup, inside) {
  const template = document.createElement('template');
  const drawn = inside.namespaceURI === SVG;
  template.innerHTML = drawn ? `<svg>${markup}</svg>` : markup;
  return drawn ? template.content.firstChild.firstChild : template.content.firstElementChild;
}

function attributes(live, wanted) {
  for (const { name, value } of wanted.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const { name } of [...live.attributes])
    if (!wanted.hasAttribute(name) && !(name === 'open' && live.nodeName === 'DETAILS')) live.removeAttribute(name);
}

function suits(live, wanted) {
  return live && !live.id && live.nodeType === wanted.nodeType && live.nodeName === wanted.nodeName;
}

// `deep` goes through elements that hold fragments too: only a whole view tells all they hold.
function morph(live, wanted, deep = false) {
  if (live.nodeName !== wanted.nodeName) return live.replaceWith(wanted);
  if (live.hasAttribute('data-keep') && wanted.hasAttribute('data-keep')) return;
  attributes(live, wanted);
  if (wanted.hasAttribute('data-hold') && !deep) return;
  children(live, wanted, deep);
}

function children(live, wanted, deep) {
  let here = live.firstChild;
  for (let next = wanted.firstChild; next;) {
    const node = next;
    next = next.nextSibling;
    const known = node.id && document.getElementById(node.id);
    if (known && known.parentNode === live) {
      if (known === here) here = here.nextSibling;
      else live.insertBefore(known, here);
      morph(known, node, deep);
    } else if (!node.id && suits(here, node)) {
      const same = here;
      here = here.nextSibling;
      if (same.nodeType === Node.ELEMENT_NODE) morph(same, node, deep);
      else if (same.data !== node.data) same.data = node.data;
    } else live.insertBefore(node, here);
  }
  while (here) {
    const rest = here;
    here = here.nextSibling;
    if (!(rest.nodeType === Node.ELEMENT_NODE && rest.hasAttribute('data-mine'))) rest.remove();
  }
}

function leave(element) {
  if (!element) return;
  if (!element.classList.contains('pc')) return element.remove();
  element.removeAttribute('id');
  element.classList.add('leaving');
  setTimeout(() => element.remove(), LEAVING);
}

// Puts the changed elements into their order. One that stands right is not touched, for that would stop its glide.
function arrange(main, rows) {
  const followers = new Map();
  let moved = null;
  for (const [id, parent, before] of [...rows].reverse()) {
    const element = document.getElementById(id);
    const inside = parent ? document.getElementById(parent) : main;
    const next = followers.get(`${parent} ${before}`) ?? (before ? document.getElementById(before) : null);
    let there = element.nextElementSibling;
    while (there && (!there.id || 'mine' in there.dataset)) there = there.nextElementSibling;
    if (element.parentNode !== inside || there !== next) {
      inside.insertBefore(element, next);
      moved = element;
    }
    followers.set(`${parent} ${before}`, element);
  }
  if (moved) getComputedStyle(moved).transform; // their old places count, so that they glide from there
}

export function patch(main, message) {
  if (message.full !== undefined) {
    const template = document.createElement('template');
    template.innerHTML = message.full;
    children(main, template.content, true);
    return;
  }
  message.del.forEach(id => leave(document.getElementById(id)));
  const known = [];
  for (const [id, parent, , markup] of message.set) {
    const inside = parent ? document.getElementById(parent) : main;
    const wanted = parse(markup, inside);
    if (document.getElementById(id)) known.push([id, wanted]);
    else {
      inside.append(wanted);
      wanted.classList.add('fresh');
      setTimeout(() => wanted.classList.remove('fresh'), FRESH);
    }
  }
  arrange(main, message.set);
  for (const [id, wanted] of known) morph(document.getElementById(id), wanted);
}
