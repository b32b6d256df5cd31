import type { LineGraphs } from '@vinrod/api-client';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { LinkButton } from '@vinrod/ui/link-button';
import { Text } from '@vinrod/ui/text';
import type { Period } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { shortPeriod } from '../graph/compared-period.ts';
import { gapText } from '../graph/comparison/change-text.ts';
import { ComparisonFigures } from '../graph/comparison/ComparisonFigures.tsx';
import { t } from './texts.ts';

export interface ChangeOfAllProps {
  readonly graphs: LineGraphs;
  readonly comparison: NonNullable<LineGraphs['comparison']>;
  readonly period: Period;
  /** Address of the report for only the sites that can be compared; undefined when there are none or too many. */
  readonly comparableHref: string | undefined;
}

/** The change of all sites in four figures, and what its values lack. */
export function ChangeOfAll({ graphs, comparison, period, comparableHref }: ChangeOfAllProps): ReactElement {
  const { total, sites } = comparison;
  const before = { start: comparison.period.start_date, end: comparison.period.end_date };
  const reason = gapText(total);
  const notMeasured = graphs.series.flatMap(({ points }, place) =>
    points.some(({ quality }) => quality === 'estimated' || quality === 'corrected')
      ? [shortPeriod(place === 0 ? period : before)]
      : [],
  );
  const count = sites.filter(({ change_kwh: kwh }) => kwh !== null).length;
  return (
    <>
      <ComparisonFigures comparison={comparison} period={period} />
      {reason === undefined ? null : (
        <InlineAlert
          tone="warning"
          title={t('changes.all.none')}
          {...(comparableHref === undefined
            ? {}
            : {
                actions: (
                  <LinkButton size="sm" href={comparableHref}>
                    {t('changes.all.some', { count })}
                  </LinkButton>
                ),
              })}
        >
          {`${reason}.`}
        </InlineAlert>
      )}
      {notMeasured.length === 0 ? null : (
        <Text size="small" tone="muted">
          {t('changes.estimated', { periods: notMeasured.join(', ') })}
        </Text>
      )}
    </>
  );
}
