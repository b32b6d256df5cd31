/** The most invoices whose pdfs the API makes in one file (contract: `exportInvoicePdfs`). */
export const MOST_PDFS = 200;
