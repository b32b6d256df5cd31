import type { Stored, StoredDay, StoredSite } from '../stored/read-stored.ts';
import { hourMs, dateAt, datesThrough, hoursOfDate, midnightOf } from '../stored/swedish-clock.ts';
import { daysOfSpan, timeOfSpan } from '../appearance.ts';

/** A stored step of a site. */
export interface Step {
  readonly site: StoredSite;
  readonly date: string;
  /** Start, ms since 1970-01-01T00:00Z. */
  readonly start: number;
  readonly minutes: number;
  /** Wh; null when nothing is measured. */
  readonly wh: number | null;
  /** 0 measured, 1 corrected, 2 estimated. */
  readonly code: number;
}

const quarter = hourMs / 4;

/** Whether a site should have values on a day: delivery is active, and the day is over. */
export function isExpected({ supplyStart, supplyEnd }: StoredSite, date: string, today: string): boolean {
  return date < today && date >= (supplyStart ?? date) && date <= (supplyEnd ?? date);
}

const stepsByDay = new WeakMap<StoredDay, readonly Step[]>();

function stepsOfDay(site: StoredSite, date: string): readonly Step[] {
  const day = site.days.get(date);
  if (day === undefined) return [];
  const known = stepsByDay.get(day);
  if (known !== undefined) return known;
  const minutes = day.isQuarter ? 15 : 60;
  const midnight = midnightOf(date);
  const steps = day.wh.map((wh, index) => ({
    site,
    date,
    start: midnight + index * minutes * 60_000,
    minutes,
    wh,
    code: day.quality?.[index] ?? 0,
  }));
  stepsByDay.set(day, steps);
  return steps;
}

/** Splits an hour into four quarters, though nobody measured them. */
function spread(step: Step): Step[] {
  return [0, 1, 2, 3].map((place) => ({
    ...step,
    start: step.start + place * quarter,
    minutes: 15,
    wh: step.wh === null ? null : step.wh / 4,
    code: 2,
  }));
}

/** Data behind a figure: the stored steps of its sites in its span, and the hours expected to have values. */
export interface Behind {
  readonly steps: readonly Step[];
  /** Expected hours without a value. */
  readonly missingHours: number;
  /** Hours expected to have a value. */
  readonly expectedHours: number;
}

function ofDate(site: StoredSite, date: string, today: string): Behind {
  const steps = stepsOfDay(site, date);
  const present = steps.reduce((sum, { wh, minutes }) => sum + (wh === null ? 0 : minutes / 60), 0);
  const expected = isExpected(site, date, today) ? hoursOfDate(date) : 0;
  return { steps, missingHours: Math.max(0, expected - present), expectedHours: expected };
}

function ofTime(site: StoredSite, start: number, minutes: number, today: string): Behind {
  const date = dateAt(start);
  const stored = stepsOfDay(site, date);
  const fine =
    minutes === 15 ? stored.flatMap((step) => (step.minutes === 60 ? spread(step) : [step])) : stored;
  const steps = fine.filter((step) => step.start >= start && step.start < start + minutes * 60_000);
  const present = steps.reduce((sum, { wh, minutes: long }) => sum + (wh === null ? 0 : long / 60), 0);
  const expected = isExpected(site, date, today) ? minutes / 60 : 0;
  return { steps, missingHours: Math.max(0, expected - present), expectedHours: expected };
}

function together(parts: readonly Behind[]): Behind {
  return {
    steps: parts.flatMap(({ steps }) => steps),
    missingHours: parts.reduce((sum, part) => sum + part.missingHours, 0),
    expectedHours: parts.reduce((sum, part) => sum + part.expectedHours, 0),
  };
}

/** All data behind the figures of sites in a span; null when the span is neither days nor a time. */
export function behind(sites: readonly StoredSite[], span: string, { today }: Stored): Behind | null {
  const days = daysOfSpan(span);
  if (days !== null)
    return together(
      sites.flatMap((site) => datesThrough(days.first, days.last).map((date) => ofDate(site, date, today))),
    );
  const time = timeOfSpan(span);
  if (time === null) return null;
  return together(sites.map((site) => ofTime(site, time.start, time.minutes, today)));
}

/** Sum of the measured values, Wh; null when there are none. */
export function whOf(steps: readonly Step[]): number | null {
  let sum: number | null = null;
  for (const { wh } of steps) if (wh !== null) sum = (sum ?? 0) + wh;
  return sum;
}
