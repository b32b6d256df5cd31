import type { StepKind } from '../core/time/steps.ts';
import { labelWidth, timeAxis } from '../core/time/time-axis.ts';
import type { Tick } from '../core/time/tick-steps.ts';
import { wideFrom, type PlacedText, type Plot } from './plot-box.ts';

const upperRow = 18;
const lowerRow = 38;

/** Height of the labels under a chart of some width, px. */
export function footerFor(width: number): number {
  return width < wideFrom ? 28 : 44;
}

/** Places a label under an instant so that it stays inside the chart. */
function placed({ at, label }: Tick, y: number, { box, x }: Plot): PlacedText {
  const middle = x.toX(at);
  const half = labelWidth(label) / 2;
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

/** Time labels under a plot: one row where it is narrow, else the steps and under them what they belong to. */
export function timeLabels(step: StepKind, plot: Plot): PlacedText[] {
  const { box, x } = plot;
  const axis = timeAxis({ step, x, rows: box.width < wideFrom ? 1 : 2 });
  const first = box.bottom + upperRow;
  const prefix: PlacedText[] =
    axis.prefix === null ? [] : [{ x: box.left - 12, y: first, text: axis.prefix, anchor: 'end' }];
  return [
    ...prefix,
    ...axis.ticks.map((tick) => placed(tick, first, plot)),
    ...axis.contexts.map((tick) => placedContext(tick, box.bottom + lowerRow, plot)),
  ];
}
