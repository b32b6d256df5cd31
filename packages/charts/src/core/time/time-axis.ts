import type { TimeScale } from '../scale/time-scale.ts';
import { stepLabel } from './step-label.ts';
import type { AnyLanguage } from '../language.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import { addSteps, startOfStep, type StepKind } from './steps.ts';
import {
  selectTickStep,
  contextLabel,
  contextOf,
  loneTickLabel,
  tickLabel,
  tickTimes,
  type Tick,
} from './tick-steps.ts';
import { timeMessages } from '../messages/times.ts';
import { textsIn, type InLanguage } from '../texts-in.ts';

/** Labels under a time axis. */
export interface TimeAxis {
  /** Upper row. */
  readonly ticks: readonly Tick[];
  /** Lower row: the day, month or year that the labels above it belong to; empty when there is none. */
  readonly contexts: readonly Tick[];
  /** Word in front of the upper row ("vecka"), or null. */
  readonly prefix: string | null;
}

/** What a time axis is made from. */
export interface TimeAxisOptions extends InLanguage {
  readonly step: StepKind;
  readonly x: TimeScale;
  /** One row of labels where a second has no room (narrow charts). */
  readonly rows: 1 | 2;
}

/** Mean width of a character at 12 px, for keeping labels apart without measuring text. */
export const characterWidth = 6.4;
const labelGap = 12;

/** Width that a label takes, estimated, px. */
export function labelWidth(label: string): number {
  return label.length * characterWidth;
}

/** Leaves out labels that would run into the one before; the first, incomplete context gives way to the next. */
function thin(contexts: readonly Tick[], x: TimeScale, startsInside: boolean): Tick[] {
  const kept: Tick[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const [i, tick] of contexts.entries()) {
    const half = labelWidth(tick.label) / 2;
    const position = x.toX(tick.at);
    const next = contexts[i + 1];
    const right = i === 0 ? position + 2 * half : position + half;
    const runsIntoNext =
      i === 0 && startsInside && next && right + labelGap > x.toX(next.at) - labelWidth(next.label) / 2;
    if (runsIntoNext || (i > 0 && position - half < end)) continue;
    kept.push(tick);
    end = right + labelGap;
  }
  return kept;
}

function contextTicks(
  context: 'day' | 'month' | 'year',
  { step, x, language }: Pick<TimeAxisOptions, 'step' | 'x' | 'language'>,
): { ticks: Tick[]; startsInside: boolean } {
  const [from, to] = x.domain;
  const unit: StepKind = context === 'year' ? 'month' : context;
  const start = startOfStep(unit, from);
  const isFirstMonth = context !== 'year' || toLocal(from).month === 1;
  const starts = [from];
  for (let at = addSteps(unit, start, 1); at <= to; at = addSteps(unit, at, 1)) {
    if (context === 'year' && toLocal(at).month !== 1) continue;
    const place =
      step === 'week' && startOfStep('week', at) < at ? addSteps('week', startOfStep('week', at), 1) : at;
    if (place <= to) starts.push(place);
  }
  let year = toLocal(from).year;
  const ticks = starts.map((at) => {
    const own = toLocal(at).year;
    const isNewYear = own !== year;
    year = own;
    return { at, label: contextLabel(context, at, isNewYear, language) };
  });
  return { ticks, startsInside: start < from || !isFirstMonth };
}

/**
 * Labels for a time axis in Swedish local time, whatever the time zone of the browser. Ticks are at
 * local midnights, Mondays, firsts of months and years, so days of 23 and 25 hours keep their true width.
 */
export function timeAxis({ step, x, rows, language }: TimeAxisOptions): TimeAxis {
  const [from, to] = x.domain;
  const [left, right] = x.range;
  if (right <= left) return { ticks: [], contexts: [], prefix: null };
  if (to <= from)
    return { ticks: [{ at: from, label: stepLabel(step, from, language).flag }], contexts: [], prefix: null };
  const pxPerMs = (right - left) / (to - from);
  const selected = selectTickStep(step, pxPerMs, rows === 1 ? 26 : 0);
  const label = rows === 1 ? loneTickLabel : tickLabel;
  const ticks = tickTimes(selected, from, to).map((at) => ({
    at,
    label: label(selected.unit, step, at, language),
  }));
  const context = rows === 1 ? null : contextOf(selected.unit);
  const isWeeks = selected.unit === 'week' && step === 'week';
  if (context === null) return { ticks, contexts: [], prefix: null };
  const { ticks: contexts, startsInside } = contextTicks(context, { step, x, language });
  return {
    ticks,
    contexts: thin(contexts, x, startsInside),
    prefix: isWeeks ? textsIn(timeMessages, language)('week') : null,
  };
}

/** A stretch of the axis with a label in its middle. */
export interface TimeBand {
  /** UTC ms. */
  readonly from: number;
  /** UTC ms, exclusive. */
  readonly to: number;
  readonly label: string;
}

interface Band extends TimeBand {
  readonly shortLabel: string;
  readonly isWhole: boolean;
}

function bandsOf(unit: 'month' | 'year', from: number, to: number, language?: AnyLanguage): Band[] {
  const bands: Band[] = [];
  const months = unit === 'year' ? 12 : 1;
  const firstMonth = startOfStep('month', from);
  let start = unit === 'year' ? addSteps('month', firstMonth, 1 - toLocal(from).month) : firstMonth;
  while (start < to) {
    const end = addSteps('month', start, months);
    bands.push({
      from: Math.max(start, from),
      to: Math.min(end, to),
      label: contextLabel(unit, start, false, language),
      shortLabel: tickLabel(unit, 'month', start, language),
      isWhole: start >= from && end <= to,
    });
    start = end;
  }
  return bands;
}

/**
 * The months between two instants, cut to them; where not even three letters fit, the years. Names are written
 * in full if every whole month has room for its own.
 */
export function calendarBands(from: number, to: number, x: TimeScale, language?: AnyLanguage): TimeBand[] {
  const fits = (band: TimeBand, label: string) =>
    labelWidth(label) + labelGap / 2 <= x.toX(band.to) - x.toX(band.from);
  const months = bandsOf('month', from, to, language);
  const isCrowded = months.some((month) => month.isWhole && !fits(month, month.shortLabel));
  const bands = isCrowded ? bandsOf('year', from, to, language) : months;
  const isFull = bands.every((band) => !band.isWhole || fits(band, band.label));
  return bands.map((band) => {
    const label = isFull ? band.label : band.shortLabel;
    return { from: band.from, to: band.to, label: fits(band, label) ? label : '' };
  });
}
