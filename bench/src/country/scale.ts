import { dayOf } from '@vinrod/locale/day';
import type { Period } from '../../../apps/api/src/energy/period.ts';

/** Sites of the supplier; `COUNTRY_SITES=500` is a quick look. */
export const siteCount = Number(process.env['COUNTRY_SITES'] ?? 20_000);

/** Days that are there before any morning: a year of whole months, and what has come of the next one. */
export const storedDays: Period = { first: dayOf(2025, 11, 1), last: dayOf(2026, 11, 17) };

/** Days that come in while it is measured: one on one server, and the next one on the cluster. */
export const mornings = { server: dayOf(2026, 11, 18), cluster: dayOf(2026, 11, 19) } as const;

/** A corporate group; its sites are numbered one after the other, through all of them. */
export interface CorporateGroup {
  readonly id: string;
  readonly firstSite: number;
  readonly sites: number;
}

/** Sites of the smaller corporate groups: from 20 to 50. */
function smallSize(number: number): number {
  return 20 + ((number * 7) % 31);
}

/** Sizes of the corporate groups of a supplier: one has a tenth of its sites, twenty have a hundredth each, the others are small. */
function sizesOf(sites: number): number[] {
  const sizes = [Math.floor(sites / 10), ...Array.from({ length: 20 }, () => Math.floor(sites / 100))];
  let left = sites - sizes.reduce((sum, size) => sum + size, 0);
  for (let number = 0; left > 0; number += 1) {
    const size = Math.min(left, smallSize(number));
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** The corporate groups of a supplier with so many sites, the largest one first. */
export function corporateGroupsOf(sites: number): CorporateGroup[] {
  let firstSite = 0;
  return sizesOf(sites).map((size, index) => {
    const id = `00000000-0000-4000-a000-${String(index).padStart(12, '0')}`;
    const group = { id, firstSite, sites: size };
    firstSite += size;
    return group;
  });
}

/** Beginning of the ids of sites; their numbers follow in twelve digits, so that SQL writes them too. */
export const siteIdStart = '00000000-0000-4000-b000-';

/** Id of a site by its number. */
export function siteId(number: number): string {
  return `${siteIdStart}${String(number).padStart(12, '0')}`;
}

/** Ids of all sites of a corporate group. */
export function siteIdsOf({ firstSite, sites }: CorporateGroup): string[] {
  return Array.from({ length: sites }, (_, index) => siteId(firstSite + index));
}

/** Sites whose values are made one by one; the others have those of another day of one of them. */
export const madeSites = 50;

/** By how many days the values of a site lie beside those of the one that they are taken from, so that no two are alike. */
export function shiftOf(number: number): number {
  return Math.floor(number / madeSites);
}
