import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { later } from '../config/clock.ts';
import { makeServiceToken, readServiceToken } from '../service-accounts/service-token.ts';
import { makeShadowToken, readShadowToken } from '../shadow/shadow-token.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { wrongClock } from '../testing/test-clock.ts';
import { createUser } from '../testing/test-people.ts';
import { makeAccessToken, readAccessToken } from './access-token.ts';
import { refreshSession, startSession } from './sessions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A process of the same portal whose clock is a minute ahead. */
function ahead() {
  const now = (): Date => later(app.clock.now(), 60);
  return { ...app.deps, clock: { ...app.deps.clock, now } };
}

const ids = { userId: randomUUID(), sessionId: randomUUID() };

test('an access token of a process whose clock is ahead is valid', async () => {
  expect(await readAccessToken(app.deps, await makeAccessToken(ahead(), ids))).toEqual(ids);
});

test('so is one of a service account', async () => {
  const claims = { accountId: randomUUID(), secretId: randomUUID(), scopes: ['meter_values'] as const };
  const token = await makeServiceToken(ahead(), claims);
  expect(await readServiceToken(app.deps, token)).toMatchObject({ accountId: claims.accountId });
});

test('so is one of a shadow session', async () => {
  const claims = {
    shadowId: randomUUID(),
    kind: 'group' as const,
    actorId: ids.userId,
    sessionId: ids.sessionId,
    targetId: randomUUID(),
  };
  const now = ahead().clock.now();
  const token = await makeShadowToken(app.deps, claims, now, later(now, 600));
  expect(await readShadowToken(app.deps, token)).toEqual(claims);
});

/** A process on a computer whose clock is wrong by so many seconds. */
function process(seconds: number) {
  return { ...app.deps, clock: wrongClock(seconds) };
}

async function begin(): Promise<string> {
  const user = await createUser(app.deps.database);
  const session = await app.deps.database.transaction((trx) => startSession(process(0), trx, user.id));
  return session.refresh;
}

describe('a refresh token that was exchanged, and whose answer was lost', () => {
  test.each([
    [0, 60],
    [60, 0],
    [-60, 0],
    [0, -60],
  ])('%i s wrong there, is exchanged for the same again where the clock is %i s wrong', async (at, then) => {
    const parent = await begin();
    const { refresh } = await refreshSession(process(at), parent);
    expect((await refreshSession(process(then), parent)).refresh).toBe(refresh);
  });

  test.each([
    [60, 0],
    [0, -60],
  ])(
    '%i s wrong there, is not for longer than 20 seconds where the clock is %i s wrong',
    async (at, then) => {
      const parent = await begin();
      await refreshSession(process(at), parent);
      await sql`update refresh_token set rotated_at = rotated_at - interval '21 seconds'
      where rotated_at is not null`.execute(app.deps.database.db);
      await expect(refreshSession(process(then), parent)).rejects.toMatchObject({ status: 401 });
    },
  );
});
