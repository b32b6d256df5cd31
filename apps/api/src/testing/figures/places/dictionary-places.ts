import type { Place as DictionaryPlace } from '@vinrod/api-client/figures';

/** How a dictionary place is compared: by readers here, or by a test of its own. */
export type Compared =
  /** Prefixes of the names of its readers; each must occur. */
  { readonly read: readonly string[] } | { readonly test: string };

/** Every dictionary place and how it is compared: a new place in the dictionary does not compile without an entry. */
export const dictionaryPlaces: Readonly<Record<DictionaryPlace, Compared>> = {
  overview: { read: ['overview of the koncern'] },
  siteGroup: { read: ['overview of a site group'] },
  siteGroups: { test: 'apps/api/src/organisation/site-groups/site-groups.test.ts' },
  corporateGroups: { read: ['list of koncerner'] },
  corporateGroup: { read: ['corporateGroup'] },
  company: { read: ['company'] },
  site: { read: ['site'] },
  monthReport: {
    read: ['sites by month', 'customer numbers', 'subscriptions', 'withdrawal profile', 'usage profile'],
  },
  hourReport: { read: ['time report by day', 'time report by month'] },
  graph: { read: ['graph by day', 'graph by month, as a sum', 'graph by day, comparison'] },
  whatChanged: { read: ['graph by month, as a sum', 'graph by day, comparison', 'time report by day'] },
  invoices: {
    read: ['list of invoices', 'invoice', 'lines of an invoice', 'invoices, csv', 'invoice lines, xlsx'],
  },
  certificates: { read: ['list of certificates', 'preview of a certificate'] },
  residualMix: { test: 'apps/api/src/energy/residual-mix/residual-mix.test.ts' },
  roles: { test: 'apps/api/src/roles/internal-roles.test.ts' },
  work: { test: 'apps/api/src/work-items/work-items.test.ts' },
  imports: { test: 'apps/api/src/energy/imports.test.ts' },
  missingValues: { test: 'apps/api/src/energy/missing-values/missing-values.test.ts' },
  hourFiles: { read: ['time report by day, csv', 'time report by day, xlsx'] },
  graphFiles: { test: 'apps/api/src/exports/time-sheets/comparison-files.test.ts' },
  monthFiles: { read: ['monthly report, csv', 'monthly report, xlsx'] },
  corporateGroupFiles: { test: 'apps/api/src/exports/corporate-group-list.test.ts' },
  invoicePdf: { read: ['invoice, pdf'] },
  certificatePdf: { read: ['certificate, pdf'] },
};
