import type { Endpoints } from '../transport/endpoints.ts';

/** The list of invoices as files; for `client.with`. */
export const invoiceFileCalls = (api: Endpoints) => ({
  /** Invoices of a corporate group (its uuid) with their lines, as xlsx or csv. */
  list: api.getFile('/v1/exports/corporategroups/{id}/invoices/'),
  /** Invoice PDFs in one zip file, at most 200. */
  pdfs: api.getFile('/v1/exports/corporategroups/{id}/invoice-pdfs/'),
});
