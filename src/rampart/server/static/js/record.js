// Opening a record: a chosen file is sent as it is, what was pasted as a form.

import { send } from './net.js';

const form = document.querySelector('.record-form');
const input = document.getElementById('record-file');
const tell = sentence => { document.getElementById('record-wrong').textContent = sentence; };
document.documentElement.classList.add('scripted');

form.addEventListener('submit', async event => {
  const [file] = input.files;
  if (!file) return;
  event.preventDefault();
  if (file.size > Number(form.dataset.most)) return tell(form.dataset.large);
  const answer = await send(form.action, file);
  const content = await answer.json();
  if (answer.ok) location.assign(content.url);
  else tell([content.error, content.detail].filter(Boolean).join(' '));
});
input.addEventListener('change', () => { form.querySelector('output').textContent = input.files[0]?.name ?? ''; });
