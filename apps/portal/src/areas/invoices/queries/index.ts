export { useOpenInvoices } from './use-open-invoices.ts';
