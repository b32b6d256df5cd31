import { company, corporateGroup, invoice, site, surcharge } from './norrviken.ts';

/** Rows of one kind of intake, enough for several transactions, and how what became of them is counted. */
export interface RowsOfKind {
  readonly kind: string;
  readonly rows: readonly object[];
  /** Rows of this kind that the corporate group of the rows already needed. */
  readonly before: number;
  /** One row: `stored`, and `noted`, what the history says of them. */
  readonly count: string;
}

const areas = ['SE1', 'SE2', 'SE3', 'SE4'] as const;

/** Sites that {@link organisation} has beside Storgatan 12. */
const siteCount = 50;

function list<Row>(length: number, row: (index: number) => Row): readonly Row[] {
  return Array.from({ length }, (_, index) => row(index));
}

/** Days of summers, which all have 24 hours. */
function summerDay(index: number): string {
  const first = Date.UTC(2015 + Math.floor(index / 90), 5, 1);
  return new Date(first + (index % 90) * 24 * 3_600_000).toISOString().slice(0, 10);
}

function counted(operation: string, table: string): string {
  return `select (select count(*)::int from ${table}) as stored,
    (select count(*)::int from supplier_change where operation = '${operation}') as noted`;
}

/** What every other row refers to, by kind and in the order in which they refer to each other. */
export const organisation = {
  'corporate-groups': [corporateGroup],
  companies: [company],
  sites: [site, ...list(siteCount, (index) => ({ ...site, site_id: `S${index}` }))],
} as const;

const hours = list(24, (hour) => 1 + hour / 8);
const firstDay = Date.parse('2024-06-01T00:00:00+02:00');

/** Every kind of intake of the supplier's interface. */
export const rowsOfEveryKind: readonly RowsOfKind[] = [
  {
    kind: 'corporate-groups',
    rows: list(1500, (index) => ({ ...corporateGroup, key: `L-${index}`, name: `Livs ${index}` })),
    before: 1,
    count: counted('putSupplierCorporateGroups', 'corporate_group'),
  },
  {
    kind: 'companies',
    rows: list(2500, (index) => ({ ...company, customer_id: String(2000 + index) })),
    before: 1,
    count: counted('putSupplierCompanies', 'company'),
  },
  {
    kind: 'sites',
    rows: list(2500, (index) => ({ ...site, site_id: `T${index}` })),
    before: siteCount + 1,
    count: counted('putSupplierSites', 'site'),
  },
  {
    kind: 'contacts',
    rows: list(1500, (index) => ({
      key: `desk-${index}`,
      full_name: `Kundservice ${index}`,
      role: 'customer_service',
      phone_number: '+46771234500',
    })),
    before: 0,
    count: counted('putSupplierContacts', 'contact'),
  },
  {
    kind: 'surcharges',
    rows: list(2500, (index) => ({ ...surcharge, valid_from: summerDay(index) })),
    before: 0,
    count: counted('putSupplierSurcharges', 'company_surcharge'),
  },
  {
    kind: 'tariffs',
    rows: list(2500, (index) => ({
      corporate_group: corporateGroup.key,
      site_id: `S${index % siteCount}`,
      valid_from: summerDay(Math.floor(index / siteCount)),
      name: 'Effekt lågspänning',
      high_load_months: [1, 2, 3, 11, 12],
      high_load_weekdays: [1, 2, 3, 4, 5],
      high_load_from_hour: 6,
      high_load_to_hour: 22,
      high_load_on_holidays: false,
      fuse_sizes_a: [],
      power_step_kw: 1,
      least_power_kw: 43,
    })),
    before: 0,
    count: counted('putSupplierTariffs', 'site_tariff'),
  },
  {
    kind: 'spot-prices',
    rows: list(2400, (index) => ({
      price_area: areas[index % areas.length],
      day: summerDay(Math.floor(index / areas.length)),
      resolution: 'hour',
      ore_per_kwh: hours,
    })),
    before: 0,
    count: counted('putSupplierSpotPrices', 'spot_price_day'),
  },
  {
    kind: 'temperatures',
    rows: list(2400, (index) => ({
      price_area: areas[index % areas.length],
      day: summerDay(Math.floor(index / areas.length)),
      celsius: hours,
    })),
    before: 0,
    count: counted('putSupplierTemperatures', 'temperature_day'),
  },
  {
    kind: 'meter-values',
    rows: list(5000, (index) => ({
      corporate_group: corporateGroup.key,
      site_id: `S${index % siteCount}`,
      start: new Date(firstDay + Math.floor(index / siteCount) * 24 * 3_600_000).toISOString(),
      resolution: 'hour',
      kwh: hours,
    })),
    before: 0,
    count: `select stored.count as stored, (select sum(added_count)::int / 24 from meter_import) as noted
      from (select count(*)::int from meter_day) as stored`,
  },
  {
    kind: 'invoices',
    rows: list(600, (index) => ({
      ...invoice,
      invoice_number: String(500_000 + index),
      payments: [{ paid_on: '2026-03-05', amount_sek: 100 }],
    })),
    before: 0,
    count: `select (count(*)::int + (select count(*)::int from invoice_payment)) / 2 as stored,
      (select count(*)::int from supplier_change where operation = 'putSupplierInvoices') as noted from invoice`,
  },
];
