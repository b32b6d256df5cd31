import { sql, type RawBuilder } from 'kysely';
import type { operations, SearchKind, SearchResults } from '@vinrod/api-client/contract';
import { isOpenTo } from '../authority/open-operations.ts';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import { searchedKinds, type SearchedKind } from './search-kinds.ts';
import { readSearch, type SearchWords } from '../server/search-words.ts';

/** Default results per kind. */
const defaultLimit = 5;

/** Maximum rows per kind to sort; a word in more rows is not a useful search. */
const mostRows = 200;

interface Found {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  readonly details: readonly string[];
  readonly corporate_group_id: string | null;
  readonly corporate_group_name: string | null;
  readonly company_id: string | null;
}

/** Rows of one kind, those that begin with the search first. */
function rowsOf(
  { kind, from, text, title, columns, isVisible }: SearchedKind,
  words: SearchWords,
  { caller, now, limit }: { readonly caller: Caller; readonly now: Date; readonly limit: number },
): RawBuilder<Found> {
  // Materialized: with a limit the planner would hope for an early end and read the whole table.
  const part = (condition: RawBuilder<boolean>, isStart: boolean) => sql`(with hit as materialized (
      select ${columns(caller)}, ${sql.raw(String(isStart))} as is_start from ${from(caller)}
      where ${condition} and ${isVisible(caller, now)})
    select * from hit limit ${sql.lit(mostRows)})`;
  return sql<Found>`(select ${sql.lit(kind)} as kind, id, title, details, corporate_group_id, company_id from (
      select distinct on (id) * from (
        ${part(words.begins(title), true)} union all ${part(words.within(text), false)}) as hits
      order by id, is_start desc) as found
    order by is_start desc, title collate sv, id limit ${sql.lit(limit)})`;
}

/** Items that contain every word of a search, of the kinds that the caller may open and may see. */
export async function search(
  { database, clock }: Deps,
  caller: Caller,
  query: operations['search']['parameters']['query'],
): Promise<SearchResults> {
  const words = readSearch(query.search);
  const kinds = searchedKinds.filter(
    ({ kind, opens, isSmall = false }) =>
      (query.kind?.includes(kind) ?? true) &&
      (words?.isIndexed === true || isSmall) &&
      isOpenTo(caller, opens),
  );
  if (words === null || kinds.length === 0) return { results: [] };
  const within = { caller, now: clock.now(), limit: query.per_kind ?? defaultLimit };
  const rows = sql.join(
    kinds.map((kind) => rowsOf(kind, words, within)),
    sql` union all `,
  );
  const found = await database.transaction(async (trx) => {
    // Three letters are one trigram, and the planner underestimates the cost of a Swedish text comparison, so it would
    // read
    // every invoice instead.
    await sql`set local enable_seqscan = off`.execute(trx);
    const answer = await sql<Found>`
      select found.*, corporate_group.name as corporate_group_name from (${rows}) as found
      left join corporate_group on corporate_group.id = found.corporate_group_id`.execute(trx);
    return answer.rows;
  });
  const place = new Map(kinds.map(({ kind }, index) => [kind, index]));
  return {
    results: found
      .toSorted((left, right) => (place.get(left.kind) ?? 0) - (place.get(right.kind) ?? 0))
      .map((row) => ({
        kind: row.kind,
        uuid: row.id,
        title: row.title,
        details: [...row.details],
        corporate_group:
          row.corporate_group_id === null || row.corporate_group_name === null
            ? null
            : { uuid: row.corporate_group_id, name: row.corporate_group_name },
        company: row.company_id,
      })),
  };
}
