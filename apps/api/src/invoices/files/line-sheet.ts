import { sql } from 'kysely';
import type { InvoiceLine } from '@vinrod/api-client/contract';
import type { Sheet } from '../../files/sheet.ts';
import { numberColumn, sheetOf, textColumn, type SheetColumn } from '../../files/typed-sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Queries } from '../../store/database.ts';
import { toLine, type InvoiceLineRow } from '../breakdown.ts';
import type { ExportedInvoice } from './choice.ts';
import { dayColumn } from './invoice-sheet.ts';
import { categoryTexts, invoiceFileTexts as texts, priceUnitTexts, typeTexts, unitTexts } from './texts.ts';

/** Invoices whose lines are read together: about ten thousand lines for large customers. */
const together = 20;

interface Row {
  readonly invoice: ExportedInvoice;
  readonly stored: InvoiceLineRow;
  readonly line: InvoiceLine;
}

const corporateGroupColumn = textColumn<Row>(
  texts.corporateGroup,
  34,
  ({ invoice }) => invoice.corporate_group_name,
);

const columns: readonly SheetColumn<Row>[] = [
  textColumn(texts.invoiceNumber, 16, ({ invoice }) => invoice.invoice_number),
  textColumn(texts.type, 14, ({ invoice }, language) => typeTexts[invoice.type][language]),
  dayColumn(texts.invoiceDate, ({ invoice }) => invoice.invoice_date),
  textColumn(texts.company, 34, ({ invoice }) => invoice.company_name),
  textColumn(texts.customerId, 14, ({ invoice }) => invoice.customer_id),
  textColumn(texts.siteId, 22, ({ stored }) => stored.site_number),
  textColumn(texts.site, 34, ({ stored }) => stored.site_name),
  dayColumn(texts.from, ({ stored }) => stored.period_start),
  dayColumn(texts.to, ({ stored }) => stored.period_end),
  textColumn(texts.code, 12, ({ line }) => line.code),
  textColumn(texts.product, 34, ({ line }) => line.description),
  textColumn(texts.category, 14, ({ line }, language) => categoryTexts[line.category][language]),
  numberColumn(texts.quantity, 3, ({ line }) => line.quantity),
  textColumn(texts.unit, 8, ({ line }, language) => unitTexts[line.unit][language]),
  numberColumn(texts.price, 4, ({ line }) => line.unit_price),
  textColumn(texts.priceUnit, 12, ({ line }, language) => priceUnitTexts[line.price_unit][language]),
  numberColumn(texts.net, 2, ({ line }) => line.amount_excl_vat_sek),
  numberColumn(texts.vatRate, 0, ({ line }) => line.vat_rate_percent),
];

async function* linesOf(db: Queries, invoices: readonly ExportedInvoice[]): AsyncGenerator<Row, void, void> {
  if (invoices.length === 0) return;
  const lines = await db
    .selectFrom('invoice_line')
    .selectAll()
    .where(
      sql<boolean>`(corporate_group_id, invoice_id) in (select * from unnest(
        ${invoices.map((invoice) => invoice.corporate_group_id)}::uuid[], ${invoices.map(({ id }) => id)}::uuid[]))`,
    )
    .orderBy('position')
    .execute();
  const byInvoice = Map.groupBy(lines, (line) => line.invoice_id);
  for (const invoice of invoices)
    for (const stored of byInvoice.get(invoice.id) ?? [])
      yield { invoice, stored, line: toLine(stored, invoice.vat_rate_percent) };
}

async function* rowsOf(
  db: Queries,
  read: () => Promise<AsyncIterable<ExportedInvoice>>,
): AsyncGenerator<Row, void, void> {
  let gathered: ExportedInvoice[] = [];
  for await (const invoice of await read()) {
    gathered.push(invoice);
    if (gathered.length < together) continue;
    yield* linesOf(db, gathered);
    gathered = [];
  }
  yield* linesOf(db, gathered);
}

/**
 * The lines of invoices, one per row, with the figures of the API.
 *
 * @param read - Returns the invoices; called when the sheet is written.
 * @param namesCorporateGroup - Whether each row names its corporate group: in files over all of them.
 */
export function lineSheet(
  db: Queries,
  read: () => Promise<AsyncIterable<ExportedInvoice>>,
  namesCorporateGroup: boolean,
  language: Language,
): Sheet {
  const shown = namesCorporateGroup ? [corporateGroupColumn, ...columns] : columns;
  return sheetOf({ name: texts.lines, columns: shown }, rowsOf(db, read), language);
}
