import type { LineGraphComparison } from '@vinrod/api-client';
import { DataTable } from '@vinrod/ui/data-table';
import { formatInteger, formatPercent, NO_BREAK_SPACE } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { FigureHelp } from '#shell/figures';

import { gapText, signedText } from '../graph/comparison/change-text.ts';
import { largestChange } from '../graph/comparison/comparison-answer.ts';
import { changedSiteColumns } from './changed-site-columns.tsx';
import { mainSite, siteShares } from './site-shares.ts';
import { t } from './texts.ts';

export interface ChangedSitesProps {
  readonly comparison: LineGraphComparison;
  /** Address of one site in the month. */
  readonly hrefOf: (site: string) => string;
}

/** Sites that explain the change, largest increase first, each with its part of the increases or decreases. */
export function ChangedSites({ comparison, hrefOf }: ChangedSitesProps): ReactElement {
  const shares = useMemo(() => siteShares(comparison.sites), [comparison.sites]);
  const { total } = comparison;
  const reasons = [...new Set(shares.sites.flatMap((site) => gapText(site) ?? []))];
  return (
    <Section
      title={t('analytics.sites.button')}
      actions={<FigureHelp names={['shareOfChange', 'changeInEnergy']} label={t('analytics.sites.button')} />}
      isFirst
    >
      <Stack gap="3">
        <Text>{words()}</Text>
        <DataTable
          label={t('analytics.change.label')}
          columns={changedSiteColumns(largestChange(shares.sites))}
          rows={shares.sites}
          rowKey={({ uuid }) => uuid}
          rowHref={({ uuid }) => hrefOf(uuid)}
          density="compact"
          empty={{ title: t('analytics.sites.none') }}
          sum={{
            label: t('month.sum'),
            values: {
              kwh: formatInteger(total.kwh),
              previous: formatInteger(total.previous_kwh),
              change: signedText(total.change_kwh),
            },
          }}
        />
        {reasons.map((reason) => (
          <Text key={reason} size="small" tone="muted">
            {t('analytics.change.left', {
              count: shares.sites.filter((site) => gapText(site) === reason).length,
              reason: reason.toLowerCase(),
            })}
          </Text>
        ))}
      </Stack>
    </Section>
  );

  function words(): string {
    const site = mainSite(shares);
    if (site === undefined) return t('changes.site.none');
    const isRise = (site.change_kwh ?? 0) > 0;
    return t(isRise ? 'changes.site.rose' : 'changes.site.fell', {
      site: site.name,
      kwh: `${signedText(site.change_kwh)}${NO_BREAK_SPACE}kWh`,
      percent: formatPercent(site.sharePercent),
    });
  }
}
