import type { Dashboard } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { type Period } from '@vinrod/ui/format';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { formatLongDate } from '#language/words';
import { t } from '#messages';
import { liesOutside, newestPeriodWithin } from '#period';

export interface ValuesElsewhereProps {
  /** The period that is shown. */
  readonly period: Period;
  /** First and last day with values, whatever the period; null when there are none. */
  readonly span: Dashboard['data_span'] | undefined;
  readonly onSelect: (period: Period) => void;
}

/**
 * Notice that the corporate group's values lie outside the period, with a button for the latest six months that have
 * some. Renders nothing when the period has values, or there are none at all.
 */
export function ValuesElsewhere({ period, span, onSelect }: ValuesElsewhereProps): ReactElement | null {
  if (span === null || span === undefined) return null;
  const days = { start: span.first_day, end: span.last_day };
  if (!liesOutside(period, days)) return null;
  return (
    <InlineAlert
      announce="polite"
      actions={
        <Button size="sm" onPress={() => onSelect(newestPeriodWithin(days))}>
          {t('period.showWithValues')}
        </Button>
      }
    >
      {t('period.valuesElsewhere', { start: formatLongDate(days.start), end: formatLongDate(days.end) })}
    </InlineAlert>
  );
}
