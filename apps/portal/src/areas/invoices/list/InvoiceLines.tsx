import type { Invoice, InvoiceBreakdown } from '@vinrod/api-client';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatMoney, formatNumber, formatPercent } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { t } from '#messages';
import { FigureHelp } from '#shell/figures';

import { CategoryShares } from './CategoryShares.tsx';
import { lineRows, type LineRow } from './invoice-lines.ts';
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
    text: ({ name, detail }) => `${name}, ${detail}`,
    render: ({ name, detail }) => (
      <span className={styles.product}>
        {name}
        <Text size="small" tone="muted">
          {detail}
        </Text>
      </span>
    ),
    width: '2fr',
    minWidth: 120,
  },
  {
    id: 'price',
    header: t('invoices.lines.price'),
    text: ({ price }) => price,
    align: 'end',
    isMuted: true,
    // Holds "138,11 öre/kWh": a text that is wider than its column would push its digits out of line.
    width: 112,
    listPlace: 'detail',
  },
  {
    id: 'amount',
    header: t('invoices.lines.amount'),
    unit: 'kr',
    text: ({ amountSek }) => formatNumber(amountSek, { decimals: 2 }),
    align: 'end',
    minWidth: 92,
    listPlace: 'figure',
  },
];

/** Figures that its help explains. */
const explained = [
  'invoicedEnergy',
  'lineAmount',
  'netAmount',
  'vat',
  'roundingToKrona',
  'invoiceTotal',
  'remaining',
] as const;

/** Invoice specification, a row for each of several sites that opens to its lines, and how they add up. */
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
        {...(sites.length > 1 ? { childRows: ({ lines }: LineRow) => lines } : {})}
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
