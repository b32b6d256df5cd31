import { formatPeriod } from '@vinrod/ui/format';

import { countSites } from '#selected-sites';
import { periodPresetLabel } from '#language/words';
import { t } from '#messages';

import { readGraphState } from '../graph-state.ts';
import type { SavedView } from './saved-view.ts';

/** What a saved view shows, in a line: its period and its sites. A quick choice of period follows the calendar. */
export function viewFacts({ query }: SavedView): string {
  const { period, sites } = readGraphState(new URLSearchParams(query));
  const count = countSites(sites);
  return t('views.facts', {
    period: 'preset' in period ? periodPresetLabel(period.preset) : formatPeriod(period),
    sites: count === undefined ? t('views.allSites') : t('views.sites', { count }),
  });
}
