import { dayOf, partsOf, type Day } from '@vinrod/locale/day';
import { drift, seedOf } from './random.ts';

/** The four bidding areas of Sweden (since 2011-11-01). */
export type PriceArea = 'SE1' | 'SE2' | 'SE3' | 'SE4';

/** All bidding areas, from north to south. */
export const priceAreas: readonly PriceArea[] = ['SE1', 'SE2', 'SE3', 'SE4'];

interface Climate {
  /** Degrees north of the area's reference town (Luleå, Sundsvall, Stockholm, Malmö). */
  readonly latitude: number;
  /** Mean of the year, °C. */
  readonly mean: number;
  /** Half the difference between the warmest and the coldest month, °C. */
  readonly swing: number;
}

/** Rounded normals 1991–2020 of the reference towns, general knowledge. */
const climate: Readonly<Record<PriceArea, Climate>> = {
  SE1: { latitude: 65.6, mean: 3, swing: 13 },
  SE2: { latitude: 62.4, mean: 4.5, swing: 11.5 },
  SE3: { latitude: 59.3, mean: 7.6, swing: 10.3 },
  SE4: { latitude: 55.6, mean: 9, swing: 8.8 },
};

/** Weather that affects load and price in one area on one day, by local clock hour (0–23). */
export interface DayWeather {
  /** Mean of the day, °C. */
  readonly mean: number;
  /** °C per hour of the clock. */
  readonly temperature: Float64Array;
  /** Share of full darkness per hour of the clock, 0 (day) to 1 (night). */
  readonly darkness: Float64Array;
  /** Sunshine per hour of the clock, 0 to 1. */
  readonly sun: Float64Array;
  /** Wind over the whole country, 0 (calm) to 1 (storm). */
  readonly wind: number;
}

const countrySeed = seedOf('weather');
/** The coldest day of the year falls around 24 January. */
const coldestDay = 24;
const year = 365.2425;

function yearAngle(day: Day): number {
  return (2 * Math.PI * (day - dayOf(partsOf(day).year, 1, 1))) / year;
}

/** Sine of the sun's elevation; the clock is taken as solar time plus one hour in summer. */
function sunHeight(latitude: number, angle: number, solarHour: number): number {
  const declination = (-23.44 * Math.PI * Math.cos(angle + (2 * Math.PI * 10) / year)) / 180;
  const north = (latitude * Math.PI) / 180;
  const hourAngle = ((solarHour - 12) * Math.PI) / 12;
  return (
    Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle)
  );
}

/** The weather of an area on a day; deterministic. */
export function weatherOf(area: PriceArea, day: Day): DayWeather {
  const { latitude, mean, swing } = climate[area];
  const angle = yearAngle(day);
  const seed = seedOf(area);
  const season = Math.cos(angle - (2 * Math.PI * coldestDay) / year);
  const fronts =
    5.4 * drift(countrySeed, day / 6) + 3.2 * drift(seed, day / 3) + 2.4 * drift(seed ^ 1, day / 17);
  const dayMean = mean - swing * season + fronts * (1 + 0.45 * season);
  const cloud = Math.min(1, Math.max(0.1, 0.55 + 0.9 * drift(seed ^ 2, day / 2)));
  const wind = Math.min(1, Math.max(0, 0.42 + 0.12 * season + 0.75 * drift(countrySeed ^ 3, day / 2.5)));
  const temperature = new Float64Array(24);
  const darkness = new Float64Array(24);
  const sun = new Float64Array(24);
  for (let hour = 0; hour < 24; hour += 1) {
    const height = sunHeight(latitude, angle, hour - (season < 0 ? 0.5 : -0.5));
    darkness[hour] = Math.min(1, Math.max(0, 0.5 - height * 4));
    sun[hour] = Math.max(0, height) * (1.15 - cloud);
    const daily = Math.cos(((hour - 15) * Math.PI) / 12);
    temperature[hour] = dayMean + daily * (1.2 + 3.4 * Math.max(0, 0.5 - season) * (1.2 - cloud));
  }
  return { mean: dayMean, temperature, darkness, sun, wind };
}

/** {@link weatherOf} with a cache, for many sites over the same days. */
export function cachingWeather(): (area: PriceArea, day: Day) => DayWeather {
  const made = new Map<string, DayWeather>();
  return (area, day) => {
    const key = `${area}${day}`;
    let weather = made.get(key);
    if (weather === undefined) {
      weather = weatherOf(area, day);
      made.set(key, weather);
    }
    return weather;
  };
}
