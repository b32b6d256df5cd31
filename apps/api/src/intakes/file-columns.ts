import { createHash } from 'node:crypto';
import type {
  IntakeColumn,
  IntakeColumnMeaning,
  IntakeColumns,
  IntakeFormat,
  IntakeNeed,
} from '@vinrod/api-client/contract';
import type { Language } from '@vinrod/locale/messages/language';
import type { FieldProblem } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import type { FileSettings } from '../supplier/files/file-format.ts';
import {
  meaningsOf,
  proposeColumns,
  tableKinds,
  type TableKind,
  type TableMapping,
  type TableProposal,
} from '../supplier/files/tables/index.ts';
import type { KeptSettings } from './intake-settings.ts';

/** The columns of a table, as they are kept with what was found in its file. */
export interface FoundColumns {
  readonly format: Extract<IntakeFormat, 'csv' | 'xlsx'>;
  readonly sheet: string | null;
  readonly headLine: number;
  /** What its rows are, as told or proposed; null when no column says anything. */
  readonly kind: TableKind | null;
  readonly columns: readonly IntakeColumn[];
  readonly missing: readonly string[];
  /** What has to be told before the table can be read. */
  readonly needs: readonly IntakeNeed[];
  /** What a kept mapping is found by. */
  readonly head: string;
}

/** The most columns that an answer has: a table may have one for each site. */
const mostShown = 200;

/** Characters of a head, or of a cell below it, that are shown. */
const longestHead = 200;
const longestSample = 60;

/** What a column cannot be given by, because another setting tells it. */
const needOf: Readonly<Record<string, IntakeNeed>> = {
  corporate_group: 'corporate_group',
  price_area: 'price_area',
  sek_per_eur: 'sek_per_eur',
};

/** What was told of the columns of a table, in the form in which tables take it. */
export function tableMapping({
  mapping,
  time_zone: timeZone,
  decimal_mark: decimalMark,
  date_order: dateOrder,
}: KeptSettings): TableMapping {
  return {
    columns: Object.fromEntries(
      mapping.map(({ column, meaning, unit, site_id: siteId }) => [
        column,
        { meaning, ...(unit === undefined ? {} : { unit }), ...(siteId === undefined ? {} : { siteId }) },
      ]),
    ),
    ...(timeZone === null ? {} : { timeZone }),
    ...(decimalMark === null ? {} : { decimalMark }),
    ...(dateOrder === null ? {} : { dateOrder }),
  };
}

function needsOf({ kind, form, missing, columns }: TableProposal): readonly IntakeNeed[] {
  const needs = missing.map((meaning): IntakeNeed => needOf[meaning] ?? 'mapping');
  // Where each site has a column of its own, one that is not known may be a site.
  const mayBeSite = form === 'wide' && columns.some(({ meaning }) => meaning === null);
  // What else is needed depends on what the rows are.
  return kind === null || mayBeSite || needs.includes('mapping') ? ['mapping'] : [...new Set(needs)];
}

function columnsOf({ columns, rows }: TableProposal): readonly IntakeColumn[] {
  return columns.slice(0, mostShown).map(({ head, meaning, unit, siteId }, place) => ({
    column: head.slice(0, longestHead),
    meaning,
    unit,
    site_id: siteId,
    samples: rows.map((cells) => (cells[place] ?? '').slice(0, longestSample)),
  }));
}

function headOf({ columns }: TableProposal): string {
  const heads = JSON.stringify(columns.map(({ head }) => head));
  return createHash('sha256').update(heads).digest('hex');
}

/**
 * Finds out what the columns of a table mean.
 *
 * @returns the columns, or what is wrong with a file that cannot be read at all
 */
export async function findColumns(
  body: AsyncIterable<Uint8Array>,
  settings: KeptSettings,
  fileSettings: FileSettings,
): Promise<FoundColumns | { readonly problems: readonly FieldProblem[] }> {
  const kind = tableKinds.find((known) => known === settings.kind) ?? null;
  const proposal = await proposeColumns(body, {
    kind,
    mapping: tableMapping(settings),
    settings: fileSettings,
  });
  if (proposal.problems.length > 0) return { problems: proposal.problems };
  return {
    format: proposal.format,
    sheet: proposal.sheet,
    headLine: proposal.headLine,
    kind: proposal.kind ?? kind,
    columns: columnsOf(proposal),
    missing: proposal.missing,
    needs: needsOf(proposal),
    head: headOf(proposal),
  };
}

/** Settings with the mapping that is kept for such a head; null when there is none, or something is told already. */
export async function withKeptMapping(
  db: Queries,
  settings: KeptSettings,
  { head }: FoundColumns,
): Promise<KeptSettings | null> {
  if (settings.kind !== null || settings.mapping.length > 0 || settings.mapping_name !== null) return null;
  const kept = await db
    .selectFrom('intake_mapping')
    .select([
      'name',
      'kind',
      (eb) => eb.ref('mapping').$castTo<readonly IntakeColumnMeaning[]>().as('mapping'),
    ])
    .where('head', '=', head)
    .executeTakeFirst();
  const kind = tableKinds.find((known) => known === kept?.kind);
  if (kept === undefined || kind === undefined) return null;
  return { ...settings, kind, mapping: kept.mapping, mapping_name: kept.name };
}

/** Columns as they are answered with. */
export function columnsAnswer(
  { sheet, headLine, columns, kind, missing }: FoundColumns,
  language: Language,
): IntakeColumns {
  return {
    sheet,
    head_line: headLine,
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    meanings:
      kind === null
        ? []
        : meaningsOf(kind).map(({ meaning, isNeeded, text }) => ({
            meaning,
            name: text[language],
            is_needed: isNeeded,
          })),
    missing: [...missing],
    kinds: [...tableKinds],
  };
}

/** Whether a column of a kind can have a meaning. */
export function isMeaning(kind: TableKind, meaning: string): boolean {
  return (
    meaning === 'ignore' ||
    (meaning === 'site' && kind === 'meter_values') ||
    (meaning === 'area' && (kind === 'spot_prices' || kind === 'temperatures')) ||
    meaningsOf(kind).some((known) => known.meaning === meaning)
  );
}
