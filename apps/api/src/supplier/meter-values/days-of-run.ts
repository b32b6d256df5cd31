import { localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import type { SupplierMeterValues } from '@vinrod/api-client/contract';
import { missingValue, qualityCode, type MeterDay } from '../../energy/meter-day/meter-day.ts';
import { stepMs, stepsInDay } from '../../quantities/resolution.ts';

/** Quarters of the longest day. */
const mostStepsOfDay = 100;

/** Wh in one kWh. */
const wattHours = 1000;

/**
 * Cuts a run of steps into local days; days without any value are left out.
 *
 * @param start - Instant of the first step, a whole number of steps since 1970.
 */
export function daysOfRun(siteId: string, start: number, run: SupplierMeterValues): MeterDay[] {
  const { resolution, kwh, quality } = run;
  const step = stepMs[resolution];
  const days: MeterDay[] = [];
  // The days are parts of one array: each by itself would take the collector longer than its values take to read.
  const steps = new Int32Array(kwh.length + 2 * mostStepsOfDay).fill(missingValue);
  let used = 0;
  let index = 0;
  while (index < kwh.length) {
    const instant = start + index * step;
    const day = localDayOf(instant);
    const first = (instant - startOfLocalDay(day)) / step;
    const length = stepsInDay(day, resolution);
    const count = Math.min(length - first, kwh.length - index);
    const wh = steps.subarray(used, used + length);
    used += length;
    const empty: MeterDay = { siteId, day, resolution, wh, quality: null };
    let hasValues = false;
    for (let offset = 0; offset < count; offset += 1) {
      const value = kwh[index + offset] ?? null;
      if (value === null) continue;
      empty.wh[first + offset] = Math.round(value * wattHours);
      hasValues = true;
    }
    if (hasValues)
      days.push(
        quality === 'estimated'
          ? { ...empty, quality: Uint8Array.from(empty.wh, estimatedWhereThere) }
          : empty,
      );
    index += count;
  }
  return days;
}

function estimatedWhereThere(wh: number): number {
  return wh === missingValue ? qualityCode.measured : qualityCode.estimated;
}
