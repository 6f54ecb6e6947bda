// One short tone, where sounds are wanted.

let speaker;

export function tone(frequency, volume, seconds) {
  if (document.getElementById('table')?.dataset.sounds !== '1') return;
  speaker ??= new AudioContext();
  const source = speaker.createOscillator(), loudness = speaker.createGain();
  source.frequency.value = frequency;
  loudness.gain.setValueAtTime(volume, speaker.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, speaker.currentTime + seconds);
  source.connect(loudness).connect(speaker.destination);
  source.start();
  source.stop(speaker.currentTime + seconds);
}
