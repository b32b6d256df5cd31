import type { Stored, StoredSite } from '../stored/read-stored.ts';
import { datesThrough, daysBetween } from '../stored/swedish-clock.ts';
import { daysOfSpan } from '../appearance.ts';
import { behind, isExpected, whOf } from './steps.ts';

/** A change, or the reason why there is none. */
export interface Change {
  readonly kwh: number | null;
  readonly percent: number | null;
  readonly reason: string | null;
}

function none(reason: string): Change {
  return { kwh: null, percent: null, reason };
}

function deliveredDays(site: StoredSite, first: string, last: string): number {
  return datesThrough(first, last).filter((date) => isExpected(site, date, '9999-12-31')).length;
}

/** The day of a date within its year; a leap day counts as the day before. */
function inYear(date: string): string {
  return date.slice(5).replace('02-29', '02-28');
}

/** Whether two periods have the same dates of different years, apart from a leap day. */
function areSameDates(one: string, other: string): boolean {
  const [first, last] = [daysOfSpan(one), daysOfSpan(other)];
  return (
    first !== null &&
    last !== null &&
    inYear(first.first) === inYear(last.first) &&
    inYear(first.last) === inYear(last.last)
  );
}

/** The change of consumption between two periods, only when both are complete and comparable. */
export function changeOf(
  sites: readonly StoredSite[],
  span: string,
  before: string,
  stored: Stored,
): Change | null {
  const [days, daysBefore] = [daysOfSpan(span), daysOfSpan(before)];
  const [own, other] = [behind(sites, span, stored), behind(sites, before, stored)];
  if (days === null || daysBefore === null || own === null || other === null) return null;
  const [now, then] = [whOf(own.steps), whOf(other.steps)];
  if (days.last >= stored.today) return none('period_not_over');
  const isAsLong =
    daysBetween(days.first, days.last) === daysBetween(daysBefore.first, daysBefore.last) ||
    areSameDates(span, before);
  if (!isAsLong) return none('different_length');
  if (own.missingHours > 0 || own.expectedHours === 0) return none('values_missing');
  if (other.expectedHours === 0) return none('nothing_before');
  if (other.missingHours > 0 || daysBefore.last >= stored.today) return none('previous_values_missing');
  if (then === null || then === 0) return none('nothing_before');
  for (const site of sites) {
    const here = deliveredDays(site, days.first, days.last);
    const there = deliveredDays(site, daysBefore.first, daysBefore.last);
    const whole = daysBetween(days.first, days.last) + 1;
    const wholeBefore = daysBetween(daysBefore.first, daysBefore.last) + 1;
    const isAlike = (here === whole && there === wholeBefore) || (here === 0 && there === 0);
    if (!isAlike) return none('coverage_differs');
  }
  return { kwh: ((now ?? 0) - then) / 1000, percent: ((now ?? 0) / then - 1) * 100, reason: null };
}
