import { dayOf, weekdayOf, type Day } from '@vinrod/locale/day';
import { clockHour, hoursInDay } from '@vinrod/locale/clock';
import { stepsInDay, type Resolution } from '../../quantities/resolution.ts';
import type { Activity, BuildingShape } from './building-shape.ts';
import { buildingShapes, type BuildingType } from './building-types.ts';
import { breakOf, dayKindOf, type DayKind } from './day-kind.ts';
import { drift, jitter, seedOf } from './random.ts';
import type { DayWeather, PriceArea } from './weather.ts';
import type { KilowattHours } from '../../quantities/quantities.ts';

/** A site's input to the model. */
export interface ModelledSite {
  /** Seed of the site's randomness: the anläggnings-id. */
  readonly key: string;
  readonly type: BuildingType;
  readonly priceArea: PriceArea;
  /** Consumption of 2025 in normal operation, kWh. */
  readonly annualKwh: KilowattHours;
  /** Change per year, as a share: -0.03 saves three per cent a year. */
  readonly yearlyChange: number;
}

/** The load of one site. */
export interface LoadModel {
  /** Energy of each step of a local day in Wh, as measured by a faultless meter. */
  dayWh(day: Day, resolution: Resolution): Int32Array;
  /** Energy of each step as a network company estimates it later: the usual shape, without the random variation. */
  estimatedDayWh(day: Day, resolution: Resolution): Int32Array;
}

const referenceYearStart = dayOf(2025, 1, 1);
const referenceYearEnd = dayOf(2025, 12, 31);
const daysPerYear = 365.2425;
/** Hours over which activity rises and falls. */
const ramp = 0.75;

function activityAt(schedule: readonly Activity[], hour: number): number {
  let level = 0;
  for (const [from, to, share] of schedule) {
    const rise = Math.min(1, Math.max(0, (hour - from) / ramp + 0.5));
    const fall = Math.min(1, Math.max(0, (to - hour) / ramp + 0.5));
    level = Math.max(level, share * Math.min(rise, fall));
  }
  return level;
}

/** Activity per quarter of an hour on the clock (96 values) and kind of day. */
function activityTables(shape: BuildingShape, shift: number): Readonly<Record<DayKind, Float64Array>> {
  const table = (schedule: readonly Activity[]): Float64Array =>
    Float64Array.from({ length: 96 }, (_, quarter) => activityAt(schedule, (quarter + 0.5) / 4 - shift));
  return {
    workday: table(shape.schedule.workday),
    saturday: table(shape.schedule.saturday),
    sunday: table(shape.schedule.sunday),
  };
}

/**
 * The load model of a site. Days are independent: one day on its own gives the same values as within the whole period.
 * @param weather - weather of an area and day, see `cachingWeather`
 */
export function createLoadModel(
  site: ModelledSite,
  weather: (area: PriceArea, day: Day) => DayWeather,
): LoadModel {
  const shape = buildingShapes[site.type];
  const seed = seedOf(site.key);
  const tables = activityTables(shape, 0.5 * jitter(seed, 1));
  const heat = (shape.heat * (1 + 0.35 * jitter(seed, 2))) / 10;
  const cool = (shape.cool * (1 + 0.3 * jitter(seed, 3))) / 10;

  /** Relative load at a quarter of the clock, before scaling and random variation. */
  function shapeAt(activity: number, air: DayWeather, hour: number): number {
    const felt = 0.75 * air.mean + 0.25 * (air.temperature[hour] ?? air.mean);
    const dark = air.darkness[hour] ?? 0;
    return (
      shape.base +
      shape.active * activity +
      (shape.light * activity + shape.nightLight) * dark +
      heat * Math.max(0, 15 - felt) * (0.6 + 0.4 * activity) +
      cool * Math.max(0, felt - 8)
    );
  }

  function activityFactor(day: Day): number {
    const pause = breakOf(day);
    const left = shape.breaks[pause] ?? (pause === 'summer' ? shape.breaks.school : undefined) ?? 1;
    const weekly = weekdayOf(day) === 5 ? 0.95 : 1;
    return left * weekly;
  }

  function relativeDay(day: Day, perHour: 1 | 4): Float64Array {
    const air = weather(site.priceArea, day);
    const activities = tables[dayKindOf(day)];
    const factor = activityFactor(day);
    const hours = hoursInDay(day);
    const steps = new Float64Array(hours * perHour);
    for (let index = 0; index < hours; index += 1) {
      const hour = clockHour(day, index);
      for (let part = 0; part < perHour; part += 1) {
        const quarter = perHour === 4 ? hour * 4 + part : hour * 4 + 1;
        const activity =
          perHour === 4
            ? (activities[quarter] ?? 0)
            : ((activities[quarter] ?? 0) + (activities[quarter + 1] ?? 0)) / 2;
        steps[index * perHour + part] = shapeAt(activity * factor, air, hour);
      }
    }
    return steps;
  }

  let reference = 0;
  for (let day = referenceYearStart; day <= referenceYearEnd; day += 1) {
    for (const value of relativeDay(day, 1)) reference += value;
  }
  const whPerUnit = (site.annualKwh * 1000) / reference;

  function scaleOf(day: Day): number {
    const years = (day - referenceYearStart) / daysPerYear - 0.5;
    return whPerUnit * (1 + site.yearlyChange) ** years;
  }

  function estimatedDayWh(day: Day, resolution: Resolution): Int32Array {
    const perHour = resolution === 'quarter' ? 4 : 1;
    const scale = scaleOf(day) / perHour;
    return Int32Array.from(relativeDay(day, perHour), (value) => Math.round(value * scale));
  }

  function dayWh(day: Day, resolution: Resolution): Int32Array {
    const perHour = resolution === 'quarter' ? 4 : 1;
    const scale = scaleOf(day) / perHour;
    const steps = relativeDay(day, perHour);
    const weekly = 0.05 * drift(seed ^ 5, day / 9) + 0.04 * drift(seed ^ 6, day / 2);
    const rough = perHour === 4 ? shape.unrest * 1.3 : shape.unrest;
    const result = new Int32Array(stepsInDay(day, resolution));
    for (let index = 0; index < result.length; index += 1) {
      const position = day * 100 + index;
      const slow = 0.6 * shape.unrest * drift(seed ^ 7, (day * 24 + index / perHour) / 5);
      const unrest = 1 + weekly + slow + rough * jitter(seed ^ 8, position);
      result[index] = Math.max(0, Math.round((steps[index] ?? 0) * scale * unrest));
    }
    return result;
  }

  return { dayWh, estimatedDayWh };
}
