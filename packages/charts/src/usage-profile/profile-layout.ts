import { SHORT_WEEKDAY_NAMES, WEEKDAY_NAMES } from '@vinrod/ui/format';

import { extentWithin } from '../core/scale/value-scale.ts';
import { valueAt } from '../core/typed-array.ts';
import type { Stretch } from '../layout/gaps.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { weekendFrom, weekHours, type ProfileModel } from './profile-model.ts';

/** Everything that a usage profile draws, without the cursor. */
export interface ProfileLayout extends Plot {
  readonly labels: readonly PlacedText[];
  readonly gaps: readonly Stretch[];
  readonly weekend: Stretch;
  /** Lines between days. */
  readonly separators: string;
  readonly mean: string;
  /** From the lowest to the highest value of each hour. */
  readonly range: string;
}

/** Runs of hours that have values. */
function runs(values: Float64Array): readonly (readonly [first: number, end: number])[] {
  const found: [number, number][] = [];
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(valueAt(values, i))) continue;
    const first = i;
    while (i + 1 < values.length && !Number.isNaN(valueAt(values, i + 1))) i += 1;
    found.push([first, i + 1]);
  }
  return found;
}

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A staircase over a run of hours: an hour's value holds for the whole of it. */
function stairs([first, end]: readonly [number, number], { x, y }: Plot, values: Float64Array): string {
  let path = `${tenth(x.toX(first))} ${tenth(y.toY(valueAt(values, first)))}`;
  for (let i = first + 1; i < end; i += 1) {
    path += `H${tenth(x.toX(i))}V${tenth(y.toY(valueAt(values, i)))}`;
  }
  return `${path}H${tenth(x.toX(end))}`;
}

function stairsBack([first, end]: readonly [number, number], { x, y }: Plot, values: Float64Array): string {
  let path = '';
  for (let i = end - 1; i >= first; i -= 1) {
    path += `V${tenth(y.toY(valueAt(values, i)))}H${tenth(x.toX(i))}`;
  }
  return `${path}z`;
}

/** Lays out the week: Monday first, the weekend shaded. */
export function profileLayout(
  model: ProfileModel,
  unit: string,
  {
    width,
    height,
    textScale,
  }: { readonly width: number; readonly height: number; readonly textScale: number },
): ProfileLayout {
  const all = [0, weekHours] as const;
  const plot = plotFor({
    width,
    height,
    textScale,
    unit,
    domain: [0, weekHours],
    extent: extentWithin([
      { values: model.min, range: all },
      { values: model.max, range: all },
    ]),
    footer: 28,
  });
  const { box, x } = plot;
  const perDay = (box.right - box.left) / 7;
  const names = perDay > 62 * textScale ? WEEKDAY_NAMES : SHORT_WEEKDAY_NAMES;
  const known = runs(model.mean);
  const gaps: Stretch[] = [];
  let last = 0;
  for (const [first, end] of [...known, [weekHours, weekHours] as const]) {
    if (first > last) gaps.push({ x: x.toX(last), width: x.toX(first) - x.toX(last) });
    last = end;
  }
  return {
    ...plot,
    labels: names.map((text, day) => ({
      x: x.toX(day * 24 + 12),
      y: box.bottom + 18 * textScale,
      text,
      anchor: 'middle' as const,
    })),
    gaps,
    weekend: { x: x.toX(weekendFrom), width: x.toX(weekHours) - x.toX(weekendFrom) },
    separators: [1, 2, 3, 4, 5, 6]
      .map((day) => `M${tenth(x.toX(day * 24))} ${box.top}V${box.bottom + 6}`)
      .join(''),
    mean: known.map((run) => `M${stairs(run, plot, model.mean)}`).join(''),
    range: known.map((run) => `M${stairs(run, plot, model.max)}${stairsBack(run, plot, model.min)}`).join(''),
  };
}
