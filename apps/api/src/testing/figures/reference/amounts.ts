import { daysOfSpan } from '../appearance.ts';
import type { Stored } from '../stored/read-stored.ts';
import { hourMs, midnightOf } from '../stored/swedish-clock.ts';
import { whOf, type Step } from './steps.ts';

/** Wh × öre/MWh in one krona. */
const sek = 100_000_000;

/** Energy times spot price and surcharge, SEK; null when nothing is measured or an hour has no price. */
export function costOf(steps: readonly Step[], { prices, surcharges }: Stored): number | null {
  let sum: number | null = null;
  for (const { site, date, start, wh } of steps) {
    if (wh === null) continue;
    const hour = Math.floor((start - midnightOf(date)) / hourMs);
    const spot = prices.get(`${site.priceArea} ${date}`)?.[hour];
    if (spot === undefined) return null;
    const agreed = surcharges.findLast(({ companyId, from }) => companyId === site.companyId && from <= date);
    sum = (sum ?? 0) + (wh * (spot + (agreed?.orePerMwh ?? 0))) / sek;
  }
  return sum;
}

/** kg CO₂ of the measured values, by the residual mix of the year in which the period ends; null when unknown. */
export function emissionsOf(steps: readonly Step[], span: string, { mixes }: Stored): number | null {
  const days = daysOfSpan(span);
  if (days === null || whOf(steps) === null) return null;
  const wh = whOf(steps.filter(({ site }) => site.choice === 'residual_mix')) ?? 0;
  if (wh === 0) return 0;
  const year = Number(days.last.slice(0, 4));
  const latest = Math.max(...[...mixes.keys()].filter((known) => known <= year));
  const grams = mixes.get(latest);
  return grams === undefined ? null : (wh / 1000 / 1000) * grams;
}

/** Quality of a sum, in the word used by payloads. */
export function qualityOf(steps: readonly Step[], missingHours: number): string {
  const present = steps.filter(({ wh }) => wh !== null);
  if (present.length === 0) return 'missing';
  if (missingHours > 0) return 'incomplete';
  const weakest = Math.max(...new Set(present.map(({ code }) => code)));
  return ['measured', 'corrected', 'estimated'][weakest] ?? 'measured';
}
