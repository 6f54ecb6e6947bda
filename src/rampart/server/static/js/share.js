// Sharing: a press copies the address of the page; works without a secure context too.

async function copied(address) {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: address, className: 'unseen' });
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

document.addEventListener('click', async event => {
  const button = event.target.closest('[data-share]');
  if (!button || button.classList.contains('told')) return;
  const address = location.origin + location.pathname + (document.getElementById('replay') ? location.search : '');
  const words = button.querySelector('span');
  const before = words.textContent;
  words.textContent = (await copied(address)) ? button.dataset.done : address;
  button.classList.add('told');
  setTimeout(() => { words.textContent = before; button.classList.remove('told'); }, 4000);
});
