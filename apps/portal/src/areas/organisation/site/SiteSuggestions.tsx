import type { Site } from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { SuggestionItem } from '#areas/energy/hour';
import { useOperation } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { periodQuery } from '#period';

import * as styles from './SiteScreen.css.ts';

/** Suggestions shown; the hour report has the rest. */
const shown = 2;

export interface SiteSuggestionsProps {
  readonly site: Site;
  /** The days of the year that have values so far. */
  readonly period: Period;
}

/** What to do about the consumption of a site, most important first; nothing when there is no suggestion. */
export function SiteSuggestions({ site, period }: SiteSuggestionsProps): ReactElement | null {
  const koncern = site.corporate_group.uuid;
  const { data = [] } = useOperation('listExpertSuggestions', {
    path: { id: koncern },
    query: { ...periodQuery(period), site_id: [site.uuid] },
  });
  if (data.length === 0) return null;
  const params = { koncern, report: 'hour', site_id: site.uuid };
  return (
    <Section
      title={t('suggestions.title')}
      actions={
        <Link href={`${paths.analytics}?${new URLSearchParams(params).toString()}`}>
          {t('suggestions.count', { count: data.length })}
        </Link>
      }
    >
      <ul className={styles.suggestions}>
        {data.slice(0, shown).map((suggestion) => (
          <SuggestionItem key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
    </Section>
  );
}
