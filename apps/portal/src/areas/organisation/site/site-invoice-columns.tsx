import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber, formatPeriod, isWholeMonths, monthOf } from '@vinrod/ui/format';
import { Status, statusBadgeMessages } from '@vinrod/ui/status-badge';

import { pageLanguage } from '#language';
import { formatMonthRange } from '#language/words';
import { t } from '#messages';

import type { SiteInvoice } from '../queries/use-site-invoices.ts';

/** Period of an invoice: month names when they are whole, otherwise dates. */
function periodOf({ invoice: { period_start: start, period_end: end } }: SiteInvoice): string {
  const period = { start, end };
  return isWholeMonths(period) ? formatMonthRange(monthOf(start), monthOf(end)) : formatPeriod(period);
}

/** The columns of the newest invoices of a site. */
export const siteInvoiceColumns: readonly DataTableColumn<SiteInvoice>[] = [
  {
    id: 'number',
    header: t('site.invoice.number'),
    text: ({ invoice }) => invoice.invoice_number,
    minWidth: 112,
  },
  {
    id: 'period',
    priority: 2,
    header: t('site.invoice.period'),
    text: periodOf,
    minWidth: 120,
    listPlace: 'detail',
  },
  {
    id: 'kwh',
    priority: 3,
    header: t('site.invoice.consumption'),
    unit: 'kWh',
    text: ({ site }) => formatNumber(site?.kwh ?? null, { decimals: 0 }),
    align: 'end',
    width: 136,
    listPlace: 'none',
  },
  {
    id: 'amount',
    header: t('site.invoice.part'),
    unit: t('site.invoice.unit'),
    text: ({ site }) => formatNumber(site?.amountSek ?? null, { decimals: 2 }),
    align: 'end',
    width: 150,
    listPlace: 'figure',
  },
  {
    id: 'due_date',
    priority: 1,
    header: t('site.invoice.dueDate'),
    text: ({ invoice }) => invoice.due_date,
    align: 'end',
    width: 116,
    listPlace: 'none',
  },
  {
    id: 'status',
    header: t('organisation.status'),
    text: ({ invoice }) => statusBadgeMessages[pageLanguage][`invoice.${invoice.status}`],
    render: ({ invoice }) => <Status kind="invoice" value={invoice.status} />,
    width: 132,
    listPlace: 'status',
  },
];
