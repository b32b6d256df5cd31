import type { Invoice } from '@vinrod/api-client/contract';
import { parseDay } from '@vinrod/locale/day';
import type { Cell, ColumnFormat, Sheet } from '../../files/sheet.ts';
import { numberColumn, sheetOf, textColumn, type SheetColumn } from '../../files/typed-sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import { toInvoice } from '../invoice.ts';
import type { ExportedInvoice } from './choice.ts';
import { invoiceFileTexts as texts, statusTexts, typeTexts } from './texts.ts';

interface Row {
  readonly invoice: Invoice;
  readonly creditsNumber: string | null;
}

function dayCell(day: string | null): Cell {
  return day === null ? null : parseDay(day);
}

/** A column of days. */
export function dayColumn<Of>(heading: Text, day: (of: Of) => string | null): SheetColumn<Of> {
  const format: ColumnFormat = { kind: 'day' };
  return { heading, width: 14, format, cell: (of) => dayCell(day(of)) };
}

const corporateGroupColumn = textColumn<Row>(
  texts.corporateGroup,
  34,
  ({ invoice }) => invoice.corporate_group.name,
);

const columns: readonly SheetColumn<Row>[] = [
  textColumn(texts.invoiceNumber, 16, ({ invoice }) => invoice.invoice_number),
  textColumn(texts.type, 14, ({ invoice }, language) => typeTexts[invoice.type][language]),
  textColumn(texts.company, 34, ({ invoice }) => invoice.customer.name),
  textColumn(texts.customerId, 14, ({ invoice }) => invoice.customer.customer_id),
  dayColumn(texts.invoiceDate, ({ invoice }) => invoice.invoice_date),
  dayColumn(texts.dueDate, ({ invoice }) => invoice.due_date),
  dayColumn(texts.paidDate, ({ invoice }) => invoice.paid_date),
  dayColumn(texts.from, ({ invoice }) => invoice.period_start),
  dayColumn(texts.to, ({ invoice }) => invoice.period_end),
  numberColumn(texts.consumption, 3, ({ invoice }) => invoice.consumption_kwh),
  numberColumn(texts.siteCount, 0, ({ invoice }) => invoice.site_count),
  numberColumn(texts.net, 2, ({ invoice }) => invoice.amount_excl_vat_sek),
  numberColumn(texts.vat, 2, ({ invoice }) => invoice.vat_sek),
  numberColumn(texts.vatRate, 0, ({ invoice }) => invoice.vat_rate_percent),
  numberColumn(texts.rounding, 2, ({ invoice }) => invoice.rounding_sek),
  numberColumn(texts.total, 2, ({ invoice }) => invoice.total_sek),
  numberColumn(texts.remaining, 2, ({ invoice }) => invoice.remaining_sek),
  textColumn(texts.status, 14, ({ invoice }, language) => statusTexts[invoice.status][language]),
  textColumn(texts.ocrNumber, 20, ({ invoice }) => invoice.ocr_number),
  textColumn(texts.bankgiro, 14, ({ invoice }) => invoice.bankgiro),
  textColumn(texts.reference, 20, ({ invoice }) => invoice.reference),
  textColumn(texts.credits, 18, ({ creditsNumber }) => creditsNumber),
  {
    heading: texts.updated,
    width: 18,
    format: { kind: 'time' },
    cell: ({ invoice }) => Date.parse(invoice.status_updated_at),
  },
];

async function* rowsOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<Row, void, void> {
  for await (const invoice of invoices)
    yield { invoice: toInvoice(invoice), creditsNumber: invoice.credits_number };
}

/**
 * Invoices, one per row, with the figures of the API.
 *
 * @param namesCorporateGroup - Whether each row names its corporate group: in files over all of them.
 */
export function invoiceSheet(
  invoices: AsyncIterable<ExportedInvoice>,
  namesCorporateGroup: boolean,
  language: Language,
): Sheet {
  const shown = namesCorporateGroup ? [corporateGroupColumn, ...columns] : columns;
  return sheetOf({ name: texts.invoices, columns: shown }, rowsOf(invoices), language);
}
