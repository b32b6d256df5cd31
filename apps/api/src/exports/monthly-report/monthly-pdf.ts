import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
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
import type { Imprint } from '../../files/export-answers.ts';
import { dayGraph, keyFigures, monthGraph } from './pdf-figures.ts';
import {
  customerNumberPdf,
  outletPdf,
  rowsOf,
  subscriptionPdf,
  withdrawalPdf,
  type PdfTable,
} from './pdf-tables.ts';
import { monthlyPdfMessages as messages } from './pdf-messages.ts';
import { monthlyTexts as texts } from './texts.ts';

/** A monthly report for reading and printing. */
export interface MonthlyDocument extends Imprint {
  readonly db: Queries;
  readonly request: ReportRequest;
  /** Name of the corporate group. */
  readonly name: string;
  /** Summary of the invoices for the report's days; null when the caller may not see invoices. */
  readonly invoiced: InvoicedCost | null;
}

function periodOf({ period }: ReportRequest): string {
  return daysText(formatDay(period.first), formatDay(period.last));
}

/** The invoices for the report's days, their total and parts, in a sentence. */
function invoicedText(invoiced: InvoicedCost, language: Language): string {
  if (!invoiced.is_whole) return texts.notInvoiced[language];
  const amount = (sek: number | null): string => quantityText(sek, 2, messages[language].currency);
  return translator(messages, language)('invoiced', {
    label: texts.invoiced[language],
    total: amount(invoiced.total_sek),
    energy: amount(invoiced.energy_sek),
    environment: amount(invoiced.environment_sek),
    fees: amount(invoiced.fees_sek),
  });
}

function leadOf(dashboard: Dashboard, { name, request }: MonthlyDocument): string {
  return translator(messages, request.language)('lead', {
    name,
    period: periodOf(request),
    count: dashboard.site_count,
    coverage: quantityText(dashboard.coverage_percent, 2, '%'),
  });
}

interface Writing {
  readonly pdf: PdfWriter;
  readonly dashboard: Dashboard;
  readonly language: Language;
}

async function* section<Row>(
  { pdf, dashboard, language }: Writing,
  heading: string,
  table: PdfTable<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<void, void, void> {
  pdf.space(14);
  pdf.heading(heading);
  yield* pdf.table({
    columns: table.columns(language),
    summary: heading,
    rows: rowsOf(table, rows, dashboard, language),
  });
}

async function* write(
  pdf: PdfWriter,
  dashboard: Dashboard,
  document: MonthlyDocument,
): AsyncGenerator<void, void, void> {
  const { db, request } = document;
  const { language } = request;
  const t = translator(messages, language);
  const writing = { pdf, dashboard, language };
  pdf.title(texts.report[language]);
  pdf.text(leadOf(dashboard, document), 'lead');
  pdf.space(8);
  pdf.keyFigures(keyFigures(dashboard, language));
  pdf.space(10);
  pdf.heading(t('byMonth'));
  pdf.columnGraph(monthGraph(dashboard, pdf.color, language));
  yield;
  const customers = await buildCustomerNumbers(db, request);
  yield* section(writing, t('customerNumbers'), customerNumberPdf, customers.rows);
  const subscriptions = await buildSubscriptions(db, request);
  yield* section(writing, t('subscriptions'), subscriptionPdf, subscriptions.rows);
  yield* section(
    writing,
    texts.outlets[language],
    outletPdf,
    readOutlets(db, await planOutlets(db, request)),
  );
  const withdrawals = await buildWithdrawalProfiles(db, request);
  yield* section(writing, texts.withdrawals[language], withdrawalPdf, withdrawals.rows);
  pdf.space(4);
  pdf.text(`${texts.highLoadDefinition[language]}: ${withdrawals.high_load_definition}.`, 'small');
  const usage = await buildUsageProfiles(db, request);
  pdf.space(14);
  pdf.heading(texts.usage[language]);
  pdf.columnGraph(dayGraph(usage, pdf.color, language));
  pdf.space(6);
  pdf.facts([
    {
      term: texts.volumeWeighted[language],
      text: quantityText(usage.volume_weighted_price_ore_per_kwh, 2, 'öre/kWh'),
    },
    {
      term: texts.areaAverage[language],
      text: quantityText(usage.area_average_price_ore_per_kwh, 2, 'öre/kWh'),
    },
    { term: texts.profileCost[language], text: quantityText(usage.profile_cost_ore_per_kwh, 2, 'öre/kWh') },
  ]);
  pdf.space(10);
  pdf.text(costDefinition[language], 'small');
  if (document.invoiced !== null) {
    pdf.space(4);
    pdf.text(invoicedText(document.invoiced, language), 'small');
  }
  pdf.space(4);
  pdf.text(texts.footnote[language], 'strong');
}

/**
 * Writes a monthly report as a tagged PDF, part by part as it is read. The key figures are read first, so that their
 * errors can still become an error response.
 */
export async function monthlyPdf(document: MonthlyDocument): Promise<AsyncGenerator<Uint8Array, void, void>> {
  const { db, request, name, supplier, createdAt } = document;
  const { language } = request;
  const dashboard = await buildDashboard(db, request);
  return pdfFile(
    {
      title: `${texts.report[language]}, ${name}`,
      context: `${name} · ${periodOf(request)}`,
      createdAt,
      language,
      brand: supplier,
    },
    (pdf) => write(pdf, dashboard, document),
  );
}
