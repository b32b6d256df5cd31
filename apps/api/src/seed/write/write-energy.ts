import { sql } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import { clockHour, hourMs, hoursInDay, startOfLocalDay } from '@vinrod/locale/clock';
import { formatIntArray, formatTextArray } from '../../energy/meter-day/array-text.ts';
import type { MeterDay } from '../../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import type { Database, Queries } from '../../store/index.ts';
import type { DemoCorporateGroup, DemoSite } from '../catalogue/catalogue.ts';
import { demoCorporateGroups } from '../catalogue/corporate-groups.ts';
import { demoId } from '../demo-id.ts';
import { firstDemoDay } from '../first-demo-day.ts';
import { createMeterSeries } from '../model/meter-series.ts';
import { firstQuarterPrices, spotPriceDay, spotPriceQuarters } from '../model/spot-price.ts';
import { priceAreas, cachingWeather, type DayWeather, type PriceArea } from '../model/weather.ts';

type WeatherSource = (area: PriceArea, day: Day) => DayWeather;

/** The values of a day arrive at 05:30 the next morning. */
const arrivalAfterMidnight = 5.5 * hourMs;

function meterDays(
  group: DemoCorporateGroup,
  sites: readonly DemoSite[],
  first: Day,
  last: Day,
  weather: WeatherSource,
): MeterDay[] {
  const habit = { outagesPerDay: group.outagesPerDay, openUntil: group.gapsOpenUntil };
  const days: MeterDay[] = [];
  for (const site of sites) {
    const series = createMeterSeries(site, demoId('site', site.siteId), habit, weather);
    for (let day = first; day <= last; day += 1) {
      const meterDay = series.meterDay(day);
      if (meterDay !== null) days.push(meterDay);
    }
  }
  return days;
}

/** Temperatures of a day by hour since midnight, in tenths of a degree. */
function deciCelsius(day: Day, weather: DayWeather): number[] {
  return Array.from({ length: hoursInDay(day) }, (_, index) =>
    Math.round((weather.temperature[clockHour(day, index)] ?? weather.mean) * 10),
  );
}

async function writePricesAndWeather(
  db: Queries,
  first: Day,
  last: Day,
  weather: WeatherSource,
): Promise<void> {
  const areas: string[] = [];
  const days: number[] = [];
  const prices: string[] = [];
  const quarterPrices: (string | null)[] = [];
  const temperatures: string[] = [];
  for (const area of priceAreas) {
    for (let day = first; day <= last; day += 1) {
      const air = weather(area, day);
      areas.push(area);
      days.push(day);
      const hours = spotPriceDay(area, day, air);
      prices.push(formatIntArray(hours));
      quarterPrices.push(
        day < firstQuarterPrices ? null : formatIntArray(spotPriceQuarters(area, day, hours)),
      );
      temperatures.push(formatIntArray(deciCelsius(day, air)));
    }
  }
  const [areaText, dayText] = [formatTextArray(areas), formatIntArray(days)];
  await sql`
    insert into spot_price_day (price_area, day, ore_per_mwh, quarter_ore_per_mwh)
    select price_area, date '1970-01-01' + day, ore_per_mwh::integer[], quarters::integer[]
    from unnest(${areaText}::text[], ${dayText}::integer[], ${formatTextArray(prices)}::text[],
        ${formatTextArray(quarterPrices)}::text[])
      as row (price_area, day, ore_per_mwh, quarters)
    on conflict (price_area, day) do nothing`.execute(db);
  await sql`
    insert into temperature_day (price_area, day, deci_celsius)
    select price_area, date '1970-01-01' + day, deci_celsius::smallint[]
    from unnest(${areaText}::text[], ${dayText}::integer[], ${formatTextArray(temperatures)}::text[])
      as row (price_area, day, deci_celsius)
    on conflict (price_area, day) do nothing`.execute(db);
}

/** The last complete day: prices are always written after the values they belong to. */
async function lastWrittenDay(db: Queries): Promise<Day | null> {
  const { rows } = await sql<{ day: number | null }>`
    select max(day) - date '1970-01-01' as day from spot_price_day
    where price_area = ${priceAreas.at(-1)}`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * Stores values, prices and weather through `last`, from the first demo day or from where an earlier start stopped.
 * After
 * an interruption the next start continues with the same values.
 * @param now - latest time of arrival of a value
 * @returns the number of added days
 */
export async function writeEnergy(
  database: Database,
  sitesByCompany: ReadonlyMap<string, readonly DemoSite[]>,
  last: Day,
  now: Date,
): Promise<number> {
  const written = await lastWrittenDay(database.db);
  const first = written === null ? firstDemoDay : written + 1;
  if (first > last) return 0;
  const weather = cachingWeather();
  const receivedAt = ({ day }: MeterDay): Date =>
    new Date(Math.min(startOfLocalDay(day + 1) + arrivalAfterMidnight, now.getTime()));
  for (const group of demoCorporateGroups) {
    for (const company of group.companies) {
      const days = meterDays(group, sitesByCompany.get(company.name) ?? [], first, last, weather);
      await database.transaction((trx) =>
        writeMeterDays(trx, demoId('corporate group', group.name), days, receivedAt),
      );
    }
  }
  await database.transaction((trx) => writePricesAndWeather(trx, first, last, weather));
  return last - first + 1;
}
