import type { TimeSeries } from '../core/series.ts';

interface KeptPath {
  readonly place: string;
  readonly pieces: readonly string[];
}

const kept = new WeakMap<TimeSeries, KeptPath>();

/**
 * The path data of a line, cached until it moves: hiding one of ten lines usually leaves the others where they are.
 *
 * @param place - everything besides the series that the path depends on
 */
export function keptPath(
  series: TimeSeries,
  place: readonly number[],
  write: () => readonly string[],
): readonly string[] {
  const key = place.join();
  let known = kept.get(series);
  if (known?.place !== key) {
    known = { place: key, pieces: write() };
    kept.set(series, known);
  }
  return known.pieces;
}
