import type { Tone } from './tones.ts';

/** Longest total duration, s; short series are played slower, so that single values can be distinguished. */
const longest = 6;
const slowestTone = 0.25;
const volume = 0.15;
const fade = 0.01;

/** A sound that is being played. */
export interface Playing {
  stop(): void;
}

/**
 * Plays tones one after the other, from left to right.
 *
 * @param onEnd - Called once when playback ends, also after being stopped.
 */
export function play(tones: readonly (Tone | null)[], onEnd: () => void): Playing {
  const context = new AudioContext();
  const oscillator = new OscillatorNode(context, { type: 'triangle' });
  const gain = new GainNode(context, { gain: 0 });
  const panner = new StereoPannerNode(context);
  oscillator.connect(gain).connect(panner).connect(context.destination);
  const length = Math.min(slowestTone, longest / Math.max(1, tones.length));
  const start = context.currentTime + 0.05;
  for (const [i, tone] of tones.entries()) {
    const at = start + i * length;
    gain.gain.setTargetAtTime(tone ? volume : 0, at, fade);
    if (!tone) continue;
    oscillator.frequency.setTargetAtTime(tone.frequency, at, fade);
    panner.pan.setValueAtTime(tone.pan, at);
  }
  const end = start + tones.length * length;
  gain.gain.setTargetAtTime(0, end, fade);
  oscillator.addEventListener('ended', () => {
    void context.close();
    onEnd();
  });
  oscillator.start(start);
  oscillator.stop(end + 10 * fade);
  return { stop: () => oscillator.stop() };
}
