import type { Invoice } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber, formatPeriod, isWholeMonths, monthOf } from '@vinrod/ui/format';
import { Status, useStatusText } from '@vinrod/ui/status-badge';
import { useMemo } from 'react';

import { formatMonthRange } from '#language/words';
import { t } from '#messages';
import { corporateGroupColumn } from '#shell/corporate-group-column';

/** Period of an invoice: month names when they are whole, otherwise dates. */
export function invoicePeriod({ period_start: start, period_end: end }: Invoice): string {
  const period = { start, end };
  return isWholeMonths(period) ? formatMonthRange(monthOf(start), monthOf(end)) : formatPeriod(period);
}

const ofCorporateGroup = corporateGroupColumn<Invoice>(
  ({ corporate_group: corporateGroup }) => corporateGroup,
);

/**
 * Columns of the invoice list (mockup 10).
 *
 * @param namesCorporateGroup - Whether each row shows its corporate group.
 */
export function useInvoiceColumns(namesCorporateGroup: boolean): readonly DataTableColumn<Invoice>[] {
  const statusText = useStatusText();
  return useMemo(
    () => [
      {
        id: 'invoice_number',
        header: t('invoices.number'),
        text: (invoice: Invoice) => invoice.invoice_number,
        isSortable: true,
        minWidth: 118,
      },
      ...(namesCorporateGroup ? [ofCorporateGroup] : []),
      {
        id: 'company',
        priority: 2,
        header: t('invoices.company'),
        text: (invoice) => invoice.customer.name,
        width: '2fr',
        minWidth: 150,
        listPlace: 'detail',
      },
      {
        id: 'customer_id',
        header: t('invoices.customerNumber'),
        text: (invoice) => invoice.customer.customer_id,
        isMuted: true,
        isHiddenAtFirst: true,
        listPlace: 'none',
      },
      {
        id: 'period',
        priority: 4,
        header: t('invoices.period'),
        text: invoicePeriod,
        minWidth: 132,
        listPlace: 'detail',
      },
      {
        id: 'type',
        header: t('invoices.type'),
        text: (invoice) => statusText('invoiceType', invoice.type),
        isHiddenAtFirst: true,
        listPlace: 'none',
      },
      {
        id: 'invoice_date',
        priority: 3,
        header: t('invoices.date'),
        text: (invoice) => invoice.invoice_date,
        align: 'end',
        isSortable: true,
        minWidth: 116,
      },
      {
        id: 'due_date',
        priority: 1,
        header: t('invoices.due'),
        text: (invoice) => invoice.due_date,
        align: 'end',
        isSortable: true,
        minWidth: 132,
      },
      {
        id: 'total_sek',
        header: t('invoices.total'),
        unit: 'kr',
        text: (invoice) => formatNumber(invoice.total_sek, { decimals: 2 }),
        align: 'end',
        isSortable: true,
        isStrong: true,
        listPlace: 'figure',
        minWidth: 132,
      },
      {
        id: 'remaining_sek',
        header: t('invoices.remaining'),
        unit: 'kr',
        text: (invoice) => formatNumber(invoice.remaining_sek, { decimals: 2 }),
        align: 'end',
        isSortable: true,
        isHiddenAtFirst: true,
        listPlace: 'none',
      },
      {
        id: 'status',
        header: t('invoices.status'),
        text: (invoice) => statusText('invoice', invoice.status),
        render: (invoice) => <Status kind="invoice" value={invoice.status} />,
        isSortable: true,
        listPlace: 'status',
        minWidth: 128,
      },
    ],
    [namesCorporateGroup, statusText],
  );
}
