import type { Endpoints } from '../transport/endpoints.ts';

/** Lists over all corporate groups that the caller sees; for `client.with`. Each row names its corporate group. */
export const everyCorporateGroupCalls = (api: Endpoints) => ({
  /** Invoices, newest first. */
  invoices: api.getPage('/v1/invoices/'),
  /** Imported files of meter values, newest first. */
  imports: api.getPage('/v1/imports/'),
  /** Sites that lack values, the longest first, and sums by grid owner. */
  missingValues: api.getJson('/v1/missing-values/', 'results'),
  /** The same as xlsx or csv, with the days of each site. */
  missingValueFile: api.getFile('/v1/exports/missing-values/'),
  /** Of invoices and certificates, those whose meter values have changed since they were made. */
  changedValues: api.getJson('/v1/changed-values/', 'documents'),
  /** What waits for the staff, kind by kind, and figures. */
  workItems: api.getJson('/v1/work-items/', 'kinds'),
  /** A page of customers' users, by name. A user of several corporate groups is listed once for each. */
  users: api.getJson('/v1/users/customer-users/', 'results'),
  /** Invoices with their lines, as xlsx or csv. */
  invoiceFile: api.getFile('/v1/exports/invoices/'),
  /** Invoice PDFs in one zip file, at most 200. */
  invoicePdfs: api.getFile('/v1/exports/invoice-pdfs/'),
});
