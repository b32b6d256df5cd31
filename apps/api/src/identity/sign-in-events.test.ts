import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyChain } from '../audit/verify-chain.ts';
import { textAt } from '../server/json-document.ts';
import { startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, testPassword, type TestUser } from '../testing/test-people.ts';

let app: TestApp;
let user: TestUser;

beforeEach(async () => {
  app = await createTestApp();
  user = await createUser(app.deps.database, { firstName: 'Anna', lastName: 'Lindqvist' });
});

afterEach(() => app.close());

const attacker = '203.0.113.66';

function login(email: string, password: string, from = attacker) {
  return app.request('POST', '/api/v1/login', { body: { email, password }, from });
}

async function events() {
  await app.deps.background.settled();
  return app.deps.database.db
    .selectFrom('audit_event')
    .leftJoin('audit_address', 'audit_address.sequence', 'audit_event.sequence')
    .select(['event', 'outcome', 'actor_id', 'target_id', 'audit_address.address', 'details', 'operation'])
    .orderBy('audit_event.sequence')
    .execute();
}

async function counted(event: string, outcome: string): Promise<number> {
  const { text } = await app.request('GET', '/metrics', { from: '127.0.0.1' });
  const line = new RegExp(
    `^vinrod_security_events_total{event="${event}",outcome="${outcome}"} (\\d+)$`,
    'm',
  );
  return Number(line.exec(text)?.[1]);
}

describe('security M5: what anybody does at the door', () => {
  test('a sign-in and a sign-out are events of the user', async () => {
    const { token, code } = await startLogin(app, user);
    const signedIn = await app.request('POST', '/api/v1/verify-otp', {
      body: { token, otp: code },
      from: '198.51.100.7',
    });
    const refresh = textAt(signedIn.body, 'refresh', 'verify-otp');
    for (let times = 0; times < 2; times++)
      await app.request('POST', '/api/v1/logout', { body: { refresh }, from: '198.51.100.7' });
    const own = { actor_id: user.id, target_id: user.id, address: '198.51.100.7', outcome: 'succeeded' };
    expect(await events()).toMatchObject([
      { ...own, event: 'sign_in', operation: 'verifyOtp' },
      { ...own, event: 'sign_out', operation: 'logout' },
    ]);
    expect(await counted('sign_in', 'succeeded')).toBe(1);
  });

  test('wrong passwords and codes are failures, told of the account and not of who tried', async () => {
    await login(user.email, 'Fel lösenord 7');
    const { token, code } = await startLogin(app, user);
    await app.request('POST', '/api/v1/verify-otp', {
      body: { token, otp: code === '000000' ? '000001' : '000000' },
      from: attacker,
    });
    const failed = { event: 'sign_in_failed', outcome: 'failed', actor_id: null, target_id: user.id };
    expect(await events()).toMatchObject([
      { ...failed, details: 'password', address: attacker },
      { ...failed, details: 'code', address: attacker },
    ]);
    expect(await counted('sign_in_failed', 'failed')).toBe(2);
  });

  test('accounts that may not sign in and those that there are not are refused, without what was typed', async () => {
    const locked = await createUser(app.deps.database);
    await app.deps.database.db
      .updateTable('app_user')
      .set({ status: 'locked' })
      .where('id', '=', locked.id)
      .execute();
    const answers = [
      await login(locked.email, testPassword),
      await login('mitt.hemliga.losenord@fel.example', 'x'),
      await login('mitt.hemliga.losenord@fel.example', 'y'),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const found = await events();
    expect(found).toMatchObject([
      { event: 'sign_in_refused', outcome: 'refused', target_id: locked.id, details: 'locked' },
      { event: 'sign_in_refused', outcome: 'refused', target_id: null },
      { event: 'sign_in_refused', outcome: 'refused', target_id: null },
    ]);
    expect(found[1]?.details).toMatch(/^unknown [\w-]{16}$/);
    expect(found[2]?.details).toBe(found[1]?.details);
    expect(JSON.stringify(found) + app.log.join('')).not.toContain('hemliga');
  });

  test('a request for a new password is an event, of an unknown address too, with one answer', async () => {
    const ask = (email: string) =>
      app.request('POST', '/api/v1/reset-password', { body: { email }, from: attacker });
    expect((await ask(user.email)).text).toBe((await ask('ingen@fel.example')).text);
    const found = await events();
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          event: 'password_reset_request',
          outcome: 'succeeded',
          target_id: user.id,
          address: attacker,
        }),
        expect.objectContaining({ event: 'password_reset_request', outcome: 'refused', target_id: null }),
      ]),
    );
  });

  test('of a flood of refusals one is an event and the rest are counted', async () => {
    let refused = 0;
    for (let times = 0; times < 40; times++)
      if ((await login(user.email, 'Fel lösenord 7')).status === 429) refused++;
    expect(refused).toBeGreaterThan(20);
    const kinds = (await events()).map(({ event }) => event);
    expect(kinds.filter((kind) => kind === 'lock_out')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'sign_in_failed')).toHaveLength(40 - refused);
    expect(await counted('lock_out', 'refused')).toBe(refused);
    const { text } = await app.request('GET', '/metrics', { from: '127.0.0.1' });
    expect(text).toContain(`vinrod_requests_refused_total{status="429"} ${refused}\n`);

    // After a while it is reported again.
    app.clock.advance(1200);
    for (let times = 0; times < 40; times++) await login(user.email, 'Fel lösenord 7');
    const later = (await events()).filter(({ event }) => event === 'lock_out');
    expect(later).toHaveLength(2);
  });

  test('all doors together leave no more than 600 events at once, whatever is tried from wherever', async () => {
    // All but one of the budget is used up, as by a flood from many addresses.
    await login(user.email, 'Fel lösenord 7');
    await app.deps.background.settled();
    const used = new Date(app.clock.now().getTime() + 3_590_000);
    await app.deps.database.db
      .updateTable('rate_limit')
      .set({ whole_at: used })
      .where('key', 'like', 'sign-in-events:%')
      .execute();
    for (let times = 0; times < 5; times++) {
      await login(user.email, 'Fel lösenord 7', `203.0.113.${times}`);
      await app.deps.background.settled();
    }
    expect(await events()).toHaveLength(2);
    expect(await counted('sign_in_failed', 'failed')).toBe(6);
    expect(await verifyChain(app.deps.database.db)).toMatchObject({ brokenAt: null });
  });
});

test('security 63: a line of the log names who, what and from where by ids, and the access line a client without its address', async () => {
  await login(user.email, 'Fel lösenord 7');
  const { access } = await app.sessionOf(user.id);
  await app.request('GET', '/api/v1/users/profile/', { access, from: attacker });
  await app.deps.background.settled();
  const lines = app.log.map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'event',
      event: 'sign_in_failed',
      outcome: 'failed',
      actor: null,
      target: { kind: 'user', id: user.id },
      address: attacker,
    }),
  );
  const accessLines = app.log.filter((line) => line.includes('"msg":"request"'));
  expect(accessLines.join('')).not.toContain(attacker);
  expect(accessLines.at(-1)).toContain(`"user":"${user.id}"`);
  expect(accessLines.at(-1)).toMatch(/"client":"[\w-]{16}"/);
  expect(app.log.join('')).not.toContain('Lindqvist');
});
