import { corporateGroupName } from '../../exports/corporate-group-name.ts';
import { exportAs } from '../../exports/export-answers.ts';
import { refused } from '../../server/api-error.ts';
import { operation, type Operation } from '../../server/operation.ts';
import { choiceSheet } from './choice-sheet.ts';
import { chosenInvoices } from './choice.ts';
import { invoicePdfs } from './invoice-pdfs.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { lineSheet } from './line-sheet.ts';
import { invoiceFileTexts as texts } from './texts.ts';

/** Most lines in one file: a spreadsheet has room for twice as many. */
const MOST_LINES = 500_000;

/** The list of invoices as files (not among the specified calls). */
export const invoiceFileOperations: readonly Operation[] = [
  operation('exportInvoices', async (call) => {
    const { deps, caller, params, query, request } = call;
    const { format = 'xlsx', layout = 'invoices', ...choice } = query;
    const { db } = deps.database;
    const chosen = await chosenInvoices(deps, caller, params.id, choice);
    if (chosen.lineCount > MOST_LINES || chosen.count > MOST_LINES) throw refused(texts.tooManyLines);
    const { language } = request;
    // Specification, section 9: files without a name of their own.
    const answers = exportAs(`File-${deps.clock.now().getTime()}`, call);
    if (format === 'csv' && layout === 'lines')
      return answers.sheets(format, [lineSheet(db, chosen.read, language)]);
    const invoices = invoiceSheet(await chosen.read(), language);
    if (format === 'csv') return answers.sheets(format, [invoices]);
    const corporateGroup = await corporateGroupName(db, params.id);
    const { createdAt } = answers.imprint;
    const about = choiceSheet({ corporateGroup, choice, chosen, createdAt }, language);
    return answers.sheets(format, [invoices, lineSheet(db, chosen.read, language), about]);
  }),
  operation('exportInvoicePdfs', async (call) => {
    const { deps, caller, params, query } = call;
    const chosen = await chosenInvoices(deps, caller, params.id, query);
    return exportAs(`File-${deps.clock.now().getTime()}`, call).zip(invoicePdfs(deps, chosen));
  }),
];
