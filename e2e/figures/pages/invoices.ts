import type { Client, InvoiceCategory, InvoiceStatus } from '../../../packages/api-client/src/index.ts';
import { daysOf, type Asked } from '../asked.ts';
import type { PageFigure } from '../page-figures.ts';
import { cell, part, element, tile } from '../spots.ts';

/** Rows per page of the list. */
const firstPage = 16;

/** The tiles over the list, with the statuses they count. */
const tiles: Readonly<Record<string, readonly InvoiceStatus[]>> = {
  'Att betala': ['unpaid'],
  'Delbetalt, återstår': ['partially_paid'],
  Förfallet: ['overdue', 'reminded', 'in_collection'],
};

const categories: Readonly<Record<InvoiceCategory, string>> = {
  energy: 'Elenergi',
  surcharge: 'Påslag',
  environment: 'Miljö',
  fixed_fee: 'Fast avgift',
  hedge: 'Prissäkring',
  grid: 'Elnät',
  tax: 'Skatt',
  other: 'Övrigt',
};

/** The listed invoices, newest first. */
export async function listedInvoices({ client, corporateGroup, period }: Asked) {
  return await client.invoices.list({
    path: { id: corporateGroup },
    query: {
      ...daysOf(period),
      limit: firstPage,
      ordering: '-invoice_date',
    },
  });
}

/** The list of invoices with its tiles. */
export async function invoiceListFigures(asked: Asked): Promise<readonly PageFigure[]> {
  const { results } = await listedInvoices(asked);
  // The remaining amount covers all ages, not the selected days.
  const { totals } = await asked.client.invoices.list({
    path: { id: asked.corporateGroup },
    query: { limit: 1 },
  });
  return [
    ...Object.entries(tiles).map(([label, statuses]): PageFigure => ({
      figure: 'openSum',
      at: tile(label),
      says: totals.by_status
        .filter(({ status }) => statuses.includes(status))
        .reduce((sum, { remaining_sek: sek }) => sum + sek, 0),
    })),
    ...results.map((invoice): PageFigure => ({
      figure: 'invoiceTotal',
      at: cell('Fakturor', invoice.invoice_number, 'Att betala, kr'),
      says: invoice.total_sek,
    })),
  ];
}

const share = (category: InvoiceCategory) =>
  element(`share of ${category}`, (root) =>
    root
      .getByRole('figure', { name: 'Beloppets delar' })
      .getByRole('listitem')
      .filter({ hasText: categories[category] }),
  );

/** The panel of one invoice. */
export async function invoiceFigures(client: Client, id: string): Promise<readonly PageFigure[]> {
  const invoice = await client.invoices.get({ path: { invoiceId: id } });
  const { sites, totals } = await client.invoices.productBreakdown({ path: { invoiceId: id } });
  return [
    { figure: 'invoiceTotal', at: tile('Att betala'), says: invoice.total_sek },
    { figure: 'remaining', at: tile('Återstår'), says: invoice.remaining_sek },
    ...invoice.payments.map(({ paid_date: date, amount_sek: sek }): PageFigure => ({
      figure: 'remaining',
      at: tile(`Betalt ${date}`),
      says: -sek,
    })),
    ...totals.by_category.map(({ category, amount_excl_vat_sek: says }): PageFigure => ({
      figure: 'netAmount',
      at: part(share(category), /([+−]?\d[\d ]*,\d\d kr)$/),
      says,
    })),
    { figure: 'netAmount', at: tile('Summa exkl. moms'), says: invoice.amount_excl_vat_sek },
    { figure: 'vat', at: tile(`Moms ${invoice.vat_rate_percent} %`), says: invoice.vat_sek },
    { figure: 'roundingToKrona', at: tile('Öresutjämning'), says: invoice.rounding_sek },
    { figure: 'invoiceTotal', at: tile('Att betala', 1), says: totals.total_sek },
    // A row for each site, where there are several, and one for each of its lines.
    ...sites
      .flatMap((site): readonly Pick<PageFigure, 'figure' | 'says'>[] => [
        ...(sites.length < 2 ? [] : [{ figure: 'netAmount' as const, says: site.subtotal_sek }]),
        ...site.lines.map(({ amount_excl_vat_sek: says }) => ({ figure: 'lineAmount' as const, says })),
      ])
      .map((row, nth): PageFigure => ({ ...row, at: cell('Specifikation', nth, 'Belopp, kr') })),
  ];
}
