import { hoursInDay, startOfLocalDay } from '@vinrod/locale/clock';
import type { Day } from '@vinrod/locale/day';
import type { MeterDay } from '../../../apps/api/src/energy/meter-day/meter-day.ts';
import { madeSites, shiftOf, siteId } from './scale.ts';

/** A deterministic number in [0, 1) for a whole number (a step of SplitMix32). */
function chance(seed: number): number {
  let value = (seed + 0x9e3779b9) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

/** A kind of meter: how finely it tells, by which most is decided of how well values are compressed. */
interface Meter {
  /** Wh of its steps. */
  readonly step: number;
  /** Wh of a usual quarter. */
  readonly usual: number;
  /** Whether nothing is used between 22 and 06. */
  readonly isOffAtNight: boolean;
}

const meters: readonly Meter[] = [
  { step: 1, usual: 8_000, isOffAtNight: false },
  { step: 10, usual: 3_000, isOffAtNight: false },
  { step: 10, usual: 2_000, isOffAtNight: true },
  { step: 100, usual: 20_000, isOffAtNight: false },
  { step: 1000, usual: 60_000, isOffAtNight: false },
];

/** Quarters of an hour of a local day. */
export function quartersIn(day: Day): number {
  return 4 * hoursInDay(day);
}

/** Values of a site on a day, Wh by quarter. */
function quartersOf(number: number, day: Day): Int32Array {
  const made = number % madeSites;
  const { step, usual, isOffAtNight } = meters[made % meters.length] ?? {
    step: 1,
    usual: 1,
    isOffAtNight: false,
  };
  const size = usual * (0.5 + chance(made));
  const season = 1 + 0.2 * Math.cos((day / 365) * 2 * Math.PI);
  const seed = made * 1e6 + (day + 1000 * shiftOf(number)) * 101;
  const wh = new Int32Array(quartersIn(day));
  for (let quarter = 0; quarter < wh.length; quarter += 1) {
    const hour = quarter / 4;
    if (isOffAtNight && (hour < 6 || hour >= 22)) continue;
    const load = season + 0.5 * Math.sin(((hour - 7) / 24) * 2 * Math.PI);
    wh[quarter] = step * Math.round((size * (load + 0.3 * chance(seed + quarter))) / step);
  }
  return wh;
}

/** A day of a site. */
export function meterDayOf(number: number, day: Day): MeterDay {
  return { siteId: siteId(number), day, resolution: 'quarter', wh: quartersOf(number, day), quality: null };
}

/** When the values of a day have come in: on the next morning. */
export function receivedAt({ day }: MeterDay): Date {
  return new Date(startOfLocalDay(day + 1) + 6 * 3_600_000);
}
