import { timeScale, type TimeScale } from '../core/scale/time-scale.ts';
import type { AnyLanguage } from '../core/language.ts';

import type { StepKind } from '../core/time/steps.ts';
import { labelWidth, timeAxis } from '../core/time/time-axis.ts';
import type { Tick } from '../core/time/tick-steps.ts';
import { isNarrowFor, type PlacedText, type Plot } from './plot-box.ts';

const upperRow = 18;
const lowerRow = 38;

/** Height of the labels under a chart of a given width at the usual text size, px. */
export function footerFor(width: number, textScale = 1): number {
  return isNarrowFor(width, textScale) ? 28 : 44;
}

/** Places a label under an instant so that it stays inside the chart. */
function placed({ at, label }: Tick, y: number, { box, x }: Plot): PlacedText {
  const middle = x.toX(at);
  const half = (labelWidth(label) / 2) * box.textScale;
  if (middle + half > box.width) return { x: box.width, y, text: label, anchor: 'end' };
  if (middle - half < 0) return { x: 0, y, text: label, anchor: 'start' };
  return { x: middle, y, text: label, anchor: 'middle' };
}

/** A context at the left edge starts there, since it names what follows. */
function placedContext(tick: Tick, y: number, plot: Plot): PlacedText {
  const label = placed(tick, y, plot);
  const isFirst = tick.at === plot.x.domain[0];
  return isFirst ? { x: plot.box.left, y, text: tick.label, anchor: 'start' } : label;
}

/** The time scale in px at the usual text size: larger text leaves room for fewer labels. */
export function inTextUnits({ x, box }: Plot): TimeScale {
  const [left, right] = x.range;
  return box.textScale === 1 ? x : timeScale(x.domain, [left / box.textScale, right / box.textScale]);
}

/** Time labels under a plot: one row where it is narrow, otherwise the steps with the period they belong to below. */
export function timeLabels(step: StepKind, plot: Plot, language?: AnyLanguage): PlacedText[] {
  const { box } = plot;
  const axis = timeAxis({
    step,
    language,
    x: inTextUnits(plot),
    rows: isNarrowFor(box.width, box.textScale) ? 1 : 2,
  });
  const first = box.bottom + upperRow * box.textScale;
  const prefix: PlacedText[] =
    axis.prefix === null
      ? []
      : [{ x: box.left - 12 * box.textScale, y: first, text: axis.prefix, anchor: 'end' }];
  return [
    ...prefix,
    ...axis.ticks.map((tick) => placed(tick, first, plot)),
    ...axis.contexts.map((tick) => placedContext(tick, box.bottom + lowerRow * box.textScale, plot)),
  ];
}
