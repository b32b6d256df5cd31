import { dayOf } from '@vinrod/locale/day';
import type { Period } from '../../../apps/api/src/energy/period.ts';

/** Sizes, in sites, of the measured corporate groups; the largest is the target scale. */
export const corporateGroupSizes = [10, 100, 2000] as const;

/** Size of the largest one. */
export const largestCorporateGroup = 2000;

/** Days with stored hours: five years through the day before the bench's clock. */
export const storedDays: Period = { first: dayOf(2021, 11, 20), last: dayOf(2026, 11, 19) };

/** Twelve full months. */
export const year: Period = { first: dayOf(2025, 11, 1), last: dayOf(2026, 10, 31) };

/** The portal's default period: six whole months. */
export const halfYear: Period = { first: dayOf(2026, 5, 1), last: dayOf(2026, 10, 31) };

/** Id of the corporate group with this many sites. */
export function corporateGroupId(sites: number): string {
  return `00000000-0000-4000-8000-${String(sites).padStart(12, '0')}`;
}

/** Id of a site of that corporate group, counted from 0. */
export function siteId(sites: number, index: number): string {
  return `00000000-0000-4000-9000-${String(sites).padStart(6, '0')}${String(index).padStart(6, '0')}`;
}

/** Ids of `count` sites spread over that corporate group, so that none are adjacent. */
export function spreadSiteIds(sites: number, count: number): string[] {
  const step = Math.max(1, Math.floor(sites / count));
  return Array.from({ length: Math.min(count, sites) }, (_, index) => siteId(sites, index * step));
}
