import { sql } from 'kysely';
import type { JsonRecord } from '../server/json-document.ts';
import type { Queries } from '../store/database.ts';
import { personalPlaces, type PersonalPlace } from './personal-places.ts';

/** What is known of a person in one place. */
export interface KnownRows {
  readonly place: PersonalPlace;
  readonly rows: readonly JsonRecord[];
}

async function rowsOf(db: Queries, place: PersonalPlace, userId: string): Promise<readonly JsonRecord[]> {
  const { table, person, columns } = place;
  const picked = columns === null ? sql`kept.*` : sql.join(columns.map((name) => sql.ref(`kept.${name}`)));
  const { rows } = await sql<{ row: JsonRecord }>`select row_to_json(found) as row from (
    select ${picked} from ${sql.table(table)} as kept where kept.${sql.ref(person)}::text = ${userId}) as found
    order by row_to_json(found)::text`.execute(db);
  return rows.map(({ row }) => row);
}

/** Addresses that the events of a person came from, as long as they are kept. */
async function addressesOf(db: Queries, userId: string): Promise<readonly JsonRecord[]> {
  const { rows } = await sql<{ row: JsonRecord }>`select row_to_json(found) as row from (
    select audit_event.sequence, audit_address.address, audit_address.noted_at from audit_address
    join audit_event on audit_event.sequence = audit_address.sequence
    where audit_event.actor_id::text = ${userId} order by audit_event.sequence) as found`.execute(db);
  return rows.map(({ row }) => row);
}

/** The place of network addresses, which the events of a person lead to. */
export const addressPlace: PersonalPlace = {
  table: 'audit_address',
  person: 'sequence',
  name: null,
  columns: null,
  erasure: 'removed',
};

/** Everything that is known of a person, without secrets and without what is known of others; empty places left out. */
export async function readPerson(trx: Queries, userId: string): Promise<readonly KnownRows[]> {
  const known: KnownRows[] = [];
  for (const place of personalPlaces) known.push({ place, rows: await rowsOf(trx, place, userId) });
  known.push({ place: addressPlace, rows: await addressesOf(trx, userId) });
  return known.filter(({ rows }) => rows.length > 0);
}
