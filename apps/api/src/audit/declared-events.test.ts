import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { operations } from '../operations.ts';
import { allPermissionKeys, readContract } from '../server/contract.ts';
import type { OperationId } from '../server/operation.ts';
import { isStaffOperation, operationCases, type OperationCase } from '../testing/authorization-cases.ts';
import type { MatrixWorld, Values } from '../testing/authorization-world.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestUser } from '../testing/test-people.ts';
import { isForStaffOnly } from '../permissions/permission-lists.ts';

const contract = readContract();
const handlers = new Map<string, OperationId>(operations.map(({ id }) => [id, id]));

/** Operations that need an earlier step, or something to change: tested separately. */
const loggedElsewhere = [
  'addBrokerLink',
  'addPasskey',
  'confirmAuthenticator',
  'disableAuthenticator',
  'removeBrokerLink',
  'removePasskey',
  'stopShadowGroup',
  'stopShadowUser',
  'updateExpertSuggestions',
];

const rows = contract.flatMap((operation) => {
  const id = handlers.get(operation.id);
  const how = id === undefined ? undefined : operationCases[id];
  if (how === undefined || operation.permission === 'public' || loggedElsewhere.includes(operation.id))
    return [];
  return [{ id: operation.id, operation, permission: operation.permission, how }];
});

type Row = (typeof rows)[number];

const logged = rows.filter(({ operation }) => operation.audit !== null);
const unlogged = rows.filter(({ operation }) => operation.audit === null);

let app: TestApp;
let world: MatrixWorld;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  await ensureDefaultRoles(database.db);
  const own = await createCorporateGroup(database, 'Norrviken');
  const siteGroupId = randomUUID();
  const now = app.clock.now();
  await database.db
    .insertInto('site_group')
    .values({
      corporate_group_id: own.id,
      id: siteGroupId,
      name: 'Norrvikens grupp',
      visibility: 'corporate_group',
      created_by: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  world = { app, own, siteGroupId };
});

afterAll(() => app.close());

async function caller({ operation, how, permission }: Row): Promise<TestUser> {
  const isForStaff =
    how.byStaff === true || isStaffOperation({ ...operation, permission }) || permission.some(isForStaffOnly);
  return createUser(app.deps.database, {
    permissions: allPermissionKeys,
    ...(isForStaff ? {} : { corporateGroupId: world.own.id }),
  });
}

async function call({ operation, how }: Row, access: string, changed: Partial<OperationCase> = {}) {
  const values = (await how.path?.(world)) ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no ${name}`);
  const query = new URLSearchParams({ ...how.query, ...changed.query });
  const body = changed.body === undefined ? await how.body?.(world, values) : changed.body(world, values);
  // Setting up the scene may record events too.
  const before = await lastSequence();
  const answer = await app.request(operation.method, `${path}/?${query.toString()}`, {
    access,
    from: '198.51.100.7',
    headers: { ...how.headers },
    ...(body === undefined ? {} : { body }),
  });
  await app.deps.background.settled();
  return { answer, events: await eventsAfter(before), values };
}

/** The subject of the event, as far as the contract declares it. */
function expectedTarget({ operation: { audit } }: Row, user: TestUser, values: Values) {
  if (audit === null || audit.subject === null) return {};
  if (audit.subject === 'portal') return { target_kind: null };
  if (audit.subject === 'caller') return { target_kind: 'user', target_id: user.id };
  const named = { target_kind: audit.subject, target_name: expect.stringMatching(/./) };
  return audit.id === 'answer' ? named : { ...named, target_id: values[audit.id] };
}

async function lastSequence(): Promise<number> {
  const head = await app.deps.database.db
    .selectFrom('audit_head')
    .select('sequence')
    .executeTakeFirstOrThrow();
  return head.sequence;
}

function eventsAfter(sequence: number) {
  return app.deps.database.db
    .selectFrom('audit_event')
    .leftJoin('audit_address', 'audit_address.sequence', 'audit_event.sequence')
    .selectAll('audit_event')
    .select('audit_address.address')
    .where('audit_event.sequence', '>', sequence)
    .orderBy('audit_event.sequence')
    .execute();
}

describe('security M5: what the contract says an operation leaves in the audit log', () => {
  test('every change and every file says it, and only marks, reads and first steps leave nothing', () => {
    const silent = contract.filter(({ audit, method }) => audit === null && method !== 'GET');
    expect(silent.map(({ id }) => id).toSorted()).toEqual([
      'beginBrokerLink',
      'beginPasskey',
      'beginPasskeySignIn',
      'beginProof',
      'enrollAuthenticator',
      'previewCertificates',
      'removeSavedView',
      'resendOtp',
      'saveView',
      'toggleCorporateGroupFavorite',
      'toggleCustomerFavorite',
      'toggleSiteFavorite',
      'toggleSiteGroupFavorite',
      'updateIntake',
    ]);
    expect(contract.filter(({ audit, method }) => audit !== null && method === 'GET').length).toBeGreaterThan(
      6,
    );
  });

  test.each(logged)('$id: exactly its event, with actor, target, address and outcome', async (row) => {
    const { audit } = row.operation;
    const user = await caller(row);
    const { access } = await app.sessionOf(user.id);
    const { answer, events, values } = await call(row, access);
    expect(answer.status).toBe(200);
    expect(events.map(({ event }) => event)).toEqual([audit?.event]);
    expect(events[0]).toMatchObject({
      actor_id: user.id,
      address: '198.51.100.7',
      outcome: 'succeeded',
      operation: row.id,
    });
    expect(events).toMatchObject([expectedTarget(row, user, values)]);
    const line = app.log.map((text): unknown => JSON.parse(text)).findLast((entry) => isEventLine(entry));
    expect(line).toMatchObject({
      event: audit?.event,
      outcome: 'succeeded',
      requestId: answer.headers.get('x-request-id'),
      actor: user.id,
      address: '198.51.100.7',
    });
  });

  test.each(logged)('$id: none when its request is refused', async (row) => {
    const { access } = await app.sessionOf((await caller(row)).id);
    const { answer, events } = await call(row, access, {
      query: { 'no-such-parameter': '1' },
      ...(row.how.body === undefined ? {} : { body: () => ({ 'no such field': 1 }) }),
    });
    expect(answer.status).toBe(400);
    expect(events).toEqual([]);
  });

  test.each(unlogged)('$id: nothing', async (row) => {
    const { access } = await app.sessionOf((await caller(row)).id);
    expect((await call(row, access)).events).toEqual([]);
  });

  test('figures 18: the file of the log tells all of it in Swedish words', async () => {
    const reader = await createUser(app.deps.database, { permissions: ['can_view_audit_log'] });
    const { access } = await app.sessionOf(reader.id);
    const { text } = await app.request('GET', '/api/v1/exports/audit/?format=csv', { access });
    const [, ...lines] = text.trimEnd().split('\r\n');
    expect(lines.length).toBeGreaterThan(logged.length);
    // Field and permission keys, assignments, hashes and operation ids.
    expect(lines.filter((line) => /\b[a-z]+_[a-z]|\w=|[0-9a-f]{64}|;[a-z]+[A-Z]\w*;/.test(line))).toEqual([]);
  });
});

function isEventLine(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'msg' in entry && entry.msg === 'event';
}
