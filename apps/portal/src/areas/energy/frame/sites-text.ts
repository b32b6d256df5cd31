import { compareNames } from '@vinrod/ui/format';

import { t } from '#messages';

/** Sites that are named; more of them are counted. */
const named = 8;

/**
 * The sites of a report in words: by name while they are few.
 *
 * @param nameOf - Name of a site; asked of few of them only.
 * @param isWhole - Whether they are all there are.
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
