const NOTES = [
  { frequency: 659.25, start: 0 },
  { frequency: 880, start: 0.09 },
];
const LOUDNESS = 0.05;
const LENGTH = 0.28;

let context: AudioContext | null = null;

/** Plays two soft notes; nothing if the browser blocks sound before the first interaction. */
export function playChime(): void {
  try {
    context ??= new AudioContext();
    void context.resume().then(
      () => sound(context!),
      () => undefined,
    );
  } catch {
    // A machine without sound.
  }
}

function sound(audio: AudioContext): void {
  for (const { frequency, start } of NOTES) {
    const from = audio.currentTime + start;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
  }
}
