import { sql, type Kysely } from 'kysely';

/**
 * Swedish letter order in ICU rules: å, ä, ö after z, æ beside ä, ø beside ö, v and w apart. Spelled out because PGlite
 * has no Swedish locale data and would silently sort by the root order.
 */
const swedishRules = '&[before 1]ǀ<å<<<Å<ä<<<Ä<<æ<<<Æ<ö<<<Ö<<ø<<<Ø';

/** The first version whose `create collation` supports `rules`. */
const versionWithRules = 160_000;

/** Creates the collation `sv`, in which names are stored and sorted. */
export async function createSwedishCollation(database: Kysely<unknown>): Promise<void> {
  const version = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(database);
  const takesRules = (version.rows[0]?.version ?? 0) >= versionWithRules;
  const options = takesRules ? `locale = 'und', rules = '${swedishRules}'` : `locale = 'sv'`;
  await sql.raw(`create collation sv (provider = icu, ${options})`).execute(database);
}

/**
 * Checks that the database really sorts in Swedish order. Locale data differ between builds of PostgreSQL, and a wrong
 * order would not show as an error anywhere.
 *
 * @throws Error when z, å, ä, ö do not sort in this order.
 */
export async function checkSwedishOrder<Tables>(database: Kysely<Tables>): Promise<void> {
  const sorted = await sql<{ letters: string }>`
    select string_agg(letter, '' order by letter collate sv) as letters
    from unnest(array['ö', 'z', 'ä', 'a', 'å']) as letter`.execute(database);
  if (sorted.rows[0]?.letters !== 'azåäö')
    throw new Error(`The database sorts Swedish letters as "${sorted.rows[0]?.letters ?? ''}".`);
}
