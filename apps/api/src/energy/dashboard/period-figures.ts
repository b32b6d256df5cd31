import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import type { Day } from '@vinrod/locale/day';
import { addToMonth, costOf, sumOrNull, type MonthCosts } from '../cost/month-costs.ts';
import type { PriceBook } from '../cost/price-book.ts';
import type { PriceGroup } from '../cost/price-groups.ts';
import { highestHour, hourPowers } from '../sums/hour-totals.ts';
import type { PeakHour } from '../sums/peaks.ts';
import { toHours, type StepSum } from '../sums/step-sums.ts';
import type { Kronor } from '../../quantities/quantities.ts';

/** The dashboard's figures for one period, from its hours. */
export interface PeriodFigures {
  /** Wh per day with a value. */
  readonly byDay: ReadonlyMap<Day, number>;
  /** SEK excluding VAT; null when nothing is measured or an hour with energy has no price. */
  readonly costSek: Kronor | null;
  /** As `costSek`, by month number; omits months without energy. */
  readonly costByMonth: MonthCosts;
  /** The hour with the highest total consumption of all sites. */
  readonly peak: PeakHour | null;
  readonly whByChoice: ReadonlyMap<EnvironmentalChoice, number>;
}

function costByMonth(
  sums: readonly StepSum[],
  groups: ReadonlyMap<string, PriceGroup>,
  prices: PriceBook,
): MonthCosts {
  const months = new Map<number, number | null>();
  for (const sum of sums) {
    const group = groups.get(sum.group);
    if (sum.totalWh === null || group === undefined) continue;
    addToMonth(months, sum.day, costOf(group, sum.day, toHours(sum.wh, sum.resolution), prices));
  }
  return months;
}

/** Computes figures from the sums of all sites over a period, by price group. */
export function figuresOf(
  sums: readonly StepSum[],
  groups: ReadonlyMap<string, PriceGroup>,
  prices: PriceBook,
): PeriodFigures {
  const byDay = new Map<Day, number>();
  const whByChoice = new Map<EnvironmentalChoice, number>();
  for (const { day, group, totalWh } of sums) {
    if (totalWh === null) continue;
    byDay.set(day, (byDay.get(day) ?? 0) + totalWh);
    const choice = groups.get(group)?.choice ?? 'residual_mix';
    whByChoice.set(choice, (whByChoice.get(choice) ?? 0) + totalWh);
  }
  const months = costByMonth(sums, groups, prices);
  return {
    byDay,
    costSek: sumOrNull(months.values()),
    costByMonth: months,
    peak: highestHour(hourPowers(sums)),
    whByChoice,
  };
}
