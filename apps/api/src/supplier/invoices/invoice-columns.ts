import type { SupplierInvoice } from '@vinrod/api-client/contract';
import { lineAmountOre } from '../../invoices/making/amounts.ts';
import { ocrNumberOf } from '../../invoices/making/ocr-number.ts';
import type { FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { NamedSite } from '../rows/references.ts';
import { supplierTexts } from '../texts.ts';
import { scaled } from './scaled-numbers.ts';

/** An invoice in the columns of its tables. */
export interface InvoiceColumns {
  /** What never changes. */
  readonly issued: JsonRecord;
  /** What happens to it afterwards. */
  readonly fate: JsonRecord;
  /** Its lines without the names of sites, which are written once. */
  readonly lines: readonly JsonRecord[];
  readonly siteNames: readonly string[];
  readonly payments: readonly JsonRecord[];
}

const decimals = { money: 2, quantity: 3, price: 4 } as const;

/** Collects problems while numbers are read. */
class NumberReader {
  readonly problems: FieldProblem[] = [];

  read(field: string, value: number, kind: keyof typeof decimals): number {
    const whole = scaled(value, decimals[kind]);
    if (whole !== null) return whole;
    this.refuse(field, supplierTexts.tooManyDecimals({ decimals: String(decimals[kind]) }));
    return Math.round(value * 10 ** decimals[kind]);
  }

  refuse(field: string, text: FieldProblem['texts'][number]): void {
    this.problems.push({ field, texts: [text] });
  }
}

/** öre as kronor for a message. */
function kronorText(ore: number): string {
  return (ore / 100).toFixed(2);
}

type Line = SupplierInvoice['lines'][number];

/** How far an amount may be from quantity times price: a price is rounded to its fourth decimal. */
function amountTolerance(line: Pick<JsonRecord, string>, priceUnit: Line['price_unit']): number {
  return Math.abs(lineAmountOre(Number(line['quantity_thousandths']), 1, priceUnit)) + 1;
}

/** VAT of a line where it is not the invoice's. */
function ownVatRate({ vat_rate_percent: rate }: Line, row: SupplierInvoice): number | null {
  return rate === undefined || rate === row.vat_rate_percent ? null : rate;
}

function lineColumns(
  reader: NumberReader,
  row: SupplierInvoice,
  line: Line,
  index: number,
  siteId: string,
): JsonRecord {
  const columns = {
    position: index + 1,
    site_id: siteId,
    site_number: line.site_id,
    period_start: line.period_start,
    period_end: line.period_end,
    code: line.code,
    description: line.description,
    category: line.category,
    quantity_thousandths: reader.read('lines.quantity', line.quantity, 'quantity'),
    unit: line.unit,
    unit_price_ten_thousandths: reader.read('lines.unit_price', line.unit_price, 'price'),
    price_unit: line.price_unit,
    price_basis: 'agreement',
    price_area: null,
    amount_ore: reader.read('lines.amount_excl_vat_sek', line.amount_excl_vat_sek, 'money'),
    vat_rate_percent: ownVatRate(line, row),
  };
  const wanted = lineAmountOre(
    columns.quantity_thousandths,
    columns.unit_price_ten_thousandths,
    line.price_unit,
  );
  const number = String(index + 1);
  if (Math.abs(columns.amount_ore - wanted) > amountTolerance(columns, line.price_unit))
    reader.refuse(
      'lines.amount_excl_vat_sek',
      supplierTexts.lineDiffers({ line: number, wanted: kronorText(wanted) }),
    );
  if (line.period_end < line.period_start) reader.refuse('lines.period_end', supplierTexts.endBeforeStart);
  return columns;
}

function checkDays(reader: NumberReader, row: SupplierInvoice): void {
  if (row.due_date < row.invoice_date) reader.refuse('due_date', supplierTexts.endBeforeStart);
  if (row.period_end < row.period_start) reader.refuse('period_end', supplierTexts.endBeforeStart);
}

function sumsOf(reader: NumberReader, row: SupplierInvoice, lines: readonly JsonRecord[]) {
  const net = reader.read('amount_excl_vat_sek', row.amount_excl_vat_sek, 'money');
  const vat = reader.read('vat_sek', row.vat_sek, 'money');
  const rounding = reader.read('rounding_sek', row.rounding_sek, 'money');
  const total = reader.read('total_sek', row.total_sek, 'money');
  const sum = lines.reduce((before, line) => before + Number(line['amount_ore']), 0);
  if (net !== sum)
    reader.refuse('amount_excl_vat_sek', supplierTexts.sumDiffers({ wanted: kronorText(sum) }));
  if (total !== net + vat + rounding)
    reader.refuse('total_sek', supplierTexts.sumDiffers({ wanted: kronorText(net + vat + rounding) }));
  return { net_ore: net, vat_ore: vat, rounding_ore: rounding, total_ore: total };
}

/** Energy of the lines that sell it, Wh. */
function consumptionOf(lines: readonly JsonRecord[]): number {
  return lines
    .filter(({ category, unit }) => category === 'energy' && unit === 'kWh')
    .reduce((sum, line) => sum + Number(line['quantity_thousandths']), 0);
}

function paymentColumns(reader: NumberReader, { payments = [] }: SupplierInvoice): JsonRecord[] {
  return payments.map(({ paid_on, amount_sek }, index) => {
    const amount = reader.read('payments.amount_sek', amount_sek, 'money');
    if (amount === 0) reader.refuse('payments.amount_sek', supplierTexts.zeroPayment);
    return { position: index + 1, paid_on, amount_ore: amount };
  });
}

/**
 * Brings an invoice into the columns of its tables, and checks what the contract cannot: sums, decimals, and days in
 * their order.
 *
 * @param siteOf - The site of a line, all of which are known.
 * @param creditsId - Id of the invoice that it credits.
 */
export function invoiceColumns(
  row: SupplierInvoice,
  companyId: string,
  siteOf: (siteId: string) => NamedSite,
  creditsId: string | null,
): InvoiceColumns | readonly FieldProblem[] {
  const reader = new NumberReader();
  checkDays(reader, row);
  const sites = row.lines.map((line) => siteOf(line.site_id));
  const lines = row.lines.map((line, index) => lineColumns(reader, row, line, index, sites[index]?.id ?? ''));
  const sums = sumsOf(reader, row, lines);
  const payments = paymentColumns(reader, row);
  if (reader.problems.length > 0) return reader.problems;
  return {
    issued: {
      company_id: companyId,
      ocr_number: row.ocr_number ?? ocrNumberOf(row.invoice_number),
      type: row.type,
      invoice_date: row.invoice_date,
      due_date: row.due_date,
      period_start: row.period_start,
      period_end: row.period_end,
      consumption_wh:
        row.consumption_kwh === undefined ? consumptionOf(lines) : Math.round(row.consumption_kwh * 1000),
      site_count: new Set(row.lines.map(({ site_id }) => site_id)).size,
      ...sums,
      vat_rate_percent: row.vat_rate_percent,
      bankgiro: row.bankgiro,
      credits_invoice_id: creditsId,
    },
    fate: {
      delivery: row.delivery,
      reference: row.reference ?? null,
      reminded_on: row.reminded_on ?? null,
      in_collection_on: row.in_collection_on ?? null,
      cancelled_on: row.cancelled_on ?? null,
      written_off_on: row.written_off_on ?? null,
    },
    lines,
    siteNames: sites.map(({ name }) => name),
    payments,
  };
}
