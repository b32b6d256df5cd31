import type { Day } from '@vinrod/locale/day';
import { stepsInDay, type Resolution } from '../../quantities/resolution.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** Origin of a value. `missing` values have no energy. */
export type Quality = 'measured' | 'estimated' | 'corrected' | 'missing';

/** Stored code of each quality; higher is weaker. */
export const qualityCode = { measured: 0, corrected: 1, estimated: 2, missing: 3 } as const satisfies Record<
  Quality,
  number
>;

/** Marks a step without a value in {@link MeterDay.wh}; energy is never negative. */
export const missingValue = -1;

/** Maximum of one step, in Wh: 2,1 GWh, the limit of a stored integer. */
export const maxStepWh = 2_147_483_647;

/** The values of one site on one local day. */
export interface MeterDay {
  readonly siteId: string;
  readonly day: Day;
  readonly resolution: Resolution;
  /** Wh per step from local midnight: 23/24/25 hours or 92/96/100 quarters; {@link missingValue} where there is no value. */
  readonly wh: Int32Array;
  /** A {@link qualityCode} per step; null when every existing value was measured. */
  readonly quality: Uint8Array | null;
}

/** Sum and counts of a day, stored with its values so that reports never sum individual steps. */
export interface MeterDayTotals {
  /** Sum of the existing values, in Wh; null when there is none. */
  readonly totalWh: WattHours | null;
  readonly measuredCount: number;
  readonly estimatedCount: number;
  readonly correctedCount: number;
  readonly missingCount: number;
}

/** Energy of the steps from one on; {@link missingValue} when one of them is missing. */
function sumOf(wh: Int32Array, start: number, steps: number): number {
  let sum = 0;
  for (let index = start; index < start + steps; index += 1) {
    const value = wh[index] ?? missingValue;
    if (value === missingValue) return missingValue;
    sum += value;
  }
  return sum;
}

/**
 * Energy of the highest hour of a day that is measured all through, in Wh: an hour of which a quarter is missing has no power.
 * Null when no hour is whole.
 */
export function peakOf({ wh, resolution }: MeterDay): WattHours | null {
  const steps = resolution === 'hour' ? 1 : 4;
  let highest = missingValue;
  for (let start = 0; start < wh.length; start += steps) highest = Math.max(highest, sumOf(wh, start, steps));
  return highest === missingValue ? null : highest;
}

/** A day of the right length without any value. */
export function emptyMeterDay(siteId: string, day: Day, resolution: Resolution): MeterDay {
  return {
    siteId,
    day,
    resolution,
    wh: new Int32Array(stepsInDay(day, resolution)).fill(missingValue),
    quality: null,
  };
}

/** Sums and counts the values of a day. */
export function totalsOf(meterDay: MeterDay): MeterDayTotals {
  let totalWh = 0;
  let missingCount = 0;
  let estimatedCount = 0;
  let correctedCount = 0;
  for (let index = 0; index < meterDay.wh.length; index += 1) {
    const wh = meterDay.wh[index] ?? missingValue;
    if (wh === missingValue) {
      missingCount += 1;
      continue;
    }
    totalWh += wh;
    const code = meterDay.quality === null ? qualityCode.measured : meterDay.quality[index];
    if (code === qualityCode.estimated) estimatedCount += 1;
    else if (code === qualityCode.corrected) correctedCount += 1;
  }
  const measuredCount = meterDay.wh.length - missingCount - estimatedCount - correctedCount;
  return {
    totalWh: missingCount === meterDay.wh.length ? null : totalWh,
    measuredCount,
    estimatedCount,
    correctedCount,
    missingCount,
  };
}
