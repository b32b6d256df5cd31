import { valueAt } from '../core/typed-array.ts';
import type { Stretch } from './gaps.ts';
import type { Plot } from './plot-box.ts';

/** Runs of hours that have values. */
export function runs(values: Float64Array): readonly (readonly [first: number, end: number])[] {
  const found: [number, number][] = [];
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(valueAt(values, i))) continue;
    const first = i;
    while (i + 1 < values.length && !Number.isNaN(valueAt(values, i + 1))) i += 1;
    found.push([first, i + 1]);
  }
  return found;
}

/** A position as path data: tenths of a px. */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A staircase over a run of hours: an hour's value holds for the whole hour. */
export function stairs(
  [first, end]: readonly [number, number],
  { x, y }: Plot,
  values: Float64Array,
): string {
  let path = `${tenth(x.toX(first))} ${tenth(y.toY(valueAt(values, first)))}`;
  for (let i = first + 1; i < end; i += 1) {
    path += `H${tenth(x.toX(i))}V${tenth(y.toY(valueAt(values, i)))}`;
  }
  return `${path}H${tenth(x.toX(end))}`;
}

/** The staircases over all runs of hours that have values. */
export function allStairs(values: Float64Array, plot: Plot): string {
  return runs(values)
    .map((run) => `M${stairs(run, plot, values)}`)
    .join('');
}

/** Stretches of the hours that have no values. */
export function hoursWithout(values: Float64Array, { x }: Plot): readonly Stretch[] {
  const gaps: Stretch[] = [];
  let last = 0;
  for (const [first, end] of [...runs(values), [values.length, values.length] as const]) {
    if (first > last) gaps.push({ x: x.toX(last), width: x.toX(first) - x.toX(last) });
    last = end;
  }
  return gaps;
}

/** The same staircase from end to start, to close an area. */
export function stairsBack(
  [first, end]: readonly [number, number],
  { x, y }: Plot,
  values: Float64Array,
): string {
  let path = '';
  for (let i = end - 1; i >= first; i -= 1) {
    path += `V${tenth(y.toY(valueAt(values, i)))}H${tenth(x.toX(i))}`;
  }
  return `${path}z`;
}
