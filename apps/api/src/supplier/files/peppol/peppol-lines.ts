import type { SupplierInvoice, SupplierInvoiceLine } from '@vinrod/api-client/contract';
import {
  meteringPointScheme,
  unitsByCode,
  type PeppolCharge,
  type PeppolId,
  type PeppolInvoice,
  type PeppolLine,
  type PeppolPeriod,
  type PeppolVatCategory,
} from '../../../invoices/peppol/peppol-invoice.ts';
import { addedBy } from '../../../invoices/peppol/sum-rules.ts';
import type { CategoryOf, FileSettings } from '../file-format.ts';
import { articleOfCharge, articleOfLine, isKnownUnit } from './articles.ts';
import type { ElementReader } from './element-reader.ts';
import { peppolTexts } from './texts.ts';

/** Name in the settings for all lines whose site the file does not tell. */
export const anySite = '*';

/** Anläggnings-id of Sweden's electricity market: GS1's numbers that begin with 735999. */
const siteNumber = /^735999\d{12}$/;

const priceUnits = {
  kWh: { priceUnit: 'ore_per_kwh', perKrona: 100 },
  kW: { priceUnit: 'sek_per_kw', perKrona: 1 },
  month: { priceUnit: 'sek_per_month', perKrona: 1 },
  st: { priceUnit: 'sek_per_unit', perKrona: 1 },
} as const;

/** Decimals of a stored price. */
const priceScale = 10_000;

/** How the rows of a document are made. */
export interface RowMaking {
  readonly reader: ElementReader;
  readonly settings: Pick<FileSettings, 'siteIds'>;
  readonly categoryOf: CategoryOf;
  readonly invoice: PeppolInvoice;
  readonly period: PeppolPeriod;
  /** 1, or -1 for a credit note, whose amounts are negative here. */
  readonly sign: 1 | -1;
}

/** What the document calls the place of a line, the most exact first. */
function placesOf({ invoice }: RowMaking, line: PeppolLine | null): readonly PeppolId[] {
  const inProperties = (line?.properties ?? []).map(({ value }) => ({ scheme: null, id: value }));
  const location = invoice.delivery?.locationId ?? null;
  return [
    line?.objectId ?? null,
    ...inProperties.filter(({ id }) => siteNumber.test(id)),
    invoice.objectId,
    location === null ? null : { scheme: null, id: location },
  ].filter((place) => place !== null);
}

/** A place that is named as a metering point, or has the form of an anläggnings-id. */
function isSite({ scheme, id }: PeppolId): boolean {
  return scheme === meteringPointScheme || siteNumber.test(id);
}

function siteOf(making: RowMaking, line: PeppolLine | null): string | null {
  const { siteIds } = making.settings;
  const found = placesOf(making, line).map(
    (place) => siteIds.get(place.id) ?? (isSite(place) ? place.id : null),
  );
  return found.find((site) => site !== null) ?? siteIds.get(anySite) ?? null;
}

function rateOf({ rate }: PeppolVatCategory): number {
  return rate ?? 0;
}

/** The part of a row that all rows of a line share. */
type Place = Pick<SupplierInvoiceLine, 'site_id' | 'period_start' | 'period_end' | 'vat_rate_percent'>;

function chargeRow(making: RowMaking, charge: PeppolCharge, place: Place): SupplierInvoiceLine {
  const { sign, categoryOf } = making;
  const added = charge.isCharge ? 1 : -1;
  const article = articleOfCharge(charge);
  const price = charge.amount / 100;
  return {
    ...place,
    code: article.code,
    description: article.name,
    category: categoryOf(article) ?? 'other',
    quantity: sign * added,
    unit: 'st',
    unit_price: price,
    price_unit: 'sek_per_unit',
    amount_excl_vat_sek: (sign * added * charge.amount) / 100,
  };
}

function lineRows(making: RowMaking, line: PeppolLine): readonly SupplierInvoiceLine[] {
  const { reader, categoryOf, sign } = making;
  const site = siteOf(making, line);
  if (site === null) {
    const read = placesOf(making, line)
      .map(({ id }) => id)
      .join(', ');
    reader.refuse(line.at, 'lines.site_id', peppolTexts.noSite({ line: line.id, read: read || '–' }));
  }
  const known = isKnownUnit(line.unit) ? unitsByCode[line.unit] : null;
  if (known === null) {
    const wanted = Object.keys(unitsByCode).join(', ');
    reader.refuse(line.at, 'lines.unit', peppolTexts.otherUnit({ read: line.unit, wanted }));
    return [];
  }
  const article = articleOfLine(line, known.unit);
  const { code } = article;
  const category = categoryOf(article);
  if (article.isNeeded && category === null)
    reader.refuse(line.at, 'lines.category', peppolTexts.noCategory({ line: line.id, read: code }));
  const { priceUnit, perKrona } = priceUnits[known.unit];
  const price = (line.price * perKrona) / line.priceBase / known.factor;
  const period = line.period ?? making.period;
  const place: Place = {
    site_id: site ?? '',
    period_start: period.start,
    period_end: period.end,
    vat_rate_percent: rateOf(line.vat),
  };
  return [
    {
      ...place,
      code,
      description: line.name,
      category: category ?? 'other',
      quantity: sign * Number((line.quantity * known.factor).toFixed(9)),
      unit: known.unit,
      unit_price: Math.round(price * priceScale) / priceScale,
      price_unit: priceUnit,
      amount_excl_vat_sek: (sign * (line.amount - addedBy(line.charges))) / 100,
    },
    ...line.charges.map((charge) => chargeRow(making, charge, place)),
  ];
}

/** Allowances and charges of the document belong to its site when it has only one. */
function documentRows(making: RowMaking, rows: readonly SupplierInvoiceLine[]): SupplierInvoiceLine[] {
  const { invoice, reader, period } = making;
  const sites = [...new Set(rows.map(({ site_id }) => site_id))];
  const [only] = sites;
  const site = siteOf(making, null) ?? (sites.length === 1 ? (only ?? null) : null);
  return invoice.charges.map((charge) => {
    const name = charge.reason ?? charge.reasonCode ?? '';
    if (site === null)
      reader.refuse(charge.at, 'lines.site_id', peppolTexts.noSite({ line: name, read: '–' }));
    return chargeRow(making, charge, {
      site_id: site ?? '',
      period_start: period.start,
      period_end: period.end,
      vat_rate_percent: charge.vat === null ? 0 : rateOf(charge.vat),
    });
  });
}

/** The lines of a document as rows, each allowance and charge as one of its own. */
export function rowLines(making: RowMaking): SupplierInvoice['lines'] {
  const rows = making.invoice.lines.flatMap((line) => lineRows(making, line));
  return [...rows, ...documentRows(making, rows)];
}

/**
 * Energy of lines that sell it, kWh. Lines of a site and period with the same quantity charge the same energy at several
 * prices.
 */
export function consumptionOf(lines: SupplierInvoice['lines']): number {
  const energy = lines.filter(({ category, unit }) => category === 'energy' && unit === 'kWh');
  const distinct = new Map(
    energy.map(({ site_id, period_start, period_end, quantity }) => [
      JSON.stringify([site_id, period_start, period_end, quantity]),
      quantity,
    ]),
  );
  return Number([...distinct.values()].reduce((sum, quantity) => sum + quantity, 0).toFixed(3));
}
