// Sharing: a press copies an address, that of the page or one that stands in a field; where it cannot, it shows it.

document.addEventListener('click', async event => {
  const button = event.target.closest('[data-share]');
  if (!button || button.classList.contains('told')) return;
  const page = location.origin + location.pathname + (document.getElementById('replay') ? location.search : '');
  const address = document.getElementById(button.dataset.share)?.value ?? page;
  const words = button.querySelector('span'), before = words.textContent;
  const copied = navigator.clipboard?.writeText(address).then(() => button.dataset.done, () => address);
  words.textContent = await copied ?? address;
  button.classList.add('told');
  setTimeout(() => { words.textContent = before; button.classList.remove('told'); }, 4000);
});
