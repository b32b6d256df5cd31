import { hourMs, hoursInDay, startOfLocalDay } from '@vinrod/locale/clock';
import { stepsInDay, stepMs } from '../../quantities/resolution.ts';
import type { Day } from '@vinrod/locale/day';
import { missingValue, qualityCode, type MeterDay } from '../meter-day/meter-day.ts';

/** What one row of a time report covers. */
export type RowResolution = 'quarter' | 'hour' | 'day';

/** Rows of a local day. */
export function rowsInDay(day: Day, resolution: RowResolution): number {
  return resolution === 'day' ? 1 : stepsInDay(day, resolution);
}

/** Starts of the rows of a local day and the end of the last one, ms since 1970-01-01T00:00Z. */
export function rowInstants(day: Day, resolution: RowResolution): number[] {
  const start = startOfLocalDay(day);
  const count = rowsInDay(day, resolution);
  const length = resolution === 'day' ? hoursInDay(day) * hourMs : stepMs[resolution];
  return Array.from({ length: count + 1 }, (_, index) => start + index * length);
}

/** The values of one site on one day, one per row. */
export interface ShownDay {
  /** Wh; NaN where there is no value. */
  readonly wh: Float64Array;
  /** Weakest quality code of the values behind; that of missing where there is none. */
  readonly quality: Uint8Array;
  /** 1 where no part of the row lacks a value: only such rows have a power. */
  readonly isWhole: Uint8Array;
  /** Hours that should have a value but do not. */
  readonly missingHours: Float64Array;
  /** SEK excluding VAT; NaN where there is no value, or energy without a price. */
  readonly costSek: Float64Array;
}

/** Wh × öre/MWh per krona: 1 000 000 Wh/MWh × 100 öre/kr. */
const sek = 100_000_000;

/**
 * Converts a stored day to the rows of a report. Quarters are summed; an hour is spread evenly over its quarters, which
 * then count as estimates (domain.md 2.1: some networks do the same, so it has to be shown).
 * @param prices - öre/MWh per hour, surcharge included; undefined when unknown
 * @param shouldHaveValues - whether absent values of the day count as missing
 */
export function shownDay(
  day: Day,
  stored: MeterDay | undefined,
  resolution: RowResolution,
  prices: Float64Array | undefined,
  shouldHaveValues: boolean,
): ShownDay {
  const count = rowsInDay(day, resolution);
  const wh = new Float64Array(count).fill(Number.NaN);
  const costSek = new Float64Array(count).fill(Number.NaN);
  const quality = new Uint8Array(count).fill(qualityCode.missing);
  const isWhole = new Uint8Array(count);
  const missingHours = new Float64Array(count);
  if (stored === undefined) {
    if (shouldHaveValues) missingHours.fill(hoursInDay(day) / count);
    return { wh, quality, isWhole, missingHours, costSek };
  }
  const perHour = stored.resolution === 'quarter' ? 4 : 1;
  const spread = resolution === 'quarter' && perHour === 1 ? 4 : 1;
  const stepsPerRow = stored.wh.length / (count / spread);
  isWhole.fill(1);
  for (let index = 0; index < stored.wh.length; index += 1) {
    const value = stored.wh[index] ?? missingValue;
    const first = Math.floor(index / stepsPerRow) * spread;
    if (value === missingValue) {
      for (let row = first; row < first + spread; row += 1) {
        isWhole[row] = 0;
        if (shouldHaveValues) missingHours[row] = (missingHours[row] ?? 0) + 1 / perHour / spread;
      }
      continue;
    }
    const price = prices?.[Math.floor(index / perHour)] ?? Number.NaN;
    const code = stored.quality?.[index] ?? qualityCode.measured;
    for (let row = first; row < first + spread; row += 1) {
      const isFirst = quality[row] === qualityCode.missing;
      const cost = ((value / spread) * price) / sek;
      wh[row] = isFirst ? value / spread : (wh[row] ?? 0) + value;
      costSek[row] = isFirst ? cost : (costSek[row] ?? 0) + cost;
      const shown = spread === 1 ? code : qualityCode.estimated;
      quality[row] = isFirst ? shown : Math.max(quality[row] ?? 0, shown);
    }
  }
  return { wh, quality, isWhole, missingHours, costSek };
}
