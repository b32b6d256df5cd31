import { valueAt, type Numbers } from '../core/typed-array.ts';

/** One tone of a series played as sound; null is silence for a gap. */
export interface Tone {
  /** Hz. */
  readonly frequency: number;
  /** -1 is left, 1 is right: the position in time. */
  readonly pan: number;
}

/** Most tones of a series: more would take too long to listen to. */
export const mostTones = 200;
const lowest = 220;
const octaves = 2;

/**
 * The tones of a series. Where there are more values than tones, each tone is the highest value of its share, as
 * in the picture: peaks are never averaged away. Pitch in octaves is linear in the value, from 0 or the lowest value
 * if negative.
 */
export function tonesOf(values: Numbers): readonly (Tone | null)[] {
  const count = Math.min(mostTones, values.length);
  const peaks = Array.from({ length: count }, (_, tone) => {
    const end = Math.floor(((tone + 1) * values.length) / count);
    let peak = Number.NaN;
    for (let i = Math.floor((tone * values.length) / count); i < end; i += 1) {
      const value = valueAt(values, i);
      if (!Number.isNaN(value) && !(value <= peak)) peak = value;
    }
    return peak;
  });
  const known = peaks.filter((peak) => !Number.isNaN(peak));
  const bottom = Math.min(0, ...known);
  const extent = Math.max(0, ...known) - bottom || 1;
  return peaks.map((peak, i) =>
    Number.isNaN(peak)
      ? null
      : {
          frequency: lowest * 2 ** (octaves * ((peak - bottom) / extent)),
          pan: count > 1 ? (2 * i) / (count - 1) - 1 : 0,
        },
  );
}
