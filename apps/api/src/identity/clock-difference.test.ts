import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { later } from '../config/clock.ts';
import { makeServiceToken, readServiceToken } from '../service-accounts/service-token.ts';
import { makeShadowToken, readShadowToken } from '../shadow/shadow-token.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { makeAccessToken, readAccessToken } from './access-token.ts';

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
