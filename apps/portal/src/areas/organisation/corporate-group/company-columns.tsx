import type { Company, SiteStatus } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber, MISSING } from '@vinrod/ui/format';
import { Status, statusBadgeMessages } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { pageLanguage } from '#language';
import { t } from '#messages';
import { FavoriteMark } from '#shell/favorite-mark';

import * as styles from './CompaniesPanel.css.ts';
import type { CompanyRow, SiteRow } from './company-rows.ts';

function nameOf(row: CompanyRow): string {
  return row.kind === 'company' ? row.company.name : row.site.name;
}

function idOf(row: CompanyRow): string {
  return row.kind === 'company' ? row.company.organization_number || MISSING : (row.site.site_id ?? MISSING);
}

function managerOf(row: CompanyRow): string {
  return row.kind === 'company'
    ? t('companies.sites', { count: row.company.site_count })
    : (row.site.manager ?? '–');
}

function consumptionOf(row: CompanyRow): string {
  const { annual_consumption_kwh: kwh = null } = row.kind === 'company' ? row.company : row.site;
  return formatNumber(kwh, { decimals: 0 });
}

function statusOf({ site }: SiteRow): SiteStatus {
  return site.status ?? 'active';
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
      <span className={styles.linkedName}>{company.name}</span>
      <span className={styles.customerId}>{t('companies.customerId', { number: company.customer_id })}</span>
    </span>
  );
}

/** Columns of mockup 08: companies, with their sites below. */
export const companyColumns: readonly DataTableColumn<CompanyRow>[] = [
  {
    id: 'favorite',
    header: t('favorites.column'),
    isHeaderHidden: true,
    text: (row) => {
      const { is_favorite: isFavorite } = row.kind === 'company' ? row.company : row.site;
      return isFavorite ? t('favorites.column') : '';
    },
    render: star,
    width: 36,
    listPlace: 'leading',
  },
  {
    id: 'name',
    header: t('company.column'),
    text: nameOf,
    render: (row) =>
      row.kind === 'company' ? (
        <CompanyName company={row.company} />
      ) : (
        <span className={`${styles.site} ${styles.linkedName}`}>{row.site.name}</span>
      ),
    width: '2fr',
    minWidth: 190,
    isSortable: true,
    isStrong: true,
  },
  {
    id: 'id',
    priority: 2,
    header: t('companies.idColumn'),
    text: idOf,
    render: (row) =>
      row.kind === 'company' ? (
        idOf(row)
      ) : (
        <Text as="span" tone="muted">
          {idOf(row)}
        </Text>
      ),
    width: 166,
    listPlace: 'detail',
  },
  {
    id: 'site_count',
    priority: 1,
    header: t('companies.managerColumn'),
    text: managerOf,
    render: (row) =>
      row.kind === 'company' ? (
        <Text as="span" tone="muted">
          {managerOf(row)}
        </Text>
      ) : (
        managerOf(row)
      ),
    width: 118,
    listPlace: 'detail',
  },
  {
    id: 'annual_consumption_kwh',
    header: t('organisation.annualConsumption'),
    unit: 'kWh',
    text: consumptionOf,
    render: (row) => (row.kind === 'company' ? <strong>{consumptionOf(row)}</strong> : consumptionOf(row)),
    align: 'end',
    width: 140,
    isSortable: true,
    listPlace: 'figure',
    listUnit: t('organisation.perYear', { unit: 'kWh' }),
  },
  {
    id: 'status',
    header: t('organisation.status'),
    text: (row) =>
      row.kind === 'company'
        ? statusBadgeMessages[pageLanguage][`customer.${row.company.status}`]
        : statusBadgeMessages[pageLanguage][`site.${statusOf(row)}`],
    render: (row) =>
      row.kind === 'company' ? (
        <Status kind="customer" value={row.company.status} />
      ) : (
        <Status kind="site" value={statusOf(row)} />
      ),
    width: 100,
    listPlace: 'none',
  },
];
