import { createSeries, quality, type TimeSeries } from '../core/series.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { isDayOff } from '@vinrod/locale/workday';
import { fromLocal, toLocal } from '@vinrod/locale/wall-clock';
import { addSteps, stepStarts, type StepKind } from '../core/time/steps.ts';
import type { LineGraphSeries } from '../line-graph/index.ts';

/** How a made-up site uses electricity. */
export interface DemoSite {
  readonly key: string;
  readonly label: string;
  /** kWh per hour at night. */
  readonly base: number;
  /** Added during opening hours. */
  readonly open: number;
  /** Added in the coldest (positive) or warmest (negative) month. */
  readonly heating: number;
}

/** Ten sites, in the order of the palette. */
export const demoSites: readonly DemoSite[] = [
  { key: 'a', label: 'Kontorshus Älvgatan 12', base: 20, open: 34, heating: 18 },
  { key: 'b', label: 'Lager Östra hamnen', base: 30, open: 22, heating: 9 },
  { key: 'c', label: 'Butik Stortorget 4', base: 9, open: 18, heating: 6 },
  { key: 'd', label: 'Kyllager Rosenlund', base: 42, open: 12, heating: -14 },
  { key: 'e', label: 'Terminal Brunna', base: 22, open: 10, heating: 3 },
  { key: 'f', label: 'Bageri Industrivägen 8', base: 14, open: 20, heating: 2 },
  { key: 'g', label: 'Butik Vallgatan 21', base: 6, open: 12, heating: 5 },
  { key: 'h', label: 'Butik Kungsgränd 3', base: 12, open: 17, heating: 5 },
  { key: 'i', label: 'Parkeringshus Mården', base: 16, open: 6, heating: 4 },
  { key: 'j', label: 'Servicehall Ågesta', base: 8, open: 14, heating: 6 },
];

/** One of the ten sites. */
export function demoSite(index: number): DemoSite {
  const site = demoSites[index];
  if (!site) throw new RangeError(`There is no demo site ${index}.`);
  return site;
}

/** A repeatable number from 0 to 1 for a seed (mulberry32). */
function noise(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

function hourly(site: DemoSite, instant: number, salt: number): number {
  const { month, day, hour, weekday } = toLocal(instant);
  const season = Math.cos(((month - 1 + day / 31) / 12) * 2 * Math.PI);
  const isOpen = hour >= 7 && hour < 19;
  const share = isDayOff(localDayOf(instant)) ? 0.35 : 1;
  const wobble = 0.92 + 0.16 * noise(Math.round(instant / 3_600_000) * 31 + salt * 977 + weekday);
  return (site.base + (isOpen ? site.open * share : 0) + site.heating * season) * wobble;
}

function stepValue(step: StepKind, site: DemoSite, start: number, salt: number): number {
  if (step === 'hour') return hourly(site, start, salt);
  if (step === 'quarter') return hourly(site, start, salt) / 4;
  const end = addSteps(step, start, 1);
  let sum = 0;
  for (let hour = start; hour < end; hour += 3_600_000) sum += hourly(site, hour, salt);
  return sum;
}

/** A made-up but repeatable series from one local date to another, both included. */
export function demoSeries(
  site: DemoSite,
  step: StepKind,
  [fromYear, fromMonth, fromDay]: readonly [number, number, number],
  [toYear, toMonth, toDay]: readonly [number, number, number],
  salt = 0,
): TimeSeries {
  const end = step === 'hour' || step === 'quarter' ? 23 : 0;
  const starts = stepStarts(
    step,
    fromLocal(fromYear, fromMonth, fromDay),
    fromLocal(toYear, toMonth, toDay, end),
  );
  const own = site.key.charCodeAt(0) + salt;
  return createSeries({
    step,
    starts,
    values: Array.from(starts, (start) => Math.round(stepValue(step, site, start, own) * 1000) / 1000),
    name: site.label,
  });
}

/** The weeks of mockup 04: 4 May – 1 November 2026. */
export function demoWeeks(count: number): LineGraphSeries[] {
  return demoSites.slice(0, count).map((site) => ({
    key: site.key,
    label: site.label,
    data: demoSeries(site, 'week', [2026, 5, 4], [2026, 10, 26]),
  }));
}

/** A series with some values replaced; NaN makes a gap. */
export function withValues(series: TimeSeries, change: (value: number, index: number) => number): TimeSeries {
  return createSeries({ ...series, values: series.values.map(change) });
}

/** A series with some values marked as estimated. */
export function withEstimates(series: TimeSeries, isEstimated: (index: number) => boolean): TimeSeries {
  return createSeries({
    ...series,
    quality: series.quality.map((one, index) => (isEstimated(index) ? quality.estimated : one)),
  });
}
