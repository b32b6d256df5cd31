import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { StartError } from './start-error.ts';

/**
 * Tables with fewer rights for the running role than read and write. New tables are closed until rights are granted
 * again.
 */
const restricted: Readonly<Record<string, string>> = {
  audit_event: 'select, insert',
  audit_head: 'select',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
};

/**
 * Whether a role can change or remove events of the audit log, by its own rights or by rights it can grant itself.
 *
 * @param role - null for the role of this connection
 */
export async function canRewriteAuditLog(db: Queries, role: string | null = null): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`select rolsuper or rolcreaterole
      or pg_has_role(oid, (select relowner from pg_class where oid = 'public.audit_event'::regclass), 'member')
      or has_any_column_privilege(oid, 'public.audit_event', 'update')
      or has_table_privilege(oid, 'public.audit_event', 'delete, truncate, trigger')
      or has_any_column_privilege(oid, 'public.audit_head', 'insert, update')
      or has_table_privilege(oid, 'public.audit_head', 'delete, truncate, trigger') as can
    from pg_roles where rolname = coalesce(${role}, current_user)`.execute(db);
  return rows[0]?.can !== false;
}

async function tableNames(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

async function viewNames(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select viewname as name from pg_views
    where schemaname = 'public' order by viewname`.execute(db);
  return rows.map(({ name }) => name);
}

async function requireRole(db: Queries, role: string): Promise<void> {
  const found = await sql`select from pg_roles where rolname = ${role}`.execute(db);
  if (found.rows.length === 0)
    throw new StartError(`The role ${role} that DATABASE_URL names does not exist on the server.`);
}

/**
 * Grants the role that the portal runs under the rights it needs, and revokes the rest: it reads and writes rows,
 * appends
 * to the audit log and reads it, and cannot change the schema.
 *
 * @throws StartError when there is no such role, or it could still rewrite the audit log.
 */
export async function grantRunningRole(database: Database, role: string): Promise<void> {
  const name = sql.ref(role);
  await database.transaction(async (trx) => {
    await requireRole(trx, role);
    await sql`revoke create on schema public from public, ${name}`.execute(trx);
    await sql`grant usage on schema public to ${name}`.execute(trx);
    await sql`revoke all on all tables in schema public from public, ${name}`.execute(trx);
    for (const table of await tableNames(trx)) {
      const rights = sql.raw(restricted[table] ?? 'select, insert, update, delete');
      await sql`grant ${rights} on ${sql.table(table)} to ${name}`.execute(trx);
    }
    for (const view of await viewNames(trx))
      await sql`grant select on ${sql.table(view)} to ${name}`.execute(trx);
    await sql`grant usage, select on all sequences in schema public to ${name}`.execute(trx);
    await sql`grant execute on function audit_chain_end() to ${name}`.execute(trx);
    if (await canRewriteAuditLog(trx, role))
      throw new StartError(
        `The role ${role} that DATABASE_URL names could rewrite the audit log: it must be no superuser, make no roles and belong to no role that owns the tables.`,
      );
  });
}
