import { exportAs, type ExportAnswers, type ExportCall } from '../../files/export-answers.ts';
import type { Caller } from '../../server/caller.ts';
import { refused } from '../../server/api-error.ts';
import { type Operation, reportOperation } from '../../server/operation.ts';
import { askedNames } from './asked-names.ts';
import { choiceSheet } from './choice-sheet.ts';
import { selectedInvoices, type InvoiceChoice } from './choice.ts';
import { invoicePdfs } from './invoice-pdfs.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { lineSheet } from './line-sheet.ts';
import { invoiceFileTexts as texts } from './texts.ts';

/** Maximum lines in one file: half of what a spreadsheet has room for. */
const mostLines = 500_000;

/** A call for a file of invoices. */
interface FileCall extends ExportCall {
  readonly caller: Caller;
}

/** Query for a file of invoices; without a corporate group, each row names its own. */
interface AskedFile extends InvoiceChoice {
  readonly format?: 'xlsx' | 'csv';
  readonly layout?: 'invoices' | 'lines';
}

// Specification, section 9: files without a specified name.
function unnamed(call: FileCall): ExportAnswers {
  return exportAs(`File-${call.deps.clock.now().getTime()}`, call);
}

async function exportInvoices(
  call: FileCall,
  { format = 'xlsx', layout = 'invoices', ...choice }: AskedFile,
): Promise<Response> {
  const { db } = call.deps.database;
  const selected = await selectedInvoices(call.deps, call.caller, choice);
  if (selected.lineCount > mostLines || selected.count > mostLines) throw refused(texts.tooManyLines);
  const { language } = call.request;
  const answers = unnamed(call);
  const namesCorporateGroup = choice.corporate_group === undefined;
  const lines = lineSheet(db, selected.read, namesCorporateGroup, language);
  if (format === 'csv' && layout === 'lines') return answers.sheets(format, [lines]);
  const invoices = invoiceSheet(await selected.read(), namesCorporateGroup, language);
  if (format === 'csv') return answers.sheets(format, [invoices]);
  const { createdAt } = answers.imprint;
  const names = await askedNames(db, choice);
  const about = choiceSheet({ names, choice, selected, createdAt }, language);
  return answers.sheets(format, [invoices, lines, about]);
}

async function exportPdfs(call: FileCall, choice: InvoiceChoice): Promise<Response> {
  const selected = await selectedInvoices(call.deps, call.caller, choice);
  return unnamed(call).zip(invoicePdfs(call.deps, selected, choice.corporate_group === undefined));
}

/** The lists of invoices as files (not among the specified calls). */
export const invoiceFileOperations: readonly Operation[] = [
  reportOperation('exportInvoices', (call) =>
    exportInvoices(call, { ...call.query, corporate_group: call.params.id }),
  ),
  reportOperation('exportInvoicePdfs', (call) =>
    exportPdfs(call, { ...call.query, corporate_group: call.params.id }),
  ),
  reportOperation('exportEveryInvoice', (call) => exportInvoices(call, call.query)),
  reportOperation('exportEveryInvoicePdfs', (call) => exportPdfs(call, call.query)),
];
