/** An invoice, as the lists of the kits show it. */
export interface InvoiceRow {
  readonly id: number;
  readonly number: string;
  readonly company: string;
  readonly due: string;
  readonly amount: number;
  readonly status: string;
}

/** A site, as the lists of the kits show it. */
export interface SiteRow {
  readonly id: number;
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly energy: number;
}

const statuses = ['Unpaid', 'Paid', 'Overdue'];

/** Invoices that are the same in every run. */
export const invoices: readonly InvoiceRow[] = Array.from({ length: 200 }, (_unused, index) => ({
  id: index + 1,
  number: `INV-${1000 + index}`,
  company: `Norrviken Fastigheter ${(index % 7) + 1} AB`,
  due: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
  amount: 1000 + ((index * 7919) % 90_000),
  status: statuses[index % statuses.length] ?? 'Paid',
}));

/** Sites that are the same in every run. */
export const sites: readonly SiteRow[] = Array.from({ length: 200 }, (_unused, index) => ({
  id: index + 1,
  name: `SITE-${1000 + index}`,
  company: `Norrviken Fastigheter ${(index % 7) + 1} AB`,
  address: `Industrivägen ${index + 1}, Luleå`,
  energy: (index * 104_729) % 500_000,
}));
