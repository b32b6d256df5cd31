export { useEveryInvoice, useOpenInvoices, type EveryInvoiceRequest } from './every-invoice-queries.ts';
export {
  useInvoice,
  useInvoiceBreakdown,
  useInvoices,
  useInvoiceTotals,
  useSiteInvoices,
  type SiteInvoice,
} from './invoice-queries.ts';
