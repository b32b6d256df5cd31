import { extentWithin } from '../core/scale/value-scale.ts';
import type { Stretch } from '../layout/gaps.ts';
import { isNarrowFor, plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { runs, stairs } from '../layout/stairs.ts';
import { dayHours, type DayMeans } from './day-profile-model.ts';
import type { HighLoadHours } from './high-load.ts';

/** What a day profile is laid out from. */
export interface DayProfileLayoutOptions {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  /** Days that are shown. */
  readonly days: readonly DayMeans[];
  readonly highLoad: HighLoadHours | null;
}

/** Everything that a day profile draws, without the cursor. */
export interface DayProfileLayout extends Plot {
  readonly labels: readonly PlacedText[];
  /** Hours that no shown day has a value for. */
  readonly gaps: readonly Stretch[];
  readonly lines: readonly { readonly key: DayMeans['key']; readonly path: string }[];
  readonly highLoad: Stretch | null;
}

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}

function stretch({ x }: Plot, from: number, to: number): Stretch {
  return { x: x.toX(from), width: x.toX(to) - x.toX(from) };
}

function gapsOf(plot: Plot, days: readonly DayMeans[]): Stretch[] {
  const any = Float64Array.from({ length: dayHours }, (_, hour) =>
    days.some(({ counts }) => (counts[hour] ?? 0) > 0) ? 1 : Number.NaN,
  );
  const gaps: Stretch[] = [];
  let last = 0;
  for (const [first, end] of [...runs(any), [dayHours, dayHours] as const]) {
    if (first > last) gaps.push(stretch(plot, last, first));
    last = end;
  }
  return gaps;
}

/** Lays out the 24 hours of the clock face as staircases: the value of an hour holds for the whole of it. */
export function dayProfileLayout(options: DayProfileLayoutOptions): DayProfileLayout {
  const { width, height, textScale, unit, days, highLoad } = options;
  const plot = plotFor({
    width,
    height,
    textScale,
    unit,
    domain: [0, dayHours],
    extent: extentWithin(days.map(({ mean }) => ({ values: mean, range: [0, dayHours] as const }))),
    footer: 28,
  });
  const { box, x } = plot;
  const every = isNarrowFor(width, textScale) ? 6 : 3;
  const marks = Array.from({ length: dayHours / every + 1 }, (_, i) => i * every);
  return {
    ...plot,
    labels: marks.map((hour) => ({
      x: x.toX(hour),
      y: box.bottom + 18 * textScale,
      text: twoDigits(hour),
      anchor: hour === dayHours ? ('end' as const) : ('middle' as const),
    })),
    gaps: days.length === 0 ? [] : gapsOf(plot, days),
    lines: days.map(({ key, mean }) => ({
      key,
      path: runs(mean)
        .map((run) => `M${stairs(run, plot, mean)}`)
        .join(''),
    })),
    highLoad: highLoad && stretch(plot, highLoad.from, highLoad.to),
  };
}
