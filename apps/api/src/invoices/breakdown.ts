import type { InvoiceBreakdown, InvoiceCategory } from '@vinrod/api-client/contract';
import type { Selectable } from 'kysely';
import { toKwh } from '../quantities/rounding.ts';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import type { Queries } from '../store/database.ts';
import type { InvoiceLineTable } from '../store/schema/invoices.ts';
import { readInvoiceRow, type InvoiceRow } from './invoice.ts';
import { toSek } from './sek.ts';
import type { Ore, WattHours } from '../quantities/quantities.ts';

/** A stored line. */
export type InvoiceLineRow = Selectable<InvoiceLineTable>;

/** Lines of one site. */
export interface SiteLines {
  readonly first: InvoiceLineRow;
  readonly lines: readonly InvoiceLineRow[];
  readonly subtotalOre: Ore;
  /** Charged energy, Wh. */
  readonly consumptionWh: WattHours;
}

const priceScale = 10_000;
const quantityScale = 1000;

/** Reads the lines of an invoice in their order. */
export async function readLines(db: Queries, invoice: InvoiceRow): Promise<InvoiceLineRow[]> {
  return db
    .selectFrom('invoice_line')
    .selectAll()
    .where('corporate_group_id', '=', invoice.corporate_group_id)
    .where('invoice_id', '=', invoice.id)
    .orderBy('position')
    .execute();
}

function sumOre(lines: readonly InvoiceLineRow[]): Ore {
  return lines.reduce((sum, line) => sum + line.amount_ore, 0);
}

/** Energy of lines that charge the same kWh at several prices. */
function energyOf(lines: readonly InvoiceLineRow[]): number {
  return lines.find(({ unit }) => unit === 'kWh')?.quantity_thousandths ?? 0;
}

/** Groups lines by site, in the order of the invoice. */
export function bySite(lines: readonly InvoiceLineRow[]): SiteLines[] {
  return [...Map.groupBy(lines, (line) => line.site_id).values()].flatMap((ofSite) => {
    const [first] = ofSite;
    if (first === undefined) return [];
    return [{ first, lines: ofSite, subtotalOre: sumOre(ofSite), consumptionWh: energyOf(ofSite) }];
  });
}

/**
 * A line as payloads have it.
 *
 * @param vatRatePercent - Of the invoice, for a line without its own.
 */
export function toLine(
  line: InvoiceLineRow,
  vatRatePercent: number,
): InvoiceBreakdown['sites'][number]['lines'][number] {
  return {
    code: line.code,
    description: line.description,
    category: line.category,
    quantity: line.quantity_thousandths / quantityScale,
    unit: line.unit,
    unit_price: line.unit_price_ten_thousandths / priceScale,
    price_unit: line.price_unit,
    price_basis: line.price_basis,
    price_area: line.price_area,
    amount_excl_vat_sek: toSek(line.amount_ore),
    vat_rate_percent: line.vat_rate_percent ?? vatRatePercent,
  };
}

/** Sums by category, in the order of first appearance on the invoice. */
function byCategory(lines: readonly InvoiceLineRow[]): InvoiceBreakdown['totals']['by_category'] {
  const grouped: ReadonlyMap<InvoiceCategory, readonly InvoiceLineRow[]> = Map.groupBy(
    lines,
    (line) => line.category,
  );
  return [...grouped].map(([category, ofCategory]) => ({
    category,
    amount_excl_vat_sek: toSek(sumOre(ofCategory)),
  }));
}

/**
 * Breakdown of an invoice. The lines add up to the sums of the invoice, to the öre.
 *
 * @throws ApiError 404 when the caller may not see it, whether or not it exists.
 */
export async function readBreakdown(deps: Deps, caller: Caller, id: string): Promise<InvoiceBreakdown> {
  const invoice = await readInvoiceRow(deps, caller, id);
  const lines = await readLines(deps.database.db, invoice);
  return {
    invoice: invoice.id,
    sites: bySite(lines).map(({ first, lines: ofSite, subtotalOre, consumptionWh }) => ({
      site: { uuid: first.site_id, site_id: first.site_number, name: first.site_name },
      period_start: first.period_start,
      period_end: first.period_end,
      consumption_kwh: toKwh(consumptionWh),
      lines: ofSite.map((line) => toLine(line, invoice.vat_rate_percent)),
      subtotal_sek: toSek(subtotalOre),
    })),
    totals: {
      by_category: byCategory(lines),
      amount_excl_vat_sek: toSek(invoice.net_ore),
      vat_sek: toSek(invoice.vat_ore),
      rounding_sek: toSek(invoice.rounding_ore),
      total_sek: toSek(invoice.total_ore),
    },
  };
}
