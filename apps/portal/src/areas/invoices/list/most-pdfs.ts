/** Most invoices whose pdfs the API puts in one file (contract: `exportInvoicePdfs`). */
export const mostPdfs = 200;
