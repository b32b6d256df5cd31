import type { Endpoints } from '../transport/endpoints.ts';

/** Lists over all corporate groups that the caller sees; for `client.with`. Each row names its corporate group. */
export const everyCorporateGroupCalls = (api: Endpoints) => ({
  /** Invoices, newest first. */
  invoices: api.getPage('/v1/invoices/'),
  /** Files of meter values that were read in, newest first. */
  imports: api.getPage('/v1/imports/'),
  /** Customers' users, by name: a page of them. One of several corporate groups is there once for each. */
  users: api.getJson('/v1/users/customer-users/', 'results'),
  /** The invoices with their lines, as xlsx or csv. */
  invoiceFile: api.getFile('/v1/exports/invoices/'),
  /** Their pdfs in one zip file, 200 at most. */
  invoicePdfs: api.getFile('/v1/exports/invoice-pdfs/'),
});
