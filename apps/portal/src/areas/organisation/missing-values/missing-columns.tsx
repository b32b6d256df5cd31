import type { MissingValueSite } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatInteger, MISSING } from '@vinrod/ui/format';

import { corporateGroupColumn } from '#shell/corporate-group-column';

import { t } from './texts.ts';

/** Columns of the sites that lack values. */
export const missingColumns: readonly DataTableColumn<MissingValueSite>[] = [
  {
    id: 'site',
    header: t('missingValues.site'),
    text: ({ site }) => site.name,
    width: '1.4fr',
    minWidth: 160,
    isSortable: true,
    isStrong: true,
  },
  {
    id: 'site_id',
    priority: 4,
    header: t('missingValues.siteId'),
    text: ({ site }) => site.site_id,
    width: 164,
    isMuted: true,
    listPlace: 'none',
  },
  {
    ...corporateGroupColumn<MissingValueSite>(({ corporate_group: corporateGroup }) => corporateGroup),
    isSortable: true,
  },
  {
    id: 'company',
    header: t('missingValues.company'),
    text: ({ company }) => company.name,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'grid_owner',
    priority: 2,
    header: t('missingValues.gridOwner'),
    text: ({ grid_owner: name }) => name ?? t('missingValues.noOwner'),
    width: '1.4fr',
    minWidth: 150,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'grid_area_code',
    header: t('missingValues.gridArea'),
    text: ({ grid_area_code: code }) => code ?? MISSING,
    isHiddenAtFirst: true,
    listPlace: 'none',
  },
  {
    id: 'since',
    header: t('missingValues.since'),
    text: ({ since }) => since,
    align: 'end',
    width: 132,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'last_day',
    priority: 3,
    header: t('missingValues.lastDay'),
    text: ({ last_day: day }) => day,
    align: 'end',
    width: 120,
    listPlace: 'none',
  },
  {
    id: 'day_count',
    header: t('missingValues.dayCount'),
    text: ({ day_count: count }) => formatInteger(count),
    align: 'end',
    width: 88,
    isSortable: true,
    listPlace: 'figure',
    listUnit: t('missingValues.dayUnit'),
  },
];
