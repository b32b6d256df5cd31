import { isoWeekOf } from './iso-week.ts';
import { pad2 } from '@vinrod/locale/day';
import { dayMs, hourMs } from '@vinrod/locale/clock';
import type { AnyLanguage, DateStyle } from '../language.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import { timeMessages } from '../messages/times.ts';
import { textsIn } from '../texts-in.ts';
import { dateText } from './date-text.ts';
import { addSteps, startOfStep, type StepKind } from './steps.ts';

/** A label at an instant. */
export interface Tick {
  /** UTC ms. */
  readonly at: number;
  readonly label: string;
}

/** A spacing of ticks: every `every`-th hour, day, week, month or year of the local calendar. */
export interface TickStep {
  readonly unit: TickUnit;
  readonly every: number;
  /** Mean length, for selecting by width only. */
  readonly lengthMs: number;
  /** Room that a label needs, px. */
  readonly room: number;
}

/** Calendar unit of a tick. */
export type TickUnit = 'quarter' | 'hour' | 'day' | 'week' | 'month' | 'year';

const monthLengthMs = 30.44 * dayMs;
const yearLengthMs = 365.25 * dayMs;

function steps(unit: TickUnit, lengthMs: number, room: number, counts: readonly number[]): TickStep[] {
  return counts.map((every) => ({ unit, every, lengthMs: every * lengthMs, room }));
}

/** Spacings for steps shorter than a week, finest first. */
const calendarSteps: readonly TickStep[] = [
  ...steps('quarter', hourMs / 4, 48, [1, 2]),
  ...steps('hour', hourMs, 48, [1, 2, 3, 6, 12]),
  ...steps('day', dayMs, 30, [1, 2]),
  ...steps('week', 7 * dayMs, 30, [1]),
  ...steps('month', monthLengthMs, 36, [1, 2, 3, 6]),
  ...steps('year', yearLengthMs, 44, [1, 2, 5, 10]),
];

/** Spacings for weekly values: numbered weeks, then months and years. */
const weekSteps: readonly TickStep[] = [
  ...steps('week', 7 * dayMs, 44, [1, 2, 4, 6, 8]),
  ...calendarSteps.filter(({ unit }) => unit === 'month' || unit === 'year'),
];

const rank: Readonly<Record<TickUnit | StepKind, number>> = {
  quarter: 0,
  hour: 1,
  day: 2,
  week: 3,
  month: 4,
  year: 5,
};

/** The finest spacing whose labels have room; never finer than the values themselves. */
export function selectTickStep(step: StepKind, pxPerMs: number, extraRoom: number): TickStep {
  const candidates = (step === 'week' ? weekSteps : calendarSteps).filter(
    ({ unit }) => rank[unit] >= rank[step],
  );
  const fitting = candidates.find(({ lengthMs, room }) => lengthMs * pxPerMs >= room + extraRoom);
  return fitting ?? { unit: 'year', every: 10, lengthMs: 10 * yearLengthMs, room: 44 };
}

function isOnTick(at: number, { unit, every }: TickStep): boolean {
  const local = toLocal(at);
  switch (unit) {
    case 'quarter':
      return local.minute % (15 * every) === 0;
    case 'hour':
      // Of an hour that comes twice only the first, unless every hour has a label.
      return local.hour % every === 0 && (every === 1 || toLocal(at - hourMs).hour !== local.hour);
    case 'day':
      return (local.day - 1) % every === 0 && (every === 1 || local.day < 31);
    case 'week':
      return true;
    case 'month':
      return (local.month - 1) % every === 0;
    case 'year':
      return local.month === 1 && local.year % every === 0;
  }
}

/** Instants of the ticks of a spacing from `from` to `to`, both included. */
export function tickTimes(tickStep: TickStep, from: number, to: number): number[] {
  const unit: StepKind = tickStep.unit === 'year' ? 'month' : tickStep.unit;
  let at = startOfStep(unit, from);
  if (at < from) at = addSteps(unit, at, 1);
  const times: number[] = [];
  let weeks = 0;
  for (; at <= to; at = addSteps(unit, at, 1)) {
    const isOn = unit === 'week' ? weeks % tickStep.every === 0 : isOnTick(at, tickStep);
    if (isOn) times.push(at);
    weeks += 1;
  }
  return times;
}

/** Label of a tick in the upper row, where the row below gives its context. */
export function tickLabel(unit: TickUnit, step: StepKind, at: number, language?: AnyLanguage): string {
  const local = toLocal(at);
  switch (unit) {
    case 'quarter':
    case 'hour':
      return `${pad2(local.hour)}:${pad2(local.minute)}`;
    case 'day':
      return String(local.day);
    case 'week':
      return step === 'week' ? String(isoWeekOf(at).week) : String(local.day);
    case 'month':
      return dateText(local, { month: 'short' }, language);
    case 'year':
      return String(local.year);
  }
}

/** Label of a tick in a chart with one row only. */
export function loneTickLabel(unit: TickUnit, step: StepKind, at: number, language?: AnyLanguage): string {
  const local = toLocal(at);
  if (unit === 'week' && step === 'week') return textsIn(timeMessages, language)('weekNumber', isoWeekOf(at));
  const isMidnight = (unit === 'hour' || unit === 'quarter') && local.hour === 0 && local.minute === 0;
  if (unit === 'day' || unit === 'week' || isMidnight)
    return dateText(local, { day: 'numeric', month: 'short' }, language);
  if (unit === 'month' && local.month === 1) return String(local.year);
  return tickLabel(unit, step, at, language);
}

/** Unit of the row below; null when there is none. */
export function contextOf(unit: TickUnit): 'day' | 'month' | 'year' | null {
  if (unit === 'hour' || unit === 'quarter') return 'day';
  if (unit === 'day' || unit === 'week') return 'month';
  return unit === 'month' ? 'year' : null;
}

/** Label of a context: "tors 12 mars", "september", "2026". */
export function contextLabel(
  context: 'day' | 'month' | 'year',
  at: number,
  withYear: boolean,
  language?: AnyLanguage,
): string {
  const local = toLocal(at);
  if (context === 'year') return String(local.year);
  const style: DateStyle = {
    month: 'long',
    ...(context === 'day' && { weekday: 'short', day: 'numeric' }),
    ...(withYear && { year: 'numeric' }),
  };
  return dateText(local, style, language);
}
