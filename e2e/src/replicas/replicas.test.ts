import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../../../apps/api/src/energy/testing/store-days.ts';
import type { Database } from '../../../apps/api/src/store/database.ts';
import { migrate } from '../../../apps/api/src/store/migrate.ts';
import { openServer } from '../../../apps/api/src/store/open-database.ts';
import { Replica } from '../../../apps/api/src/store/replicas/replica.ts';
import { createTestApp, type TestApp } from '../../../apps/api/src/testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
} from '../../../apps/api/src/testing/test-people.ts';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import { startReplicated, type ReplicatedServer } from './replicated-server.ts';

const may = { first: dayOf(2026, 5, 1), last: dayOf(2026, 5, 31) };
const hoursOfMay = 744;

let servers: ReplicatedServer;
let database: Database;
let app: TestApp;
let group: TestCorporateGroup;
let siteId: string;
/** Of a person who writes nothing, and who therefore reads from any replica. */
let access: string;

/** Stores the same value of every hour of May, past every session. */
async function store(wh: number): Promise<void> {
  await storeEvenDays(database, group.id, new Map([[siteId, wh]]), may);
}

async function kwhShown(by: string = access): Promise<unknown> {
  const path = `/api/v1/sites/corporategroup/${group.id}/dashboard-data/?start_date=2026-05-01&end_date=2026-05-31`;
  const answer = await app.request('GET', path, { access: by });
  expect(answer.status).toBe(200);
  return answer.body['total_consumption_kwh'];
}

async function ask(server: PostgresqlFolder, question: string): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(question);
  await client.end();
}

const everyReplica = async (question: string): Promise<void> => {
  for (const replica of servers.replicas) await ask(replica, question);
};

async function usedReplicas(): Promise<number> {
  const { text } = await app.request('GET', '/metrics', { from: '127.0.0.1' });
  return [...text.matchAll(/^vinrod_replica_up\{.*\} 1$/gm)].length;
}

/** Waits until so many replicas are read from, and have all that was written. */
async function untilUsed(count: number): Promise<void> {
  await expect.poll(usedReplicas).toBe(count);
}

async function signedIn(): Promise<string> {
  const user = await createUser(database, {
    corporateGroupId: group.id,
  });
  return (await app.sessionOf(user.id)).access;
}

beforeAll(async () => {
  servers = await startReplicated(2);
  database = await openServer(servers.primary.url);
  await migrate(database);
  group = await createCorporateGroup(database, 'Norrviken', [1]);
  siteId = group.companies[0]?.siteIds[0] ?? '';
  await store(1000);
  const databaseReadUrls = servers.replicas.map(({ url }) => url);
  app = await createTestApp({ databaseReadUrls }, database);
  access = await signedIn();
});

afterEach(() => everyReplica('select pg_wal_replay_resume() where pg_is_in_recovery()'));

afterAll(async () => {
  await app.close();
  servers.stop();
});

test('a report is read from a replica, and what the person has written from who has it', async () => {
  await untilUsed(2);
  const writer = await signedIn();
  await expect.poll(() => kwhShown()).toBe(hoursOfMay);
  await everyReplica('select pg_wal_replay_pause()');
  await store(2000);
  expect(await kwhShown()).toBe(hoursOfMay);
  expect(await kwhShown(writer)).toBe(hoursOfMay);
  const body = { corporate_group: group.id, name: 'Månad för månad', query: 'resolution=month' };
  const saved = await app.request('PUT', '/api/v1/users/saved-views/', { access: writer, body });
  expect(saved.status).toBe(200);
  expect(await kwhShown(writer)).toBe(2 * hoursOfMay);
  expect(await kwhShown()).toBe(hoursOfMay);
  await everyReplica('select pg_wal_replay_resume()');
  await expect.poll(() => kwhShown()).toBe(2 * hoursOfMay);
});

test('a replica that is behind is left out, and comes back when it has caught up', async () => {
  await untilUsed(2);
  await everyReplica('select pg_wal_replay_pause()');
  await store(3000);
  expect(await kwhShown()).toBe(2 * hoursOfMay);
  await untilUsed(0);
  expect(await kwhShown()).toBe(3 * hoursOfMay);
  expect(app.log.some((line) => line.includes('"reason":"late"'))).toBe(true);
  await everyReplica('select pg_wal_replay_resume()');
  await untilUsed(2);
  expect(await kwhShown()).toBe(3 * hoursOfMay);
});

test('replicas that are killed and frozen while reports are read cost no answer, and come back', async () => {
  await untilUsed(2);
  const [killed, frozen] = servers.replicas;
  const over = new AbortController();
  const figures = new Set<unknown>();
  let answers = 0;
  const reader = async (): Promise<void> => {
    while (!over.signal.aborted) {
      figures.add(await kwhShown());
      answers += 1;
    }
  };
  const readers = Promise.all([reader(), reader(), reader()]);
  await setTimeout(200);
  killed?.kill();
  frozen?.freeze();
  await untilUsed(0);
  const before = answers;
  await expect.poll(() => answers).toBeGreaterThan(before + 5);
  killed?.start();
  frozen?.thaw();
  await untilUsed(2);
  over.abort();
  await readers;
  expect(figures).toEqual(new Set([3 * hoursOfMay]));
});

test('what repeats another database, or nobody, is left out', async () => {
  await untilUsed(2);
  const [promoted] = servers.replicas;
  const other = new Replica(promoted?.url ?? '', 1);
  expect(await other.look('7000000000000000000')).toBe('of another database');
  await other.close();
  await ask(promoted ?? servers.primary, 'select pg_promote()');
  await untilUsed(1);
  expect(app.log.some((line) => line.includes('"reason":"no replica"'))).toBe(true);
  expect(await kwhShown()).toBe(3 * hoursOfMay);
});

test('a primary that is killed in the middle of a question ends no process', async () => {
  const asked = database.db.selectNoFrom(({ fn, val }) => fn('pg_sleep', [val(30)]).as('slept')).execute();
  asked.catch(() => undefined);
  await setTimeout(100);
  servers.primary.kill();
  await expect(asked).rejects.toThrow('terminat');
});
