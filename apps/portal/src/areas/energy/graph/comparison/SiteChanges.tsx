import type { LineGraphComparison } from '@vinrod/api-client';
import { DataTable } from '@vinrod/ui/data-table';
import { changeOf, formatInteger, MISSING } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Stack } from '@vinrod/ui/stack';
import { ChangeText } from '@vinrod/ui/stat-tile';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { changeColumns } from './change-columns.tsx';
import { gapText, signedText } from './change-text.ts';
import { comparisonAnswer, largestChange } from './comparison-answer.ts';

export interface SiteChangesProps {
  readonly comparison: LineGraphComparison;
}

/** Consumption of each site in both periods, largest increase first (mockup 22). */
export function SiteChanges({ comparison }: SiteChangesProps): ReactElement {
  const { total, sites } = comparison;
  const { left } = comparisonAnswer(comparison);
  const reasons = [...new Set(left.map((site) => gapText(site)))].filter((reason) => reason !== undefined);
  return (
    <Section
      title={t('analytics.change.perSite')}
      actions={
        <Text size="small" tone="muted">
          {t('analytics.change.order')}
        </Text>
      }
      isFirst
    >
      <Stack gap="3">
        <DataTable
          label={t('analytics.change.label')}
          columns={changeColumns(largestChange(sites), reasons.length > 0)}
          rows={sites}
          rowKey={(row) => row.uuid}
          density="compact"
          empty={{ title: t('analytics.sites.none') }}
          sum={{
            label: t('month.sum'),
            values: {
              kwh: formatInteger(total.kwh),
              previous: formatInteger(total.previous_kwh),
              change: signedText(total.change_kwh),
              sek: signedText(total.change_sek),
              percent:
                total.change_percent === null ? (
                  MISSING
                ) : (
                  <ChangeText change={changeOf(total.change_percent)} rise="bad" />
                ),
            },
          }}
        />
        {reasons.map((reason) => (
          <Text key={reason} size="small" tone="muted">
            {t('analytics.change.left', {
              count: left.filter((site) => gapText(site) === reason).length,
              reason: reason.toLowerCase(),
            })}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
