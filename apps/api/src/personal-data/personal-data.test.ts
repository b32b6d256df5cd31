import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { verifyChain } from '../audit/verify-chain.ts';
import { textAt } from '../server/json-document.ts';
import { startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, testPassword, type TestUser } from '../testing/test-people.ts';
import { erasePersonCommand, exportPersonCommand } from './commands.ts';
import { personalPlaces } from './personal-places.ts';

let app: TestApp;
let folder: string;
let lines: string[];

beforeEach(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'vinrod-person-'));
  lines = [];
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const print = (line: string): void => void lines.push(line);

function context() {
  const { config, clock, database } = app.deps;
  return { config, clock, database, print, printError: print };
}

/** Somebody who has signed in, enrolled an app and left traces. */
async function livedIn(): Promise<TestUser & { readonly access: string; readonly secret: string }> {
  const user = await createUser(app.deps.database, {
    permissions: ['can_view_audit_log'],
    firstName: 'Ebba',
    lastName: 'Rosenkvist',
  });
  const { token, code } = await startLogin(app, user);
  const signedIn = await app.request('POST', '/api/v1/verify-otp', { body: { token, otp: code } });
  const access = textAt(signedIn.body, 'access', 'verify-otp');
  const { body } = await app.request('POST', '/api/v1/totp/', { access, body: { password: testPassword } });
  await app.deps.background.settled();
  return { ...user, access, secret: textAt(body, 'secret', 'totp') };
}

async function filesIn(file: string): Promise<Readonly<Record<string, string>>> {
  const zip = await openPromise(file);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(Buffer.from(part));
    files[entry.fileName] = Buffer.concat(parts).toString('utf8');
  }
  return files;
}

test('every place of the database that names an account is known', async () => {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass::text || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'app_user'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and table_name <> 'erased_person' and (column_name ~ '^(user|actor|author)_id$'
        or (column_name ~ '_by$' and data_type = 'uuid'))
    order by 1`.execute(app.deps.database.db);
  const known = personalPlaces.map(({ table, person }) => `${table}.${person}`);
  expect(rows.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([]);
});

describe('what is known of a person', () => {
  test('is written to a file that only its owner may read: an index, and a JSON file for each kind', async () => {
    const user = await livedIn();
    const file = join(folder, 'person.zip');
    expect(await exportPersonCommand.run(['--email', user.email, file], context())).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const files = await filesIn(file);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['index.html', 'app_user.json', 'session.json']),
    );
    expect(JSON.parse(files['app_user.json'] ?? '')).toMatchObject([{ id: user.id, email: user.email }]);
    expect(files['index.html']).toContain('app_user.json');
    expect(files['audit_address.json']).toContain('192.0.2.1');
  });

  test('holds no secret and nothing of somebody else', async () => {
    const other = await livedIn();
    const user = await livedIn();
    const file = join(folder, 'person.zip');
    await exportPersonCommand.run(['--email', user.email, file], context());
    const all = Object.values(await filesIn(file)).join('\n');
    const { rows } = await sql<{ secret: string }>`select password_hash as secret from app_user
      union select secret from authenticator union select token_hash from refresh_token
      union select token_hash from login_challenge union select code_hash from login_challenge where code_hash <> ''`.execute(
      app.deps.database.db,
    );
    const secrets = [...rows.map(({ secret }) => secret), user.secret, other.email, other.id];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });

  test('is refused for somebody who is not there, and never written over a file', async () => {
    const user = await livedIn();
    const file = join(folder, 'person.zip');
    await expect(exportPersonCommand.run(['--email', 'ingen@a.example', file], context())).rejects.toThrow(
      'There is no account with the address ingen@a.example.',
    );
    await exportPersonCommand.run(['--email', user.email, file], context());
    await expect(exportPersonCommand.run(['--email', user.email, file], context())).rejects.toThrow(
      'is there already',
    );
  });

  test('is an event of the audit log', async () => {
    const user = await livedIn();
    await exportPersonCommand.run(['--email', user.email, join(folder, 'a.zip')], context());
    const event = await app.deps.database.db
      .selectFrom('audit_event')
      .select(['event', 'target_id', 'actor_id'])
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({ event: 'export', target_id: user.id, actor_id: null });
  });
});

describe('erasing a person', () => {
  test('ends the session at once and leaves the name, address and id nowhere but in the proof of the log', async () => {
    const admin = await createUser(app.deps.database, { permissions: ['can_view_audit_log'] });
    const staff = await app.sessionOf(admin.id);
    const user = await livedIn();
    expect(await erasePersonCommand.run(['--email', user.email], context())).toBe(0);
    expect((await app.request('GET', '/api/v1/users/profile/', { access: user.access })).status).toBe(401);
    for (const { table, person, erasure } of personalPlaces.filter(
      ({ table: name }) => name !== 'audit_event',
    )) {
      const { rows } = await sql`select from ${sql.table(table)}
        where ${sql.ref(person)}::text = ${user.id}`.execute(app.deps.database.db);
      expect([table, erasure === 'kept' ? 0 : rows.length]).toEqual([table, 0]);
    }
    const { rows } = await sql`select from audit_address join audit_event using (sequence)
      where actor_id::text = ${user.id}`.execute(app.deps.database.db);
    expect(rows).toHaveLength(0);
    const log = await app.request('GET', '/api/v1/audit/', { access: staff.access });
    expect(log.status).toBe(200);
    expect(log.text).not.toContain('Rosenkvist');
    expect(log.text).toMatch(/Raderad person [0-9a-f]{8}/);
    const found = await app.request('GET', '/api/v1/audit/?search=Rosenkvist', {
      access: staff.access,
    });
    expect(found.body['count']).toBe(0);
    expect(await verifyChain(app.deps.database.db)).toMatchObject({ brokenAt: null, isHeadDamaged: false });
  });

  test('is refused for the last one who may give rights, and changes nothing then', async () => {
    const permissions = ['can_manage_admin_user', 'can_manage_admin_group'] as const;
    const admin = await createUser(app.deps.database, { permissions });
    await expect(erasePersonCommand.run(['--email', admin.email], context())).rejects.toThrow(
      'This is the last account that may give others rights: give them to somebody else first.',
    );
    expect(await app.deps.database.db.selectFrom('erased_person').selectAll().execute()).toEqual([]);
    await createUser(app.deps.database, { permissions });
    expect(await erasePersonCommand.run(['--email', admin.email], context())).toBe(0);
  });

  test('cannot be done twice', async () => {
    const user = await livedIn();
    await erasePersonCommand.run(['--email', user.email], context());
    await expect(erasePersonCommand.run(['--email', user.email], context())).rejects.toThrow(
      'There is no account',
    );
  });

  test('replaces the name beside work that stays, and keeps it in issued documents', async () => {
    const user = await livedIn();
    await app.deps.database.db
      .insertInto('shadow_session')
      .values({
        id: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11',
        kind: 'user',
        actor_id: user.id,
        actor_name: 'Ebba Rosenkvist',
        session_id: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c12',
        target_id: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c13',
        target_name: 'Någon Annan',
        started_at: app.clock.now(),
        expires_at: app.clock.now(),
        ended_at: app.clock.now(),
      })
      .execute();
    await erasePersonCommand.run(['--email', user.email], context());
    const { actor_name: name, target_name: target } = await app.deps.database.db
      .selectFrom('shadow_session')
      .select(['actor_name', 'target_name'])
      .executeTakeFirstOrThrow();
    expect([name.startsWith('Raderad person '), target]).toEqual([true, 'Någon Annan']);
    expect(lines.at(-1)).toMatch(/^The account is erased; the audit log shows Raderad person [0-9a-f]{8}\.$/);
  });
});
