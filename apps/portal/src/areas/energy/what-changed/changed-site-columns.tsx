import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatInteger, formatPercent, MISSING } from '@vinrod/ui/format';

import { gapText, signedText } from '../graph/comparison/change-text.ts';
import { ChangeBar } from '../graph/comparison/ChangeBar.tsx';
import type { SiteShare } from './site-shares.ts';
import { t } from './texts.ts';

/** "42,0 % av ökningarna"; why there is none for a site that is not compared. */
function shareText(site: SiteShare): string {
  const gap = gapText(site);
  if (gap !== undefined) return gap;
  if (site.sharePercent === null) return MISSING;
  const percent = formatPercent(site.sharePercent);
  return t((site.change_kwh ?? 0) > 0 ? 'changes.share.rose' : 'changes.share.fell', { percent });
}

/**
 * Columns of the sites that explain a change.
 *
 * @param largest - The largest change, which fills half of the bars' column.
 */
export function changedSiteColumns(largest: number): readonly DataTableColumn<SiteShare>[] {
  return [
    {
      id: 'name',
      header: t('month.site'),
      text: ({ name }) => name,
      width: '2fr',
      minWidth: 150,
      isStrong: true,
    },
    {
      id: 'company',
      header: t('month.company'),
      text: ({ company }) => company,
      width: '1.2fr',
      minWidth: 140,
      isMuted: true,
      priority: 6,
      listPlace: 'none',
    },
    {
      id: 'kwh',
      header: t('month.consumption'),
      unit: 'kWh',
      text: ({ kwh }) => formatInteger(kwh),
      align: 'end',
      minWidth: 114,
      priority: 2,
      listPlace: 'none',
    },
    {
      id: 'previous',
      header: t('analytics.compare.short'),
      unit: 'kWh',
      text: ({ previous_kwh: kwh }) => formatInteger(kwh),
      align: 'end',
      isMuted: true,
      minWidth: 110,
      priority: 3,
      listPlace: 'none',
    },
    {
      id: 'change',
      header: t('analytics.change.kwh'),
      unit: 'kWh',
      text: ({ change_kwh: kwh }) => signedText(kwh),
      align: 'end',
      minWidth: 100,
      listPlace: 'figure',
    },
    {
      id: 'bar',
      header: t('analytics.change.kwh'),
      isHeaderHidden: true,
      text: () => '',
      render: ({ change_kwh: kwh }) => <ChangeBar value={kwh} largest={largest} />,
      minWidth: 80,
      priority: 1,
      listPlace: 'none',
    },
    {
      id: 'share',
      header: t('changes.share'),
      text: shareText,
      width: '1.4fr',
      minWidth: 170,
      isMuted: true,
      priority: 4,
      listPlace: 'detail',
    },
  ];
}
