import type { Company } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber } from '@vinrod/ui/format';
import { Status, statusBadgeMessages } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { FavoriteMark } from '#shell/favorite-mark';

import * as styles from './CompaniesPanel.css.ts';
import type { CompanyRow } from './company-rows.ts';

function nameOf(row: CompanyRow): string {
  return row.kind === 'company' ? row.company.name : row.site.name;
}

function idOf(row: CompanyRow): string {
  return row.kind === 'company' ? row.company.organization_number : row.site.site_id;
}

function managerOf(row: CompanyRow): string {
  return row.kind === 'company'
    ? t('companies.sites', { count: row.company.site_count })
    : (row.site.manager ?? '–');
}

function consumptionOf(row: CompanyRow): string {
  const { annual_consumption_kwh: kwh } = row.kind === 'company' ? row.company : row.site;
  return formatNumber(kwh, { decimals: 0 });
}

function star(row: CompanyRow) {
  const marked = row.kind === 'company' ? row.company : row.site;
  return (
    <FavoriteMark kind={row.kind} uuid={marked.uuid} name={marked.name} isFavorite={marked.is_favorite} />
  );
}

function CompanyName({ company }: { readonly company: Company }): ReactElement {
  return (
    <span className={styles.name}>
      {company.name}
      <span className={styles.customerId}>{t('companies.customerId', { number: company.customer_id })}</span>
    </span>
  );
}

/** The columns of mockup 08: bolag and, under them, their sites. */
export const companyColumns: readonly DataTableColumn<CompanyRow>[] = [
  {
    id: 'name',
    header: t('company.column'),
    text: nameOf,
    render: (row) => (row.kind === 'company' ? <CompanyName company={row.company} /> : row.site.name),
    width: '2fr',
    minWidth: 170,
    isSortable: true,
    isStrong: true,
  },
  {
    id: 'favorite',
    header: t('favorites.column'),
    isHeaderHidden: true,
    text: (row) => {
      const { is_favorite: isFavorite } = row.kind === 'company' ? row.company : row.site;
      return isFavorite ? t('favorites.column') : '';
    },
    render: star,
    width: 40,
    listPlace: 'leading',
  },
  {
    id: 'id',
    header: t('companies.idColumn'),
    text: idOf,
    render: (row) => (row.kind === 'company' ? idOf(row) : <Text tone="muted">{idOf(row)}</Text>),
    width: 166,
    listPlace: 'detail',
  },
  {
    id: 'site_count',
    header: t('companies.managerColumn'),
    text: managerOf,
    width: 122,
    listPlace: 'detail',
  },
  {
    id: 'annual_consumption_kwh',
    header: t('organisation.annualConsumption'),
    unit: 'kWh',
    text: consumptionOf,
    align: 'end',
    width: 144,
    isSortable: true,
    listPlace: 'figure',
    listUnit: t('organisation.perYear', { unit: 'kWh' }),
  },
  {
    id: 'status',
    header: t('organisation.status'),
    text: (row) =>
      row.kind === 'company'
        ? statusBadgeMessages.sv[`customer.${row.company.status}`]
        : statusBadgeMessages.sv[`site.${row.site.status}`],
    render: (row) =>
      row.kind === 'company' ? (
        <Status kind="customer" value={row.company.status} />
      ) : (
        <Status kind="site" value={row.site.status} />
      ),
    width: 104,
    listPlace: 'none',
  },
];
