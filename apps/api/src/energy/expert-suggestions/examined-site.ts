import { monthNumber, type Day } from '@vinrod/locale/day';
import { clockHour } from '@vinrod/locale/clock';
import { isWorkday } from '@vinrod/locale/workday';
import type { Subscription } from '../monthly-report/subscriptions/capacity.ts';
import type { Tariff } from '../tariff/tariff.ts';
import type { InstantMilliseconds, OrePerKilowattHour, WattHours } from '../../quantities/quantities.ts';

/** One measured hour of a site. */
export interface ExaminedHour {
  /** Start, ms since 1970-01-01T00:00Z. */
  readonly instant: InstantMilliseconds;
  readonly day: Day;
  /** Months since year 0, see `monthNumber`. */
  readonly month: number;
  /** Local hour on the clock, 0–23. */
  readonly clock: number;
  /** Monday to Friday and no public holiday. */
  readonly isWorkday: boolean;
  /** Wh, which is also the mean power in W. */
  readonly wh: WattHours;
  /** Price per kWh in this hour, öre excluding VAT, surcharge included; NaN when unknown. */
  readonly orePerKwh: OrePerKilowattHour;
}

/** A site's measured hours and subscription, as input of the rules. */
export interface ExaminedSite {
  /** Hours in chronological order, only those without a gap. */
  readonly hours: readonly ExaminedHour[];
  readonly subscription: Subscription;
  readonly tariff: Tariff;
}

/** Places an hour in the calendar. @param index - of the hour within the local day */
export function examinedHour(
  day: Day,
  index: number,
  { instant, wh, orePerKwh }: Pick<ExaminedHour, 'instant' | 'wh' | 'orePerKwh'>,
): ExaminedHour {
  return {
    instant,
    day,
    month: monthNumber(day),
    clock: clockHour(day, index),
    isWorkday: isWorkday(day),
    wh,
    orePerKwh,
  };
}

/** Hours by which savings of a period are scaled to a year, as in `annual_kwh` of load statistics. */
export const hoursPerYear = 8760;

/** A possible saving, scaled to a year. */
export interface Saving {
  /** Wh within the measured hours. */
  readonly wh: WattHours;
  readonly kwhPerYear: number;
  /** SEK per year excluding VAT; null when an hour has no price. */
  readonly sekPerYear: number | null;
}

/**
 * Sums the possible reduction of each hour, at the price of that hour.
 * @param reductionOf - Wh that the hour could save
 */
export function savingOf(
  { hours }: Pick<ExaminedSite, 'hours'>,
  reductionOf: (hour: ExaminedHour) => number,
): Saving {
  let wh = 0;
  let ore = 0;
  for (const hour of hours) {
    const reduction = reductionOf(hour);
    if (reduction <= 0) continue;
    wh += reduction;
    ore += (reduction / 1000) * hour.orePerKwh;
  }
  const years = hours.length / hoursPerYear;
  return {
    wh,
    kwhPerYear: Math.round(wh / 1000 / years),
    sekPerYear: Number.isNaN(ore) ? null : Math.round(ore / 100 / years),
  };
}
