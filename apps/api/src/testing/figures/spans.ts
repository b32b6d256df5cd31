import { daysSpan } from './appearance.ts';
import type { Compared, FigureCase } from './figure-case.ts';
import { datesThrough, daysBetween, laterDate, yearsEarlier } from './stored/swedish-clock.ts';

/** The span of a case's whole period. */
export function periodSpan({ first, last }: FigureCase): string {
  return daysSpan(first, last);
}

/** The same dates one year before. */
export function yearBeforeSpan({ first, last }: FigureCase): string {
  return daysSpan(yearsEarlier(first), yearsEarlier(last));
}

/** The same number of days right before. */
export function periodBeforeSpan({ first, last }: FigureCase): string {
  return daysSpan(laterDate(first, -daysBetween(first, last) - 1), laterDate(first, -1));
}

/** The period that a case is compared with. */
export function comparedPeriod(figureCase: FigureCase): string {
  const { compared }: { compared: Compared } = figureCase;
  if (compared.kind === 'free') return daysSpan(compared.first, compared.last);
  return compared.kind === 'previous_year' ? yearBeforeSpan(figureCase) : periodBeforeSpan(figureCase);
}

/** Step of a row or point of a day or longer. */
export type LongStep = 'day' | 'week' | 'month' | 'year';

/** The Monday of a date's week. */
function monday(date: string): string {
  return laterDate(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The first date of a date's week, month or year. */
export function stepStart(date: string, step: LongStep): string {
  if (step === 'day') return date;
  if (step === 'week') return monday(date);
  return step === 'month' ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`;
}

/** A step of a period, with the days of the period in it. */
export interface CutStep {
  /** First date of the whole step. */
  readonly start: string;
  readonly first: string;
  readonly last: string;
}

/** The days, weeks, months or years of a period, cut where it starts and ends. */
export function stepsIn(first: string, last: string, step: LongStep): CutStep[] {
  const groups = Map.groupBy(datesThrough(first, last), (date) => stepStart(date, step));
  return [...groups].map(([start, dates]) => ({
    start,
    first: dates[0] ?? first,
    last: dates.at(-1) ?? last,
  }));
}

/** The span of a case's step that starts on a date. */
export function spanFrom({ first, last }: FigureCase, step: LongStep, start: string): string {
  const found = stepsIn(first, last, step).find((own) => own.start === start);
  if (found === undefined) throw new RangeError(`No ${step} of the period starts on ${start}.`);
  return daysSpan(found.first, found.last);
}

/**
 * The days one year before a step of a case. Together the steps cover that year's period: a leap day that the later
 * year
 * lacks belongs to the step with 28 February, unless a step is a day.
 */
export function spanYearBefore(figureCase: FigureCase, step: LongStep, start: string): string {
  const steps = stepsIn(figureCase.first, figureCase.last, step);
  const place = steps.findIndex((own) => own.start === start);
  const [own, next] = [steps[place], steps[place + 1]];
  if (own === undefined) throw new RangeError(`No ${step} of the period starts on ${start}.`);
  const first = yearsEarlier(own.first);
  const last =
    step === 'day' || next === undefined ? yearsEarlier(own.last) : laterDate(yearsEarlier(next.first), -1);
  return daysSpan(first, last);
}
