import { sql } from 'kysely';
import type { AuditSubject } from '../server/contract.ts';
import type { Queries } from '../store/database.ts';
import type { EventTarget } from './audit-event.ts';

/** Kinds that can be looked up by id alone. */
export type NamedKind = Exclude<AuditSubject, 'caller' | 'portal' | 'role' | 'user'>;

const names: Readonly<Record<NamedKind, { readonly table: string; readonly name: string }>> = {
  group: { table: 'corporate_group', name: 'name' },
  company: { table: 'company', name: 'name' },
  site: { table: 'site', name: 'name' },
  site_group: { table: 'site_group', name: 'name' },
  news: { table: 'news', name: 'title' },
  invoice: { table: 'invoice', name: 'invoice_number' },
  certificate: { table: 'certificate', name: 'certificate_number' },
  service_account: { table: 'service_account', name: 'name' },
  intake: { table: 'intake', name: 'file_name' },
};

/** Whether something of this kind can be found by {@link readSubject}. */
export function isNamedKind(subject: AuditSubject): subject is NamedKind {
  return subject in names;
}

/** The subject of an event with its current name; null when it does not exist. */
export async function readSubject(db: Queries, kind: NamedKind, id: string): Promise<EventTarget | null> {
  const { table, name } = names[kind];
  const { rows } = await sql<{ name: string }>`select ${sql.ref(name)} as name from ${sql.table(table)}
    where id = ${id}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { kind, id, name: row.name };
}
