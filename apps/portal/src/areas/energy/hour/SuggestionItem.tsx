import type { ExpertSuggestion, SuggestionPriority } from '@vinrod/api-client';
import { formatDate, formatEnergy, formatWholeMoney } from '@vinrod/ui/format';
import { Heading } from '@vinrod/ui/heading';
import { HelpPopover } from '@vinrod/ui/help-popover';
import { StatusBadge, type StatusTone } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode } from 'react';

import { t } from '#messages';

import * as styles from './Suggestions.css.ts';

export interface SuggestionItemProps {
  readonly suggestion: ExpertSuggestion;
  /** Actions available to the viewer. */
  readonly actions?: ReactNode;
}

const tones: Readonly<Record<SuggestionPriority, StatusTone>> = {
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

function saving({
  potential_sek_per_year: sek,
  potential_kwh_per_year: kwh,
}: ExpertSuggestion): string | undefined {
  if (sek !== null && sek > 0) return t('suggestions.perYear', { amount: formatWholeMoney(sek) });
  if (kwh !== null && kwh > 0) return t('suggestions.perYear', { amount: formatEnergy(kwh) });
  return undefined;
}

/** Suggestion: what to do, where, what it saves, who wrote it, and how it was computed. */
export function SuggestionItem({ suggestion, actions }: SuggestionItemProps): ReactElement {
  const { category, priority, title, text, site, status, author, calculation } = suggestion;
  const amount = saving(suggestion);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Text size="small" tone="muted">
          {t(`suggestions.category.${category}`)}
        </Text>
        <StatusBadge tone={tones[priority]}>{t(`suggestions.priority.${priority}`)}</StatusBadge>
      </div>
      <Heading level={3}>{title}</Heading>
      <Text size="small" tone="muted">
        {site?.name ?? t('suggestions.wholeKoncern')}
      </Text>
      <Text>{text}</Text>
      {amount === undefined ? null : (
        <div className={styles.saving}>
          <Text size="small" tone="muted">
            {t('suggestions.saving')}
          </Text>
          <strong>{amount}</strong>
        </div>
      )}
      <div className={styles.foot}>
        <StatusBadge isPlain>{t(`suggestions.status.${status}`)}</StatusBadge>
        <div className={styles.author}>
          <Text size="small" tone="muted">
            {author === null
              ? t('suggestions.computed')
              : t('suggestions.author', {
                  name: author.full_name,
                  date: formatDate(suggestion.updated_at),
                })}
          </Text>
        </div>
        {calculation === '' ? null : (
          <HelpPopover term={t('suggestions.calculation')}>
            <span className={styles.calculation}>{calculation}</span>
          </HelpPopover>
        )}
      </div>
      {actions}
    </li>
  );
}
