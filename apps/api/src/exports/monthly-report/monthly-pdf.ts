import type { InvoicedCost } from '@vinrod/api-client/contract';
import { costDefinition } from '../../energy/cost/cost-definition.ts';
import { formatDay } from '@vinrod/locale/day';
import { buildDashboard, type Dashboard } from '../../energy/dashboard/dashboard.ts';
import { buildCustomerNumbers } from '../../energy/monthly-report/customer-numbers/customer-numbers.ts';
import { planOutlets, readOutlets } from '../../energy/monthly-report/outlets/outlet-profiles.ts';
import { buildSubscriptions } from '../../energy/monthly-report/subscriptions/compilation.ts';
import { buildUsageProfiles } from '../../energy/monthly-report/usage/usage-profiles.ts';
import { buildWithdrawalProfiles } from '../../energy/monthly-report/withdrawals/withdrawal-profiles.ts';
import type { ReportRequest } from '../../energy/report-request.ts';
import { pdfFile } from '../../files/pdf/pdf-file.ts';
import { daysText, quantityText } from '../../files/pdf/swedish-text.ts';
import type { PdfWriter } from '../../files/pdf/writer.ts';
import type { Queries } from '../../store/index.ts';
import type { Imprint } from '../export-answers.ts';
import { dayGraph, keyFigures, monthGraph } from './pdf-figures.ts';
import {
  customerNumberPdf,
  outletPdf,
  rowsOf,
  subscriptionPdf,
  withdrawalPdf,
  type PdfTable,
} from './pdf-tables.ts';
import { monthlyTexts as texts } from './texts.ts';

/** A monthly report to read and print. */
export interface MonthlyDocument extends Imprint {
  readonly db: Queries;
  readonly request: ReportRequest;
  /** Name of the koncern. */
  readonly name: string;
  /** What the invoices of the report's days say; null for who may not see invoices. */
  readonly invoiced: InvoicedCost | null;
}

function periodOf({ period }: ReportRequest): string {
  return daysText(formatDay(period.first), formatDay(period.last));
}

function amount(sek: number | null): string {
  return quantityText(sek, 2, 'kr');
}

/** What the invoices of the report's days come to and consist of, in a sentence. */
function invoicedText(invoiced: InvoicedCost): string {
  if (!invoiced.is_whole) return texts.notInvoiced.sv;
  return `${texts.invoiced.sv}: ${amount(invoiced.total_sek)}, varav energi ${amount(invoiced.energy_sek)}, miljö ${amount(invoiced.environment_sek)} och avgifter ${amount(invoiced.fees_sek)}.`;
}

function leadOf(dashboard: Dashboard, document: MonthlyDocument): string {
  const count = dashboard.site_count;
  const sites = count === 1 ? '1 anläggning' : `${count} anläggningar`;
  const coverage = quantityText(dashboard.coverage_percent, 2, '%');
  return `${document.name}, ${periodOf(document.request)}. ${sites}, mätvärden för ${coverage} av timmarna.`;
}

async function* section<Row>(
  pdf: PdfWriter,
  dashboard: Dashboard,
  heading: string,
  table: PdfTable<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<void, void, void> {
  pdf.space(14);
  pdf.heading(heading);
  yield* pdf.table({ columns: table.columns, summary: heading, rows: rowsOf(table, rows, dashboard) });
}

async function* write(
  pdf: PdfWriter,
  dashboard: Dashboard,
  document: MonthlyDocument,
): AsyncGenerator<void, void, void> {
  const { db, request } = document;
  pdf.title(texts.report.sv);
  pdf.text(leadOf(dashboard, document), 'lead');
  pdf.space(8);
  pdf.keyFigures(keyFigures(dashboard));
  pdf.space(10);
  pdf.heading('Förbrukning per månad');
  pdf.columnGraph(monthGraph(dashboard, pdf.color));
  yield;
  const customers = await buildCustomerNumbers(db, request);
  yield* section(pdf, dashboard, 'Sammanställning per kundnummer', customerNumberPdf, customers.rows);
  const subscriptions = await buildSubscriptions(db, request);
  yield* section(pdf, dashboard, 'Sammanställning abonnemang', subscriptionPdf, subscriptions.rows);
  yield* section(
    pdf,
    dashboard,
    texts.outlets.sv,
    outletPdf,
    readOutlets(db, await planOutlets(db, request)),
  );
  const withdrawals = await buildWithdrawalProfiles(db, request);
  yield* section(pdf, dashboard, texts.withdrawals.sv, withdrawalPdf, withdrawals.rows);
  pdf.space(4);
  pdf.text(`${texts.highLoadDefinition.sv}: ${withdrawals.high_load_definition}.`, 'small');
  const usage = await buildUsageProfiles(db, request);
  pdf.space(14);
  pdf.heading(texts.usage.sv);
  pdf.columnGraph(dayGraph(usage, pdf.color));
  pdf.space(6);
  pdf.facts([
    {
      term: texts.volumeWeighted.sv,
      text: quantityText(usage.volume_weighted_price_ore_per_kwh, 2, 'öre/kWh'),
    },
    { term: texts.areaAverage.sv, text: quantityText(usage.area_average_price_ore_per_kwh, 2, 'öre/kWh') },
    { term: texts.profileCost.sv, text: quantityText(usage.profile_cost_ore_per_kwh, 2, 'öre/kWh') },
  ]);
  pdf.space(10);
  pdf.text(costDefinition.sv, 'small');
  if (document.invoiced !== null) {
    pdf.space(4);
    pdf.text(invoicedText(document.invoiced), 'small');
  }
  pdf.space(4);
  pdf.text(texts.footnote.sv, 'strong');
}

/**
 * Writes a monthly report as a tagged PDF in Swedish, part by part as it is read. The key figures are read at once, so
 * that what goes wrong with them can still be answered as an error.
 */
export async function monthlyPdf(document: MonthlyDocument): Promise<AsyncGenerator<Uint8Array, void, void>> {
  const { db, request, name, supplier, createdAt } = document;
  const dashboard = await buildDashboard(db, request);
  return pdfFile(
    {
      title: `${texts.report.sv}, ${name}`,
      context: `${name} · ${periodOf(request)}`,
      createdAt,
      brand: supplier,
    },
    (pdf) => write(pdf, dashboard, document),
  );
}
