import type { Day } from '@vinrod/locale/day';
import { missingValue, qualityCode, type MeterDay } from '../../energy/meter-day/meter-day.ts';
import type { DemoSite } from '../catalogue/catalogue.ts';
import { hourFates, type GapHabit } from './gaps.ts';
import { createLoadModel } from './load-model.ts';
import type { DayWeather, PriceArea } from './weather.ts';

/** Generates the values of one site, day by day. */
export interface MeterSeries {
  /** The values of a day, or null when delivery has not started or the day has no value. */
  meterDay(day: Day): MeterDay | null;
}

/**
 * The values of a demo site: its load, with the outages of its meter left open, estimated or corrected.
 * @param siteUuid - id that the values are stored under
 */
export function createMeterSeries(
  site: DemoSite,
  siteUuid: string,
  habit: Omit<GapHabit, 'key'>,
  weather: (area: PriceArea, day: Day) => DayWeather,
): MeterSeries {
  const model = createLoadModel(
    {
      key: site.siteId,
      type: site.type,
      priceArea: site.town.priceArea,
      annualKwh: site.annualKwh,
      yearlyChange: site.yearlyChange,
    },
    weather,
  );
  const perHour = site.resolution === 'quarter' ? 4 : 1;

  return {
    meterDay(day) {
      if (site.supplyStart !== null && day < site.supplyStart) return null;
      const wh = model.dayWh(day, site.resolution);
      const fates = hourFates({ ...habit, key: site.siteId }, day);
      if (fates === null) return { siteId: siteUuid, day, resolution: site.resolution, wh, quality: null };
      const estimates = model.estimatedDayWh(day, site.resolution);
      const quality = new Uint8Array(wh.length);
      for (let index = 0; index < wh.length; index += 1) {
        const fate = fates[Math.floor(index / perHour)] ?? 'measured';
        quality[index] = qualityCode[fate];
        if (fate === 'missing') wh[index] = missingValue;
        else if (fate === 'estimated') wh[index] = estimates[index] ?? missingValue;
      }
      if (fates.every((fate) => fate === 'missing')) return null;
      return { siteId: siteUuid, day, resolution: site.resolution, wh, quality };
    },
  };
}
