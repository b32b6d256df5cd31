import type { Invoice, InvoiceBreakdown } from '@vinrod/api-client';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatEnergy, formatMoney, formatNumber, formatPercent } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { t } from '#messages';
import { FigureHelp } from '#shell/figures';

import { CategoryShares } from './CategoryShares.tsx';
import { linePrice, lineQuantity, lineRows, type LineRow } from './invoice-lines.ts';
import * as styles from './InvoiceLines.css.ts';

export interface InvoiceLinesProps {
  /** Undefined while it loads. */
  readonly breakdown: InvoiceBreakdown | undefined;
  readonly invoice: Invoice;
}

const columns: readonly DataTableColumn<LineRow>[] = [
  {
    id: 'product',
    header: t('invoices.lines.product'),
    text: ({ line }) => `${line.description}, ${lineQuantity(line)}`,
    render: ({ line }) => (
      <span className={styles.product}>
        {line.description}
        <Text size="small" tone="muted">
          {lineQuantity(line)}
        </Text>
      </span>
    ),
    width: '2fr',
    minWidth: 150,
  },
  {
    id: 'price',
    header: t('invoices.lines.price'),
    text: ({ line }) => linePrice(line),
    align: 'end',
    isMuted: true,
    listPlace: 'detail',
  },
  {
    id: 'amount',
    header: t('invoices.lines.amount'),
    unit: 'kr',
    text: ({ line }) => formatNumber(line.amount_excl_vat_sek, { decimals: 2 }),
    align: 'end',
    listPlace: 'figure',
  },
];

/** What its help explains. */
const explained = [
  'invoicedEnergy',
  'lineAmount',
  'netAmount',
  'vat',
  'roundingToKrona',
  'invoiceTotal',
  'remaining',
] as const;

/** What an invoice consists of, line by line, and how the lines make up what is to be paid. */
export function InvoiceLines({ breakdown, invoice }: InvoiceLinesProps): ReactElement {
  const rows = useMemo(() => (breakdown === undefined ? [] : lineRows(breakdown)), [breakdown]);
  if (breakdown === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={320} />
      </SkeletonGroup>
    );
  }
  const { sites, totals } = breakdown;
  const groups = new Map(
    sites.map(({ site, consumption_kwh: kwh, subtotal_sek: sek }) => [
      site.uuid,
      {
        key: site.uuid,
        label: site.name,
        detail: formatEnergy(kwh, { unit: 'kWh' }),
        values: { amount: formatNumber(sek, { decimals: 2 }) },
      },
    ]),
  );
  return (
    <Section
      title={t('invoices.lines')}
      actions={
        <>
          <Text tone="muted">{t('invoices.lines.sites', { count: sites.length })}</Text>
          <FigureHelp names={explained} label={t('invoices.lines')} />
        </>
      }
    >
      <CategoryShares sums={totals.by_category} />
      <DataTable
        label={t('invoices.lines')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        density="compact"
        {...(sites.length > 1
          ? { groupOf: ({ site }: LineRow) => groups.get(site) ?? { key: site, label: site } }
          : {})}
      />
      <DescriptionList
        layout="apart"
        items={[
          { term: t('invoices.lines.sumBeforeVat'), details: formatMoney(totals.amount_excl_vat_sek) },
          {
            term: t('invoices.lines.vat', {
              rate: formatPercent(invoice.vat_rate_percent, { decimals: 0 }),
            }),
            details: formatMoney(totals.vat_sek),
          },
          { term: t('invoices.lines.rounding'), details: formatMoney(totals.rounding_sek) },
          { term: t('invoices.lines.total'), details: formatMoney(totals.total_sek), isStrong: true },
        ]}
      />
    </Section>
  );
}
