import { sql, type CompiledQuery, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Queries } from '../store/database.ts';

/** The parameters of a list (specification, section 7), checked against the contract. */
export interface ListQuery<Ordering extends string = string> {
  /** Page size, 1–10 000; 20 by default. */
  readonly limit?: number;
  /** Results to skip; none by default. */
  readonly offset?: number;
  /** Words that must all occur, in any order, ignoring case. */
  readonly search?: string;
  /** A field, prefixed with `-` for descending. */
  readonly ordering?: Ordering;
}

/** One page of a list, in the form of every list of the contract. */
export interface Page<Item> {
  /** Number of items over all pages. */
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: Item[];
}

type FieldOf<Ordering extends string> = Ordering extends `-${string}` ? never : Ordering;

/**
 * Sort expressions for each field that the contract allows: the only place where an ordering becomes SQL. Texts must
 * use
 * the collation `sv`.
 */
export type SortKeys<Ordering extends string> = Readonly<
  Record<FieldOf<Ordering>, readonly Expression<unknown>[]>
>;

/** Sort order of a list. */
export interface ListOrder<Ordering extends string> {
  readonly keys: SortKeys<Ordering>;
  /** Used when the query has none. */
  readonly fallback: Ordering;
  /** Unique per row, to keep the order of equal rows stable across pages. */
  readonly unique: readonly Expression<unknown>[];
}

const defaultLimit = 20;

/** The words of a search in lower case, normalized to composed characters. */
export function searchWords(search: string): string[] {
  return search
    .normalize('NFC')
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * Condition: every search word occurs in one of the texts. Wildcards of `like` are escaped.
 *
 * @param texts - Columns; null counts as empty.
 */
export function matchesSearch(
  search: string | undefined,
  texts: readonly Expression<unknown>[],
): RawBuilder<boolean> {
  const text = sql`lower(normalize(concat_ws(' ', ${sql.join([...texts])}), NFC) collate sv)`;
  const conditions = searchWords(search ?? '').map((word) => sql`position(${word} in ${text}) > 0`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function isField<Ordering extends string>(
  field: string,
  keys: SortKeys<Ordering>,
): field is FieldOf<Ordering> {
  return Object.hasOwn(keys, field);
}

/** `order by` for an ordering. Nulls come last in both directions. */
function sortedBy<Ordering extends string>(
  ordering: Ordering,
  { keys, unique }: ListOrder<Ordering>,
): RawBuilder<unknown> {
  const field = ordering.replace(/^-/, '');
  if (!isField(field, keys)) throw new Error(`The list cannot be sorted by ${field}.`);
  const direction = ordering.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  const terms = keys[field].map((key) => sql`${key} ${direction}`);
  return sql.join([...terms, ...unique]);
}

/** URL of another page of the same list, relative to this server. */
function pageAddress(url: URL, offset: number, limit: number): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('limit', String(limit));
  query.set('offset', String(offset));
  return `${url.pathname}?${query.toString()}`;
}

/** Combines the rows of a page with the URLs of its neighbours. */
export function pageOf<Item>(
  { limit = defaultLimit, offset = 0 }: ListQuery,
  url: URL,
  count: number,
  results: Item[],
): Page<Item> {
  return {
    count,
    next: offset + limit < count ? pageAddress(url, offset + limit, limit) : null,
    previous: offset > 0 ? pageAddress(url, Math.max(0, offset - limit), limit) : null,
    results,
  };
}

/**
 * Reads one page of a list in an order, and the total number of rows.
 *
 * @param rows - Every row of the list that the caller may see and that matches the search and filters, with its columns
 * but
 * without `order by`. The count leaves the columns out, so subqueries in them run only for the rows of the page.
 * @param url - URL of the request, for those of the previous and next page.
 */
export async function readPage<Tables, Table extends keyof Tables, Row, Ordering extends string>(
  db: Queries,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  query: ListQuery<Ordering>,
  order: ListOrder<Ordering>,
  url: URL,
): Promise<Page<Row>> {
  const counted = await sql<{ count: number }>`select count(*) as count from ${rows} as matching`.execute(db);
  const found = await rows
    .orderBy(sortedBy(query.ordering ?? order.fallback, order))
    .limit(query.limit ?? defaultLimit)
    .offset(query.offset ?? 0)
    .execute();
  return pageOf(query, url, counted.rows[0]?.count ?? 0, found);
}

/**
 * As {@link readPage}, with one question: for a list whose search reads every row, so that finding its rows twice costs
 * more than sorting all of them.
 */
export async function readCountedPage<Tables, Table extends keyof Tables, Row, Ordering extends string>(
  db: Queries,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  query: ListQuery<Ordering>,
  order: ListOrder<Ordering>,
  url: URL,
): Promise<Page<Row>> {
  const asked: CompiledQuery<Row & { readonly row_count: number }> = rows
    .select(sql<number>`count(*) over ()`.as('row_count'))
    .orderBy(sortedBy(query.ordering ?? order.fallback, order))
    .limit(query.limit ?? defaultLimit)
    .offset(query.offset ?? 0)
    .compile();
  const { rows: found } = await db.executeQuery(asked);
  const [first] = found;
  // Beyond the last row there is none that tells how many there are.
  if (first === undefined) return readPage(db, rows, query, order, url);
  const count = first.row_count;
  for (const row of found) Reflect.deleteProperty(row, 'row_count');
  return pageOf(query, url, count, found);
}
