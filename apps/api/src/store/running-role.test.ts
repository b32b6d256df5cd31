import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOwnAct } from '../audit/record-event.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { textAt } from '../server/json-document.ts';
import { startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { createTwoRoles, type TwoRoles } from '../testing/two-roles.ts';
import type { Database } from './database.ts';
import { canRewriteAuditLog, grantRunningRole } from './grant-running-role.ts';
import { openServer } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';

const server = process.env['DATABASE_URL'] ?? '';
const person = { id: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11', name: 'Anna Lindqvist' };

/** SQL for an event in or outside the chain, depending on its first two columns. */
function insert(sequence: string, previous: string): string {
  return `insert into audit_event (sequence, occurred_at, event, actor_name, previous_hash, hash)
    select ${sequence}, now(), 'password_change', '', ${previous}, repeat('a', 64)
    from audit_event order by sequence desc limit 1`;
}

describe.skipIf(server === '')('on a server with a migrating and a running role', () => {
  let roles: TwoRoles;
  let migrating: Database;
  let running: Database;
  let app: TestApp;

  const record = (details: string) =>
    running.transaction((trx) =>
      recordOwnAct(trx, person, 'password_change', {
        at: new Date('2026-11-20T07:00:00Z'),
        operation: null,
        details,
      }),
    );

  beforeAll(async () => {
    roles = await createTwoRoles(server);
    migrating = await openServer(roles.migratingUrl);
    running = await openServer(roles.runningUrl);
  });

  afterAll(async () => {
    await app.close();
    await migrating.close();
    await roles.drop();
  });

  test('the running role waits for the migrating one, and for its rights', async () => {
    await expect(prepareDatabase(running)).rejects.toThrow('Run `pnpm api migrate`');
    await prepareDatabase(migrating);
    await expect(prepareDatabase(running)).rejects.toThrow('names a role without rights');
    await grantRunningRole(migrating, roles.runningRole);
    // Rights can be granted again after every migration.
    await grantRunningRole(migrating, roles.runningRole);
    expect(await prepareDatabase(running)).toEqual([]);
    app = await createTestApp({}, running);
    await record('one');
    await record('two');
  });

  test('the running role takes no other form than its own', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(migrating.db);
    await expect(prepareDatabase(running)).rejects.toThrow('of a newer version (9999_later)');
    await sql`delete from kysely_migration where name = '9999_later'`.execute(migrating.db);
    const { rows } = await sql<{ name: string; timestamp: string }>`delete from kysely_migration
      where name = (select max(name) from kysely_migration) returning name, timestamp`.execute(migrating.db);
    const [newest] = rows;
    await expect(prepareDatabase(running)).rejects.toThrow(`(${newest?.name}), which the role`);
    await sql`insert into kysely_migration (name, timestamp)
      values (${newest?.name}, ${newest?.timestamp})`.execute(migrating.db);
    expect(await prepareDatabase(running)).toEqual([]);
  });

  test('a role that could rewrite the log all the same gets no rights', async () => {
    expect(await canRewriteAuditLog(migrating.db)).toBe(true);
    expect(await canRewriteAuditLog(running.db)).toBe(false);
    const refused = 'could rewrite the audit log';
    const superuser = await openServer(roles.superuserUrl);
    await sql`alter role ${sql.ref(roles.runningRole)} createrole`.execute(superuser.db);
    await expect(grantRunningRole(migrating, roles.runningRole)).rejects.toThrow(refused);
    await sql`alter role ${sql.ref(roles.runningRole)} nocreaterole`.execute(superuser.db);
    await sql`grant ${sql.ref(roles.migratingRole)} to ${sql.ref(roles.runningRole)}`.execute(superuser.db);
    await expect(grantRunningRole(migrating, roles.runningRole)).rejects.toThrow(refused);
    await sql`revoke ${sql.ref(roles.migratingRole)} from ${sql.ref(roles.runningRole)}`.execute(
      superuser.db,
    );
    await superuser.close();
    await grantRunningRole(migrating, roles.runningRole);
    await expect(grantRunningRole(migrating, 'nobody_of_that_name')).rejects.toThrow('does not exist');
  });

  test.each([
    ['changes an event', `update audit_event set actor_name = 'Ingen'`, 'permission denied'],
    ['removes an event', 'delete from audit_event', 'permission denied'],
    ['empties the log', 'truncate audit_event cascade', 'permission denied'],
    [
      'replaces an event',
      `${insert('1', 'hash')} on conflict (sequence) do update set actor_name = 'Ingen'`,
      'permission denied',
    ],
    ['moves the head', 'update audit_head set sequence = 1', 'permission denied'],
    ['removes the head', 'delete from audit_head', 'permission denied'],
    ['empties the head', 'truncate audit_head', 'permission denied'],
    ['makes a second head', `insert into audit_head values (2, 0, '')`, 'permission denied'],
    ['switches the triggers off', 'alter table audit_event disable trigger all', 'must be owner'],
    ['removes a trigger', 'drop trigger audit_event_continues on audit_event', 'must be owner'],
    ['removes the table', 'drop table audit_event cascade', 'must be owner'],
    ['renames the table', 'alter table audit_event rename to events', 'must be owner'],
    [
      'adds a trigger',
      'create trigger mine before insert on audit_event for each row execute function audit_event_is_final()',
      'permission denied',
    ],
    ['adds a rule', 'create rule mine as on insert to audit_event do instead nothing', 'must be owner'],
    [
      'replaces a function',
      `create or replace function audit_event_continues() returns trigger language plpgsql as $$ begin return new; end $$`,
      'permission denied|must be owner',
    ],
    ['makes a table', 'create table mine (id integer)', 'permission denied'],
    ['acts as the owner', 'set session_replication_role = replica', 'permission denied'],
    ['forgets a migration', 'delete from kysely_migration', 'permission denied'],
    ['inserts beside the chain', insert('sequence + 1', `repeat('f', 64)`), 'continues the chain'],
    ['inserts a number twice', insert('sequence', 'previous_hash'), 'continues the chain'],
    ['leaves a number out', insert('sequence + 2', 'hash'), 'continues the chain'],
  ])('security 56: the running role is refused when it %s', async (_, statement, refusal) => {
    await expect(sql.raw(statement).execute(running.db)).rejects.toThrow(new RegExp(refusal));
  });

  test('security m15: a table or function of the running role in its own schema deceives no trigger', async () => {
    await running.db.connection().execute(async (connection) => {
      await sql`create temporary table audit_head (id integer, sequence bigint, hash text)`.execute(
        connection,
      );
      await sql`create temporary table audit_event (sequence bigint, hash text)`.execute(connection);
      await sql`insert into pg_temp.audit_event values (0, repeat('0', 64))`.execute(connection);
      await sql`set search_path = pg_temp, public`.execute(connection);
      const { rows } = await sql<{ last_sequence: number }>`select * from audit_chain_end()`.execute(
        connection,
      );
      expect(rows[0]?.last_sequence).toBe(2);
      await sql`reset search_path`.execute(connection);
      await sql`discard all`.execute(connection);
    });
  });

  test('20 writers at once keep the chain whole', async () => {
    const before = await verifyChain(running.db);
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(`writer ${index}`)));
    expect(await verifyChain(running.db)).toEqual({
      intact: before.intact + 20,
      brokenAt: null,
      isHeadDamaged: false,
    });
  });

  test('the portal works under it: signing in, a role, news, and their events', async () => {
    const group = await createCorporateGroup(running, 'Norrviken');
    const user = await createUser(running, { permissions: allPermissionKeys });
    const { token, code } = await startLogin(app, user);
    const signedIn = await app.request('POST', '/api/v1/verify-otp', { body: { token, otp: code } });
    const access = textAt(signedIn.body, 'access', 'sign-in');
    const send = async (path: string, body: object) =>
      (await app.request('POST', path, { access, body })).status;
    const before = await verifyChain(running.db);
    expect(
      await send(`/api/v1/corporategroups/${group.id}/groups/`, {
        display_name: 'Ny roll',
        permissions: ['can_view_invoice'],
      }),
    ).toBe(200);
    expect(await send('/api/v1/news/', { title: 'Effekttoppar', body: '<p>Så kapar du dem.</p>' })).toBe(200);
    const after = await verifyChain(running.db);
    expect(after).toMatchObject({ brokenAt: null, isHeadDamaged: false });
    expect(after.intact).toBeGreaterThan(before.intact);
  });
});
