import type { JsonRecord } from '../../../server/json-document.ts';
import { daysSpan, type Appearance } from '../appearance.ts';
import { pdfProgramsAreAbsent } from '../../../files/testing/pdf-programs.ts';
import { download, type ReadCell } from '../download.ts';
import type { FigureWorld } from '../figure-case.ts';
import { textAt } from '../json.ts';
import { printedNumber, printedQuantity, readPdf } from '../pdf.ts';

/** Subject of a line: the invoice, the site and the product. */
export function lineSubject(invoice: ReadCell, site: ReadCell, product: ReadCell): string {
  return `line:${String(invoice)}/${String(site)}/${String(product)}`;
}

/** The number before the unit of a price or quantity, with half of its last digit; energy stays in kWh. */
function leading(text: string): ReturnType<typeof printedNumber> {
  const [digits = ''] = /^[+−-]?[\d\s]+(?:,\d+)?/.exec(text) ?? [];
  return printedNumber(digits.trim());
}

/** The document of an invoice: the amount to pay and each line. Empty without poppler. */
export async function readInvoicePdf(world: FigureWorld, invoice: JsonRecord): Promise<Appearance[]> {
  if (pdfProgramsAreAbsent) return [];
  const { keyFigures, tables } = await readPdf(
    await download(world, `invoices/${textAt(invoice, 'uuid')}/pdf/`),
  );
  const place = 'invoice, pdf';
  const number = textAt(invoice, 'invoice_number');
  const span = daysSpan(textAt(invoice, 'period_start') ?? '', textAt(invoice, 'period_end') ?? '');
  const toPay = keyFigures.find(({ label }) => label === 'Att betala');
  const total: Appearance[] =
    toPay === undefined
      ? []
      : [
          {
            place,
            figure: 'invoice total',
            subject: `invoice:${number}`,
            span,
            ...printedQuantity(toPay.value),
          },
        ];
  const lines: Appearance[] = [];
  let siteId = '';
  for (const cells of tables.get('Specifikation')?.rows ?? []) {
    const [product = '', quantity = '', price = '', amount = ''] = cells.map(String);
    const [, id] = / · (\d{18})$/.exec(product) ?? [];
    if (id !== undefined) siteId = id;
    if (quantity === '') continue;
    const subject = lineSubject(number, siteId, product);
    lines.push(
      { place, figure: 'line quantity', subject, span, ...leading(quantity) },
      { place, figure: 'line price', subject, span, ...leading(price) },
      { place, figure: 'line amount', subject, span, ...printedNumber(amount) },
    );
  }
  if (lines.length === 0) throw new Error(`The document of invoice ${number} has no lines.`);
  return [...total, ...lines];
}
