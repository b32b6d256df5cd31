import { addDays, type LocalDate } from '@vinrod/ui/format';

import { paths } from '#navigation';
import { writePeriod } from '#period';
import { writeSites } from '#selected-sites';

/** Days on which sites lack values. */
export interface Gap {
  /** uuid. */
  readonly corporateGroup: string;
  /** uuids. */
  readonly sites: readonly string[];
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** Days before a gap that the graph shows too, so that the gap has an edge. */
const daysBefore = 2;

/** Address of the graph of the days that sites lack. */
export function gapAddress({ corporateGroup, sites, first, last }: Gap): string {
  const params = new URLSearchParams({ koncern: corporateGroup });
  writeSites(params, { ids: sites });
  writePeriod(params, { start: addDays(first, -daysBefore), end: last });
  return `${paths.analytics}?${params.toString()}`;
}
