import { formatInstant } from '@vinrod/locale/clock';
import { stepMs, type Resolution } from '../../quantities/resolution.ts';

/** A value of a step, as a file has it. */
export interface FileValue {
  /** Start of the step, milliseconds since 1970. */
  readonly instant: number;
  readonly resolution: Resolution;
  readonly kwh: number;
  readonly quality: 'measured' | 'estimated';
}

/** Maximum steps of a run: what a row takes. */
const longestRun = 3000;

interface Run {
  readonly first: FileValue;
  readonly kwh: number[];
}

/** Joins values in the order of the file into rows: each is a run of steps without a gap, of one quality. */
export function runsOf(
  values: readonly FileValue[],
): readonly { readonly start: string; readonly resolution: Resolution; readonly kwh: number[] }[] {
  const runs: Run[] = [];
  for (const value of values) {
    const run = runs.at(-1);
    const isNext =
      run !== undefined &&
      run.first.resolution === value.resolution &&
      run.first.quality === value.quality &&
      run.kwh.length < longestRun &&
      run.first.instant + run.kwh.length * stepMs[value.resolution] === value.instant;
    if (isNext) run.kwh.push(value.kwh);
    else runs.push({ first: value, kwh: [value.kwh] });
  }
  return runs.map(({ first, kwh }) => ({
    start: formatInstant(first.instant),
    resolution: first.resolution,
    kwh,
    quality: first.quality,
  }));
}

/** The resolution of a step of this many seconds; null for another length. */
export function resolutionOf(seconds: number): Resolution | null {
  if (seconds === 3600) return 'hour';
  return seconds === 900 ? 'quarter' : null;
}
