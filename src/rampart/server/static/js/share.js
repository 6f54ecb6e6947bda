// Sharing: a press copies an address, that of the page or one that stands in a field; without a secure context too.

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
  const page = location.origin + location.pathname + (document.getElementById('replay') ? location.search : '');
  const address = document.getElementById(button.dataset.share)?.value ?? page;
  const words = button.querySelector('span'), before = words.textContent;
  words.textContent = (await copied(address)) ? button.dataset.done : address;
  button.classList.add('told');
  setTimeout(() => { words.textContent = before; button.classList.remove('told'); }, 4000);
});
