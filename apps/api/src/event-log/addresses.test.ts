import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeExpired } from '../start/clean-up.ts';
import { resultsOf, textsOf } from '../testing/list-results.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { addressHash, eventHash } from '../audit/event-hash.ts';
import { verifyChain } from '../audit/verify-chain.ts';

let app: TestApp;
let group: TestCorporateGroup;
let userId: string;

beforeEach(async () => {
  app = await createTestApp({ auditAddressDays: 30 });
  group = await createCorporateGroup(app.deps.database, 'Norrviken', [1]);
  const user = await createUser(app.deps.database, {
    permissions: ['manage_corporate_group', 'can_view_audit_log'],
  });
  userId = user.id;
});

afterEach(() => app.close());

/** A request in a new session, whatever the current time. */
async function send(method: string, path: string, body?: unknown) {
  const { access } = await app.sessionOf(userId);
  return app.request(method, path, {
    access,
    from: '198.51.100.7',
    ...(body === undefined ? {} : { body }),
  });
}

function rename(name: string) {
  return send('PATCH', `/api/v1/corporategroups/${group.id}/`, { name });
}

function page(query: string) {
  return send('GET', `/api/v1/audit/?${query}`);
}

async function shownAddresses(): Promise<unknown[]> {
  return resultsOf(await page('event=corporate_group_change')).map(({ address }) => address);
}

describe('security M5: network addresses', () => {
  test('are shown and kept for as long as the setting says, and the chain holds before and after', async () => {
    const { db } = app.deps.database;
    await rename('Norrviken Ett');
    expect(await shownAddresses()).toEqual(['198.51.100.7']);
    app.clock.advance(20 * 24 * 3600);
    await removeExpired(app.deps);
    expect(await db.selectFrom('audit_address').select('address').execute()).toHaveLength(1);
    expect(await verifyChain(db)).toMatchObject({ brokenAt: null });

    app.clock.advance(11 * 24 * 3600);
    expect(await shownAddresses()).toEqual([null]);
    await removeExpired(app.deps);
    expect(await db.selectFrom('audit_address').select('address').execute()).toEqual([]);
    expect(await verifyChain(db)).toMatchObject({ intact: 1, brokenAt: null });
  });

  test('cannot be put into the log afterwards: the event holds a hash of the right one', async () => {
    const { db } = app.deps.database;
    await rename('Norrviken Ett');
    const row = await db
      .selectFrom('audit_event')
      .innerJoin('audit_address', 'audit_address.sequence', 'audit_event.sequence')
      .select(['address', 'salt', 'address_hash'])
      .executeTakeFirstOrThrow();
    expect(row.address_hash).toBe(addressHash(row.address, row.salt));
    expect(row.address_hash).not.toBe(addressHash('198.51.100.8', row.salt));
    expect(row.salt).toMatch(/^[0-9a-f]{32}$/);
  });
});

test('security 56: a chain that was begun before outcomes and addresses were kept still holds, with newer events behind it', async () => {
  const { db } = app.deps.database;
  const old = {
    sequence: 1,
    at: app.clock.now(),
    event: 'role_create' as const,
    outcome: null,
    actor: null,
    target: null,
    addressHash: null,
    shadowId: null,
    operation: null,
    path: null,
    status: null,
    requestId: null,
    details: '',
    previousHash: '0'.repeat(64),
  };
  // The hash of that time: the SHA-256 of only these parts.
  expect(eventHash(old)).toBe('572b1e28763d72e73df6fc1e28ddd23f4bd54e109cc3939019ce32e0e0a87499');
  await db
    .insertInto('audit_event')
    .values({
      sequence: 1,
      occurred_at: old.at,
      event: old.event,
      actor_id: null,
      actor_name: '',
      target_kind: null,
      target_id: null,
      target_name: null,
      shadow_id: null,
      operation: null,
      path: null,
      status: null,
      request_id: null,
      details: '',
      outcome: null,
      address_hash: null,
      previous_hash: old.previousHash,
      hash: eventHash(old),
    })
    .execute();
  await rename('Norrviken Ett');
  expect(await verifyChain(db)).toMatchObject({ intact: 2, brokenAt: null, isHeadDamaged: false });
});

test('security 56: a change whose event cannot be written is not made', async () => {
  const { db } = app.deps.database;
  await sql`alter table audit_event add constraint full_of_events check (event <> 'corporate_group_change')`.execute(
    db,
  );
  expect((await rename('Norrviken Ett')).status).toBe(500);
  const { name } = await db
    .selectFrom('corporate_group')
    .select('name')
    .where('id', '=', group.id)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Norrviken');
  expect(app.log.join('')).not.toContain('"event":"corporate_group_change"');
});

test('security M5: the log is narrowed down by outcome and by Swedish days, and fetched as a file that says the same', async () => {
  // From 08:00 to 23:30 in Stockholm, and then an hour more.
  app.clock.advance(15.5 * 3600);
  await rename('Norrviken Ett');
  app.clock.advance(3600);
  await rename('Norrviken Två');
  expect(textsOf(await page('end_date=2026-11-20'), 'occurred_at')).toEqual(['2026-11-20T23:30:00+01:00']);
  expect(textsOf(await page('start_date=2026-11-21&outcome=succeeded'), 'occurred_at')).toEqual([
    '2026-11-21T00:30:00+01:00',
  ]);
  expect(resultsOf(await page('outcome=refused'))).toEqual([]);
  expect((await page('start_date=2026-11-21&end_date=2026-11-20')).status).toBe(400);
  expect((await page('start_date=2026-02-30')).status).toBe(400);

  const file = await send('GET', '/api/v1/exports/audit/?format=csv&end_date=2026-11-20');
  expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''H%C3%A4ndelselogg.csv");
  const lines = file.text.trim().split('\r\n');
  expect(lines[0]).toContain('Tid;Händelse;Utfall;Vem;Gäller;Namn;Från adress');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2026-11-20 23:30;Koncern ändrad;Lyckades;.*;Koncern;Norrviken;198\.51\.100\.7;/);
  const workbook = await send('GET', '/api/v1/exports/audit/');
  expect(workbook.status).toBe(200);
  expect(resultsOf(await page('event=export'))).toHaveLength(2);
});
