import { compareNames } from '@vinrod/ui/format';

import { t } from '#messages';

/** Most sites to list by name; above this they are counted. */
const named = 8;

/**
 * Describes the sites of a report, by name when they are few.
 *
 * @param nameOf - Name of a site; called only when they are few.
 * @param isWhole - Whether they are all the sites there are.
 */
export function sitesText(
  sites: ReadonlySet<string>,
  nameOf: (uuid: string) => string,
  isWhole: boolean,
): string {
  if (isWhole) return t('analytics.printedAll', { count: sites.size });
  return sites.size <= named
    ? [...sites].map(nameOf).toSorted(compareNames).join(', ')
    : t('analytics.sites.choose', { selected: sites.size });
}
