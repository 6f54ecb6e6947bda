// Opening a record: a chosen file is read here and sent as JSON; what is wrong with it is said beside the form.

const form = document.querySelector('.record-form');
const file = document.getElementById('record-file');
const pasted = document.getElementById('record-text');
const wrong = document.getElementById('record-wrong');
document.documentElement.classList.add('scripted');

form.addEventListener('submit', async event => {
  event.preventDefault();
  const chosen = file.files[0];
  const record = (chosen ? (chosen.size > Number(form.dataset.most) ? null : await chosen.text()) : pasted.value);
  if (record === null || new Blob([record]).size > Number(form.dataset.most)) return tell(form.dataset.large);
  if (!record.trim()) return tell(form.dataset.none);
  const headers = { 'content-type': 'application/json', 'x-rampart': '1' };
  const answer = await fetch(form.action, { method: 'POST', headers, body: record });
  const content = await answer.json();
  if (answer.ok) location.assign(content.url);
  else tell([content.error, content.detail].filter(Boolean).join(' '));
});

file.addEventListener('change', () => { document.querySelector('.filing output').textContent = file.files[0]?.name ?? ''; });

function tell(sentence) { wrong.textContent = sentence; }
