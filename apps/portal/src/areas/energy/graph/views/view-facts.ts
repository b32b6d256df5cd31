import { formatPeriod } from '@vinrod/ui/format';

import { countSites } from '#selected-sites';
import { periodPresetLabel } from '#language/words';
import { t } from '#messages';

import { readGraphState } from '../graph-state.ts';
import type { SavedView } from './saved-view.ts';

/** One-line description of a saved view: its period and sites. Relative periods follow the calendar. */
export function viewFacts({ query }: SavedView): string {
  const { period, sites } = readGraphState(new URLSearchParams(query));
  const count = countSites(sites);
  return t('views.facts', {
    period: 'preset' in period ? periodPresetLabel(period.preset) : formatPeriod(period),
    sites: count === undefined ? t('views.allSites') : t('views.sites', { count }),
  });
}
