/** A short bell, made here: a stroke and its overtones, each dying away faster than the one below. */

const STRIKE = 660;
/** Of a bell: how high against the stroke, how loud, for how many seconds. */
const PARTIALS = [
  [0.5, 0.25, 1.6],
  [1, 0.5, 1.2],
  [1.2, 0.2, 0.9],
  [1.5, 0.15, 0.7],
  [2, 0.2, 0.5],
  [2.7, 0.1, 0.3],
] as const;
const LOUDNESS = 0.25;

let audio: AudioContext | null = null;

/** Ring once. A browser that has heard nothing from its reader yet may keep silent. */
export async function ring(): Promise<void> {
  try {
    audio ??= new AudioContext();
    await audio.resume();
    strike(audio);
  } catch {
    // A machine without sound.
  }
}

function strike(sound: AudioContext): void {
  const now = sound.currentTime;
  for (const [height, loudness, seconds] of PARTIALS) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = STRIKE * height;
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(loudness * LOUDNESS, now + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(volume).connect(sound.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}
