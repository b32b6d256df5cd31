import { sql, type RawBuilder } from 'kysely';
import { Turn } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import { isReadOnly } from '../../store/replicas/read-only.ts';
import { formatIntArray, formatTextArray } from '../meter-day/array-text.ts';
import type { MonthCache } from './month-cache.ts';
import type { AskedSites, GroupMonth } from './month-states.ts';

/** Rows by group and month. */
export type RowsOfMonths<Row> = Map<GroupMonth, readonly Row[]>;

interface Named {
  /** Short name, which tells the months of a kind from those of others. */
  readonly name: string;
}

/** Something that is computed by group and month, cached by each process and kept for all of them. */
export interface Kind<Row> extends Named {
  readonly caches: WeakMap<Queries, MonthCache<Row>>;
  readonly createCache: () => MonthCache<Row>;
  /** Writes a row as a line without quotes or backslashes, and reads it. */
  readonly write: (row: Row) => string;
  readonly read: (line: string, month: GroupMonth) => Row;
}

function cacheOf<Row>({ caches, createCache }: Kind<Row>, db: Queries): MonthCache<Row> {
  let cache = caches.get(db);
  if (cache === undefined) caches.set(db, (cache = createCache()));
  return cache;
}

function digestOf({ name }: Named, { digest }: GroupMonth): string {
  return `${name} ${digest}`;
}

/** The columns of months as the parameters of `unnest`. */
function columnsOf(kind: Named, months: readonly GroupMonth[]): RawBuilder<unknown> {
  return sql`${formatTextArray(months.map((month) => digestOf(kind, month)))}::text[],
    ${formatIntArray(months.map(({ month }) => month))}::integer[],
    ${formatTextArray(months.map(({ state }) => state))}::text[]`;
}

/** The wanted months that are kept in the state they are in. */
function currentMonths(
  kind: Named,
  corporateGroupId: string,
  wanted: readonly GroupMonth[],
): RawBuilder<unknown> {
  return sql`unnest(${columnsOf(kind, wanted)}) with ordinality as wanted (sites, day, state, place)
    join site_set_month as kept on kept.corporate_group_id = ${corporateGroupId}::uuid
      and kept.sites = wanted.sites and kept.month = date '1970-01-01' + wanted.day
      and kept.state = wanted.state`;
}

async function readKept<Row>(
  db: Queries,
  kind: Kind<Row>,
  corporateGroupId: string,
  wanted: readonly GroupMonth[],
): Promise<RowsOfMonths<Row>> {
  const found: RowsOfMonths<Row> = new Map();
  if (wanted.length === 0) return found;
  const { rows } = await sql<{ place: number; sums: string }>`
    select place::integer as place, sums from ${currentMonths(kind, corporateGroupId, wanted)}`.execute(db);
  const turn = new Turn();
  for (const { place, sums } of rows) {
    const month = wanted[place - 1];
    if (month === undefined) continue;
    found.set(month, sums === '' ? [] : sums.split('\n').map((line) => kind.read(line, month)));
    if (turn.isOver) await turn.next();
  }
  return found;
}

/** Those of the months that nobody has kept, or whose values have changed since. */
export async function monthsToKeep(
  db: Queries,
  kind: Named,
  corporateGroupId: string,
  wanted: readonly GroupMonth[],
): Promise<GroupMonth[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ place: number }>`
    select place::integer as place from ${currentMonths(kind, corporateGroupId, wanted)}`.execute(db);
  const kept = new Set(rows.map(({ place }) => place));
  return wanted.filter((_, index) => !kept.has(index + 1));
}

/** Keeps months for every process, with the state that was read before them. */
export async function keepMonths<Row>(
  db: Queries,
  kind: Kind<Row>,
  corporateGroupId: string,
  months: RowsOfMonths<Row>,
): Promise<void> {
  if (months.size === 0) return;
  const texts = [...months.values()].map((rows) => rows.map((row) => kind.write(row)).join('\n'));
  await sql`
    insert into site_set_month (corporate_group_id, sites, month, state, sums, made_at)
    select ${corporateGroupId}::uuid, sites, date '1970-01-01' + day, state, sums, now()
    from unnest(${columnsOf(kind, [...months.keys()])}, ${formatTextArray(texts)}::text[])
      as made (sites, day, state, sums)
    order by sites, day
    on conflict (corporate_group_id, sites, month) do update
      set state = excluded.state, sums = excluded.sums, made_at = excluded.made_at`.execute(db);
}

/**
 * Rows of groups by month: from this process, from what any process has kept, or else made. What is made of a whole scope is
 * kept in the database for every process; sums of named sites each process caches by itself, since there is no end of sets of
 * them.
 *
 * @param make - makes rows of groups in one and the same month
 */
export async function rowsOfMonths<Row>(
  db: Queries,
  kind: Kind<Row>,
  corporateGroupId: string,
  wanted: readonly GroupMonth[],
  asked: AskedSites,
  make: (groups: readonly GroupMonth[], month: number) => Promise<RowsOfMonths<Row>>,
): Promise<RowsOfMonths<Row>> {
  const cache = cacheOf(kind, db);
  const isKept = asked !== 'named';
  const known: RowsOfMonths<Row> = new Map();
  const add = (rows: RowsOfMonths<Row>): void => {
    for (const [month, found] of rows) {
      known.set(month, found);
      cache.keep(`${month.digest} ${month.month}`, month.state, found);
    }
  };
  for (const month of wanted) {
    const found = cache.find(`${month.digest} ${month.month}`, month.state);
    if (found !== undefined) known.set(month, found);
  }
  const unknown = (): GroupMonth[] => wanted.filter((month) => !known.has(month));
  if (isKept) add(await readKept(db, kind, corporateGroupId, unknown()));
  for (const [month, groups] of Map.groupBy(unknown(), ({ month: first }) => first)) {
    const made = await make(groups, month);
    add(made);
    // A report is as right without it, and has to come even when the disk is full.
    if (isKept && !isReadOnly(db)) await keepMonths(db, kind, corporateGroupId, made).catch(() => undefined);
  }
  return known;
}
