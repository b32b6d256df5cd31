import type { FileSettings } from '../file-format.ts';
import { headParts, headTextsOf, plainHead, shownHead, type Field, type PlainHead } from './field.ts';
import { energyUnits, fieldsOf, passedOverOf, priceUnits, type TableKind } from './fields.ts';
import type { ColumnMapping, TableColumn, TableMapping } from './mapping.ts';
import type { TableTimeZone } from './read-time.ts';

/** How a table says what its values are of: by a row for each, by a column for each site, or as rows of facts. */
export type TableForm = 'rows' | 'long' | 'wide';

/** What is made of a table. */
export interface TablePlan {
  readonly kind: TableKind;
  readonly form: TableForm;
  readonly columns: readonly TableColumn[];
  /** Meanings that the kind needs, and that no column, constant or setting gives. */
  readonly missing: readonly string[];
  readonly timeZone: TableTimeZone;
}

/** Kinds of values over time. */
export type SeriesKind = 'meter_values' | 'spot_prices' | 'temperatures';

/** Whether a kind has values over time. */
export function isSeriesKind(kind: TableKind): kind is SeriesKind {
  return kind === 'meter_values' || kind === 'spot_prices' || kind === 'temperatures';
}

const unitsOf: Readonly<Record<SeriesKind, Readonly<Record<string, number>>>> = {
  meter_values: energyUnits,
  spot_prices: priceUnits,
  temperatures: { '°c': 1 },
};

/** What a unit of a kind is multiplied with; null when it is none. */
export function factorOf(kind: SeriesKind, unit: string): number | null {
  return unitsOf[kind][normalUnit(unit)] ?? null;
}

/** A unit as heads write it, in lower case: `ore_per_kwh` is öre/kwh. */
function normalUnit(unit: string): string {
  return unit.toLowerCase().replaceAll(/\s/g, '').replace('_per_', '/').replace(/^ore/, 'öre');
}

/** A metering point's number by GS1. */
const gsrn = /(?<!\d)\d{18}(?!\d)/;
const area = /^se[1-4]$/i;

interface OpenColumn {
  readonly head: string;
  readonly plain: PlainHead;
  meaning: string | null;
  unit: string | null;
  siteId: string | null;
}

function mapped(column: OpenColumn, { meaning, unit, siteId }: ColumnMapping, kind: TableKind): void {
  const isSeries = isSeriesKind(kind) && (meaning === 'site' || meaning === 'area');
  const isKnown =
    isSeries || meaning === 'ignore' || fieldsOf[kind].some((field) => field.meaning === meaning);
  if (!isKnown) return;
  column.meaning = meaning;
  column.unit = unit === undefined ? column.plain.unit : normalUnit(unit);
  column.siteId = isSeries ? (siteId ?? siteInHead(column, { isAnyName: true }) ?? column.plain.text) : null;
}

/** Gives each field the first column with the first of its heads that one has. */
function claim(columns: readonly OpenColumn[], fields: readonly Field[]): void {
  const free = Map.groupBy(
    columns.filter(({ meaning }) => meaning === null),
    ({ plain }) => plain.text,
  );
  const taken = new Set(columns.map(({ meaning }) => meaning));
  for (const field of fields) {
    if (taken.has(field.meaning)) continue;
    const text = headTextsOf(field).find((head) => (free.get(head)?.length ?? 0) > 0);
    const column = text === undefined ? undefined : free.get(text)?.shift();
    if (column === undefined) continue;
    column.meaning = field.meaning;
    column.unit = column.plain.unit;
  }
}

/** The site that a head names, as the file writes it. */
function siteInHead(
  { head, plain }: OpenColumn,
  { isAnyName }: { readonly isAnyName: boolean },
): string | null {
  const number = gsrn.exec(head)?.[0];
  if (number !== undefined) return number;
  const isEnergy = plain.unit !== null && plain.unit in energyUnits;
  if (!isEnergy && !isAnyName) return null;
  // Other units are no units here: Butik A is a name.
  const name = isEnergy ? headParts(head).name : head;
  return name === '' ? null : name;
}

/** Gives the columns that are left a site or area each, where their heads name one. */
function claimSeries(columns: readonly OpenColumn[], kind: SeriesKind, { siteIds }: FileSettings): void {
  const isOwnForm = columns.some(
    ({ plain, meaning }) => meaning === 'time' && plain.text === 'utc hour start',
  );
  for (const column of columns) {
    if (column.meaning !== null) continue;
    if (kind !== 'meter_values') {
      if (!area.test(column.plain.text)) continue;
      column.meaning = 'area';
      column.siteId = column.plain.text.toUpperCase();
    } else {
      const site = siteIds.has(column.head) ? column.head : siteInHead(column, { isAnyName: isOwnForm });
      if (site === null) continue;
      column.meaning = 'site';
      column.siteId = site;
    }
    const { unit } = column.plain;
    const isUnit = unit !== null && factorOf(kind, unit) !== null;
    column.unit = isUnit ? unit : isOwnForm ? 'kwh' : null;
  }
}

function zoneOf(columns: readonly OpenColumn[], { timeZone }: TableMapping): TableTimeZone {
  if (timeZone !== undefined) return timeZone;
  const heads = columns.filter(
    ({ meaning }) => meaning === 'time' || meaning === 'clock' || meaning === 'date',
  );
  if (heads.some(({ head }) => /utc/i.test(head))) return 'UTC';
  return heads.some(({ head }) => /normaltid/i.test(head)) ? 'UTC+01:00' : 'Europe/Stockholm';
}

/** Whether a unit is in euro, which needs a rate. */
export function isEuro(unit: string): boolean {
  return /eur|€/i.test(unit);
}

function missingOfSeries(
  columns: readonly OpenColumn[],
  kind: SeriesKind,
  given: (meaning: string) => boolean,
  { constants }: TableMapping,
  { sekPerEur, findsCorporateGroup }: FileSettings,
): readonly string[] {
  const values = columns.filter(
    ({ meaning }) => meaning === 'value' || meaning === 'site' || meaning === 'area',
  );
  const isWide = values.some(({ meaning }) => meaning !== 'value');
  const missing: string[] = [];
  if (!['time', 'date', 'clock'].some(given)) missing.push('time');
  if (values.length === 0) missing.push('value');
  const owner = kind === 'meter_values' ? 'site_id' : 'price_area';
  if (!isWide && !given(owner)) missing.push(owner);
  if (kind === 'meter_values' && findsCorporateGroup !== true && !given('corporate_group'))
    missing.push('corporate_group');
  const units = values.map(({ unit }) => unit ?? constants?.['unit'] ?? null);
  const isWithoutUnit = units.some((unit) => unit === null || factorOf(kind, unit) === null);
  if (kind !== 'temperatures' && values.length > 0 && isWithoutUnit && !given('unit')) missing.push('unit');
  if (units.some((unit) => unit !== null && isEuro(unit)) && sekPerEur === null) missing.push('sek_per_eur');
  return missing;
}

/** Says what each column of a table means when it is read as a kind. */
export function planTable(
  heads: readonly string[],
  kind: TableKind,
  mapping: TableMapping,
  settings: FileSettings,
): TablePlan {
  const columns = heads.map((raw): OpenColumn => {
    const head = shownHead(raw);
    return { head, plain: plainHead(head), meaning: head === '' ? 'ignore' : null, unit: null, siteId: null };
  });
  const named = new Map(
    Object.entries(mapping.columns ?? {}).map(([head, column]) => [shownHead(head), column]),
  );
  for (const column of columns) {
    const own = named.get(column.head);
    if (own !== undefined) mapped(column, own, kind);
  }
  const fields = fieldsOf[kind];
  claim(columns, fields);
  const passed = passedOverOf(kind).map((head) => plainHead(head).text);
  for (const column of columns)
    if (column.meaning === null && passed.includes(column.plain.text)) column.meaning = 'ignore';
  const has = (meaning: string): boolean => columns.some((column) => column.meaning === meaning);
  const given = (meaning: string): boolean =>
    has(meaning) ||
    mapping.constants?.[meaning] !== undefined ||
    (meaning === 'corporate_group' && settings.corporateGroup !== null) ||
    (meaning === 'price_area' && settings.priceArea !== null);
  if (!isSeriesKind(kind)) {
    const missing = fields
      .filter(({ isNeeded, meaning }) => isNeeded && !given(meaning))
      .map(({ meaning }) => meaning);
    return { kind, form: 'rows', columns: finished(columns), missing, timeZone: 'Europe/Stockholm' };
  }
  if (!has('value')) claimSeries(columns, kind, settings);
  return {
    kind,
    form: has('site') || has('area') ? 'wide' : 'long',
    columns: finished(columns),
    missing: missingOfSeries(columns, kind, given, mapping, settings),
    timeZone: zoneOf(columns, mapping),
  };
}

function finished(columns: readonly OpenColumn[]): readonly TableColumn[] {
  return columns.map(({ head, meaning, unit, siteId }) => ({ head, meaning, unit, siteId }));
}

/** How well a plan fits: what it needs and has counts for it, what it lacks against it. */
export function fitOf({ kind, columns, missing }: TablePlan): number {
  const needed = new Set(fieldsOf[kind].filter(({ isNeeded }) => isNeeded).map(({ meaning }) => meaning));
  let fit = -3 * missing.length;
  for (const { meaning } of columns) {
    if (meaning === null) fit -= 1;
    else if (meaning !== 'ignore')
      fit += needed.has(meaning) || meaning === 'site' || meaning === 'area' ? 2 : 1;
  }
  return fit;
}

/** Whether a column's head is that of one of the kind's fields. */
export function isKnownHead(head: string, kind: TableKind): boolean {
  const { text } = plainHead(head);
  return fieldsOf[kind].some((field) => headTextsOf(field).includes(text));
}
