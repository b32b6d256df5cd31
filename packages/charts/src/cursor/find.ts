import { byValueDescending } from '../core/stats.ts';
import { changesBetween } from '@vinrod/locale/clock';
import { valueAt } from '../core/typed-array.ts';
import { cursorIndex, cursorSeries, type CursorState, type CursorTrack, type Found } from './cursor.ts';
import { stepsWithin } from './window.ts';

/** A data step that was found, and what is there. */
export interface Finding {
  readonly index: number;
  readonly found: Found;
}

/** The next highest or lowest shown value of the series in focus; null without values. */
export function findExtreme(
  state: CursorState,
  track: CursorTrack,
  kind: 'highest' | 'lowest',
): Finding | null {
  const values = cursorSeries(state, track)?.values ?? new Float64Array(0);
  const [first, end] = stepsWithin(track.starts, track.step ? state.window : null);
  const order = byValueDescending(values.subarray(first, end));
  if (order.length === 0) return null;
  const place = Math.min(order.length, (state.found?.kind === kind ? state.found.place : 0) + 1);
  const index = kind === 'highest' ? order[place - 1] : order[order.length - place];
  return { index: first + (index ?? 0), found: { kind, place } };
}

function gapLength(values: Float64Array, index: number): number {
  let length = 0;
  while (index + length < values.length && Number.isNaN(valueAt(values, index + length))) length += 1;
  return length;
}

function clockChanges({ starts, step }: CursorTrack): number[] {
  if (step !== 'hour' && step !== 'quarter') return [];
  const [from, to] = [valueAt(starts, 0), valueAt(starts, starts.length - 1)];
  return changesBetween(from, to);
}

/**
 * The next (or previous) gap of the series in focus, annotation or clock change from the cursor; null when there are
 * no more. It does not wrap around at the end: that would lose the reader's place in time.
 */
export function findNext(state: CursorState, track: CursorTrack, by: 1 | -1): Finding | null {
  const { starts } = track;
  const values = cursorSeries(state, track)?.values ?? new Float64Array(0);
  const marks = new Set(track.marks ?? []);
  const changes = new Set(clockChanges(track));
  // Until the reader selects a time the search starts outside the data, so that nothing is skipped.
  const from = state.time === null ? (by > 0 ? -1 : starts.length) : cursorIndex(state, track);
  for (let i = from + by; i >= 0 && i < starts.length; i += by) {
    const isGap = Number.isNaN(valueAt(values, i)) && (i === 0 || !Number.isNaN(valueAt(values, i - 1)));
    if (isGap) return { index: i, found: { kind: 'gap', length: gapLength(values, i) } };
    if (changes.has(valueAt(starts, i))) return { index: i, found: { kind: 'clock' } };
    const end = i + 1 < starts.length ? valueAt(starts, i + 1) : Number.POSITIVE_INFINITY;
    for (const mark of marks) {
      if (mark >= valueAt(starts, i) && mark < end) return { index: i, found: { kind: 'mark' } };
    }
  }
  return null;
}
