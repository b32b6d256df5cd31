import { parseDay } from '@vinrod/locale/day';
import { startOfLocalDay } from '@vinrod/locale/clock';
import type { Supplier } from '../config/supplier.ts';
import { pdfFile } from '../files/pdf/pdf-file.ts';
import { daysText, longDayText, numberText } from '../files/pdf/swedish-text.ts';
import type { TableRow } from '../files/pdf/table.ts';
import type { Fact, PdfWriter } from '../files/pdf/writer.ts';
import { vatNumberOf } from '../identifiers/organization-number.ts';
import { bySite, type InvoiceLineRow } from './breakdown.ts';
import type { InvoiceRow } from './invoice.ts';
import { invoicePdfTexts as texts, priceText, quantityText, sekText } from './invoice-pdf-texts.ts';

/** Addressee of an invoice. */
export interface Recipient {
  readonly name: string;
  readonly organization_number: string;
  readonly invoice_street: string | null;
  readonly invoice_postal_code: string | null;
  readonly invoice_city: string | null;
}

/** Contents of a printed invoice. */
export interface PrintedInvoice {
  readonly invoice: InvoiceRow;
  readonly lines: readonly InvoiceLineRow[];
  readonly recipient: Recipient;
  readonly supplier: Supplier;
}

/** Columns of the specification: product, quantity, price, amount. */
const columns = [
  { heading: texts.product, width: 4.4, align: 'left' },
  { heading: texts.quantity, width: 2, align: 'right' },
  { heading: texts.price, width: 2.2, align: 'right' },
  { heading: texts.amount, width: 2, align: 'right' },
] as const;

function* specification({ lines, invoice }: PrintedInvoice): Generator<TableRow, void, void> {
  const sites = bySite(lines);
  for (const { first, lines: ofSite, subtotalOre } of sites) {
    const name = `${first.site_name} \u00B7 ${first.site_number}`;
    yield { kind: 'group', cells: [name, '', '', ''] };
    for (const line of ofSite)
      yield {
        cells: [line.description, quantityText(line), priceText(line), sekText(line.amount_ore)],
      };
    if (sites.length > 1)
      yield { kind: 'sum', cells: [`${texts.sum} ${first.site_name}`, '', '', sekText(subtotalOre)] };
  }
  yield { kind: 'sum', cells: [texts.net, '', '', sekText(invoice.net_ore)] };
  const vat = `${texts.vat} ${numberText(invoice.vat_rate_percent, 0)}\u00A0%`;
  yield { cells: [vat, '', '', sekText(invoice.vat_ore)] };
  yield { cells: [texts.rounding, '', '', sekText(invoice.rounding_ore)] };
  yield { kind: 'sum', cells: [totalWord(invoice), '', '', sekText(invoice.total_ore)] };
}

function isCredit({ type }: InvoiceRow): boolean {
  return type === 'credit_note';
}

function totalWord(invoice: InvoiceRow): string {
  return isCredit(invoice) ? texts.toCredit : texts.toPay;
}

function detailsOf({ invoice }: PrintedInvoice, creditedNumber: string | null): readonly Fact[] {
  return [
    { term: texts.invoiceNumber, text: invoice.invoice_number },
    ...(creditedNumber === null ? [] : [{ term: texts.credits, text: `faktura ${creditedNumber}` }]),
    { term: texts.customerId, text: invoice.customer_id },
    { term: texts.invoiceDate, text: invoice.invoice_date },
    ...(isCredit(invoice) ? [] : [{ term: texts.dueDate, text: invoice.due_date }]),
    { term: texts.period, text: daysText(invoice.period_start, invoice.period_end) },
    ...(invoice.reference === null ? [] : [{ term: texts.reference, text: invoice.reference }]),
  ];
}

function addressOf({ recipient }: PrintedInvoice): string {
  const town = [recipient.invoice_postal_code, recipient.invoice_city].filter((part) => part !== null);
  return [recipient.name, recipient.invoice_street, town.join(' '), `Org.nr ${recipient.organization_number}`]
    .filter((line) => line !== null && line !== '')
    .join('\n');
}

function sellerOf({ supplier }: PrintedInvoice): readonly Fact[] {
  const { organizationNumber, address, phoneNumber, email } = supplier;
  const contact = [phoneNumber, email].filter((part) => part !== null).join(' \u00B7 ');
  return [
    { term: texts.seller, text: supplier.legalName },
    ...(address === null ? [] : [{ term: texts.address, text: address }]),
    ...(organizationNumber === null
      ? []
      : [
          { term: texts.organizationNumber, text: organizationNumber },
          { term: texts.vatNumber, text: vatNumberOf(organizationNumber) },
        ]),
    ...(contact === '' ? [] : [{ term: texts.contact, text: contact }]),
  ];
}

function writeTop(pdf: PdfWriter, printed: PrintedInvoice, creditedNumber: string | null): void {
  const { invoice } = printed;
  pdf.title(`${texts.types[invoice.type]} ${invoice.invoice_number}`);
  pdf.beside([() => pdf.text(addressOf(printed)), () => pdf.facts(detailsOf(printed, creditedNumber))]);
  pdf.space(14);
  pdf.keyFigures([
    {
      label: totalWord(invoice),
      value: sekText(isCredit(invoice) ? -invoice.total_ore : invoice.total_ore),
      unit: 'kr',
      ...(isCredit(invoice) ? {} : { note: `${texts.payBy} ${longDayText(invoice.due_date)}` }),
    },
    ...(isCredit(invoice)
      ? []
      : [
          { label: texts.bankgiro, value: invoice.bankgiro },
          { label: texts.ocrNumber, value: invoice.ocr_number },
        ]),
  ]);
}

async function* write(
  pdf: PdfWriter,
  printed: PrintedInvoice,
  creditedNumber: string | null,
): AsyncGenerator<void, void, void> {
  const { invoice, lines } = printed;
  writeTop(pdf, printed, creditedNumber);
  pdf.heading(texts.specification);
  yield* pdf.table({ columns, summary: texts.specification, rows: specification(printed) });
  pdf.space(14);
  const areas = new Set(lines.map((line) => line.price_area).filter((area) => area !== null));
  if (areas.size > 0) pdf.text(texts.howPrices([...areas].join(', ')), 'small');
  if (!isCredit(invoice)) {
    pdf.heading(texts.payment);
    pdf.text(texts.howToPay(invoice.bankgiro, invoice.ocr_number, longDayText(invoice.due_date)));
  }
  pdf.heading(texts.sellerHeading);
  pdf.facts(sellerOf(printed));
}

/**
 * An invoice or credit note as a tagged PDF in Swedish, with what mervärdesskattelagen (2023:200) 17 kap. 24 §
 * requires.
 * The output is deterministic.
 * @param creditedNumber - number of the invoice that a credit note reverses
 */
export function invoicePdf(
  printed: PrintedInvoice,
  creditedNumber: string | null,
): AsyncGenerator<Uint8Array, void, void> {
  const { invoice, supplier } = printed;
  return pdfFile(
    {
      title: `${texts.types[invoice.type]} ${invoice.invoice_number}`,
      context: `${invoice.company_name} \u00B7 ${daysText(invoice.period_start, invoice.period_end)}`,
      createdAt: new Date(startOfLocalDay(parseDay(invoice.invoice_date) ?? 0)),
      language: 'sv',
      brand: supplier,
    },
    (pdf) => write(pdf, printed, creditedNumber),
  );
}
