import { operation, type Operation } from '../server/operation.ts';
import { readBreakdown } from './breakdown.ts';
import { downloadInvoice } from './download-invoice.ts';
import { readInvoiceRow, toInvoice } from './invoice.ts';
import { invoiceFileOperations } from './files/operations.ts';
import { listEveryInvoice } from './every-invoice.ts';
import { listInvoices } from './invoices.ts';
import { downloadPeppol } from './peppol/download-peppol.ts';

/** Invoices of corporate groups (specification, section 7). */
export const invoiceOperations: readonly Operation[] = [
  operation('listCorporateGroupInvoices', ({ deps, caller, params, query, request }) =>
    listInvoices(deps, caller, params.id, query, request.url),
  ),
  operation('listInvoices', ({ deps, caller, query, request }) =>
    listEveryInvoice(deps, caller, query, request.url),
  ),
  operation('getInvoice', async ({ deps, caller, params }) =>
    toInvoice(await readInvoiceRow(deps, caller, params.invoiceId)),
  ),
  operation('getInvoiceProductBreakdown', ({ deps, caller, params }) =>
    readBreakdown(deps, caller, params.invoiceId),
  ),
  operation('downloadInvoicePdf', ({ deps, caller, params, request }) =>
    downloadInvoice(deps, caller, params.invoiceId, request),
  ),
  operation('downloadInvoicePeppol', ({ deps, caller, params, request }) =>
    downloadPeppol(deps, caller, params.invoiceId, request),
  ),
  ...invoiceFileOperations,
];
