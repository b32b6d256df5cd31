import type { Invoice } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatNumber, formatPeriod, isWholeMonths, monthOf } from '@vinrod/ui/format';
import { Status, useStatusText } from '@vinrod/ui/status-badge';
import { useMemo } from 'react';

import { formatMonthRange } from '#language/words';
import { t } from '#messages';
import { corporateGroupColumn } from '#shell/corporate-group-column';

/** The period of an invoice: whole months by their names, else its days. */
export function invoicePeriod({ period_start: start, period_end: end }: Invoice): string {
  const period = { start, end };
  return isWholeMonths(period) ? formatMonthRange(monthOf(start), monthOf(end)) : formatPeriod(period);
}

/** What a narrow list can do without: what the open invoice beside it tells. */
const toldByPanel: readonly string[] = ['period', 'invoice_date'];

/** The columns beside an open invoice: what is to be paid, when, and whether it is, stay in view. */
export function besideInvoice(
  columns: readonly DataTableColumn<Invoice>[],
): readonly DataTableColumn<Invoice>[] {
  return columns.filter(({ id }) => !toldByPanel.includes(id));
}

const ofCorporateGroup = corporateGroupColumn<Invoice>(
  ({ corporate_group: corporateGroup }) => corporateGroup,
);

/**
 * The columns of the list of invoices (mockup 10).
 *
 * @param namesCorporateGroup - Whether each row says which corporate group it belongs to.
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
        header: t('invoices.company'),
        text: (invoice) => invoice.customer.name,
        width: '2fr',
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
      { id: 'period', header: t('invoices.period'), text: invoicePeriod, minWidth: 132, listPlace: 'detail' },
      {
        id: 'type',
        header: t('invoices.type'),
        text: (invoice) => statusText('invoiceType', invoice.type),
        isHiddenAtFirst: true,
        listPlace: 'none',
      },
      {
        id: 'invoice_date',
        header: t('invoices.date'),
        text: (invoice) => invoice.invoice_date,
        align: 'end',
        isSortable: true,
        minWidth: 116,
      },
      {
        id: 'due_date',
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
