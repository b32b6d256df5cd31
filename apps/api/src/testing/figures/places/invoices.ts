import type { JsonRecord } from '../../../server/json-document.ts';
import { daysSpan, type Appearance, type FigureValue } from '../appearance.ts';
import { rowsOf, type ReadRow } from '../cells.ts';
import { download, readCsv, readWorkbook, type ReadSheet } from '../download.ts';
import type { FigureWorld, Reading } from '../figure-case.ts';
import { ask, numberAt, recordsAt, textAt } from '../json.ts';
import { lineSubject, readInvoicePdf } from './invoice-pdf.ts';

/** Half of the last digit of a quantity, which is given in thousandths. */
const halfWattHour = 0.000_5;
/** Maximum rounding error in kr per kWh of a price in öre with four decimals. */
const pricePerKwh = 0.000_000_5;

/** Invoice fields with a figure, by the name of the figure, and their columns in files. */
const amounts = [
  ['invoice consumption', 'consumption_kwh', 'Förbrukning (kWh)'],
  ['invoice sites', 'site_count', 'Antal anläggningar'],
  ['invoice amount', 'amount_excl_vat_sek', 'Belopp exkl. moms (kr)'],
  ['invoice VAT', 'vat_sek', 'Moms (kr)'],
  ['invoice rounding', 'rounding_sek', 'Öresutjämning (kr)'],
  ['invoice total', 'total_sek', 'Att betala inkl. moms (kr)'],
  ['invoice remaining', 'remaining_sek', 'Återstår (kr)'],
] as const;

function spanOf(invoice: JsonRecord): string {
  return daysSpan(textAt(invoice, 'period_start') ?? '', textAt(invoice, 'period_end') ?? '');
}

function reported(
  place: string,
  subject: string,
  span: string,
  figures: readonly (readonly [string, FigureValue])[],
): Appearance[] {
  return figures.map(([figure, value]) => ({ place, figure, subject, span, value, rounding: 0 }));
}

function readInvoice(place: string, invoice: JsonRecord): Appearance[] {
  const subject = `invoice:${textAt(invoice, 'invoice_number')}`;
  const figures = amounts.map(([figure, field]) => [figure, numberAt(invoice, field)] as const);
  return reported(place, subject, spanOf(invoice), figures);
}

/** Whether the invoiced amount still stands: no credit note, and not credited. */
function stands(invoice: JsonRecord): boolean {
  return textAt(invoice, 'type') === 'invoice' && textAt(invoice, 'credited_by') === null;
}

/** The lines of an invoice, with the consumption and energy cost they give for each site. */
function readBreakdown(invoice: JsonRecord, breakdown: JsonRecord): Appearance[] {
  const place = 'lines of an invoice';
  const number = textAt(invoice, 'invoice_number');
  return recordsAt(breakdown, 'sites').flatMap((part) => {
    const site = part['site'];
    const siteId = typeof site === 'object' && site !== null ? String(Reflect.get(site, 'site_id')) : '';
    const span = daysSpan(textAt(part, 'period_start') ?? '', textAt(part, 'period_end') ?? '');
    const lines = recordsAt(part, 'lines');
    const energy = lines.filter((line) => ['energy', 'surcharge'].includes(textAt(line, 'category') ?? ''));
    const kwh = numberAt(part, 'consumption_kwh');
    const cost = energy.reduce((sum, line) => sum + (numberAt(line, 'amount_excl_vat_sek') ?? 0), 0);
    const common = { place, subject: `site:${siteId}`, span };
    return [
      ...(stands(invoice)
        ? [
            { ...common, figure: 'consumption', value: kwh, rounding: halfWattHour },
            {
              ...common,
              figure: 'cost',
              value: cost,
              rounding: energy.length * (0.005 + (kwh ?? 0) * pricePerKwh),
            },
          ]
        : []),
      ...lines.flatMap((line) =>
        reported(place, lineSubject(number, siteId, textAt(line, 'description')), span, [
          ['line quantity', numberAt(line, 'quantity')],
          ['line price', numberAt(line, 'unit_price')],
          ['line amount', numberAt(line, 'amount_excl_vat_sek')],
        ]),
      ),
    ];
  });
}

function spanOfRow(row: ReadRow): string {
  return daysSpan(row.date('Period från och med'), row.date('Period till och med'));
}

function readInvoiceSheet(place: string, sheet: ReadSheet): Appearance[] {
  return rowsOf(sheet).flatMap((row) =>
    reported(
      place,
      `invoice:${String(row.cell('Fakturanummer'))}`,
      spanOfRow(row),
      amounts.map(([figure, , heading]) => [figure, row.number(heading)] as const),
    ),
  );
}

function readLineSheet(place: string, sheet: ReadSheet): Appearance[] {
  return rowsOf(sheet).flatMap((row) =>
    reported(
      place,
      lineSubject(row.cell('Fakturanummer'), row.cell('Anläggnings-id'), row.cell('Produkt')),
      spanOfRow(row),
      [
        ['line quantity', row.number('Antal')],
        ['line price', row.number('Pris')],
        ['line amount', row.number('Belopp exkl. moms (kr)')],
      ],
    ),
  );
}

async function readFiles(world: FigureWorld): Promise<Appearance[]> {
  const path = `exports/corporategroups/${world.corporateGroupId}/invoices/?format=`;
  const [invoices, lines] = await readWorkbook(await download(world, `${path}xlsx`));
  if (invoices === undefined || lines === undefined)
    throw new Error('A sheet of invoices or lines is missing.');
  return [
    ...readInvoiceSheet('invoices, xlsx', invoices),
    ...readLineSheet('invoice lines, xlsx', lines),
    ...readInvoiceSheet('invoices, csv', readCsv(await download(world, `${path}csv`))),
    ...readLineSheet('invoice lines, csv', readCsv(await download(world, `${path}csv&layout=lines`))),
  ];
}

/** Documents take a while each, so about this many per corporate group are read, spread over its years. */
const pdfCount = 24;

/** Invoices in the list, on their own page, line by line, in the bookkeeping files and on paper. */
export async function readInvoices({ world }: Reading): Promise<Appearance[]> {
  const list = await ask(world, `corporategroups/${world.corporateGroupId}/invoices/?limit=10000`);
  const invoices = recordsAt(list, 'results');
  if (invoices.length === 0) return [];
  const appearances = await readFiles(world);
  const step = Math.max(1, Math.floor(invoices.length / pdfCount));
  for (const [index, invoice] of invoices.entries()) {
    const path = `invoices/${textAt(invoice, 'uuid')}`;
    appearances.push(
      ...readInvoice('list of invoices', invoice),
      ...readInvoice('invoice', await ask(world, `${path}/`)),
      ...readBreakdown(invoice, await ask(world, `${path}/invoice_product_breakdown/`)),
    );
    if (index % step === 0) appearances.push(...(await readInvoicePdf(world, invoice)));
  }
  return appearances;
}
