import { isoWeekdayName } from '@vinrod/ui/format';

import { extentWithin } from '../core/scale/value-scale.ts';
import type { Stretch } from '../layout/gaps.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { runs, stairs, stairsBack, tenth } from '../layout/stairs.ts';
import type { InLanguage } from '../core/texts-in.ts';
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

/** Room of a usage profile, and what its days are called in. */
export interface ProfileArea extends InLanguage {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

/** Lays out the week: Monday first, the weekend shaded. */
export function profileLayout(
  model: ProfileModel,
  unit: string,
  { width, height, textScale, language }: ProfileArea,
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
  const style = perDay > 62 * textScale ? 'long' : 'short';
  const names = Array.from({ length: 7 }, (_, day) => isoWeekdayName(day + 1, style, language));
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
