import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trustedProxies } from '../config/trusted-proxies.ts';
import { createApp } from '../http/create-app.ts';
import { operations, serviceOperations } from '../operations.ts';
import { signInFrom, startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { passwordBudgets } from './limits.ts';
import { countTry } from './rate-limit.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ trustedProxies: trustedProxies(['10.0.0.1']) });
});

afterAll(() => app.close());

interface Attempt {
  readonly email: string;
  readonly from: string;
}

async function fail({ email, from }: Attempt): Promise<number> {
  const { status } = await app.request('POST', '/api/v1/login', {
    body: { email, password: 'wrong' },
    from,
  });
  return status;
}

async function failTimes(count: number, attempt: (index: number) => Attempt): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push(await fail(attempt(index)));
  return statuses;
}

/** The status of the last of 51 wrong codes. */
async function lastOf51(from: string, forwardedFor: (index: number) => string): Promise<number> {
  let last = 0;
  for (let index = 0; index < 51; index++) {
    const answer = await app.request('POST', '/api/v1/verify-otp', {
      body: { token: 'unknown', otp: '123456' },
      from,
      headers: { 'X-Forwarded-For': forwardedFor(index) },
    });
    last = answer.status;
  }
  return last;
}

describe('security 36: limits', () => {
  test('hold per account and address, and say how long to wait', async () => {
    const attempt = { email: 'target@kund.example', from: '203.0.113.200' };
    const statuses = await failTimes(10, () => attempt);
    expect(statuses.every((status) => status === 401)).toBe(true);
    const answer = await app.request('POST', '/api/v1/login', {
      body: { email: attempt.email, password: 'wrong' },
      from: attempt.from,
    });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('180');
    expect(answer.body).toEqual({
      type: 'non_field_error',
      details: { message: 'För många försök. Vänta en stund och försök igen.' },
    });
  });

  test('hold per address, over many accounts', async () => {
    const [limit] = passwordBudgets.address;
    if (limit === undefined) throw new Error('There is no limit per address.');
    for (let tries = 1; tries < limit.tries; tries++) await countTry(app.deps, limit, '203.0.113.210');
    const statuses = await failTimes(2, (index) => ({
      email: `guess${index}@kund.example`,
      from: '203.0.113.210',
    }));
    expect(statuses).toEqual([401, 429]);
  });

  test('cannot lock an account for ever: a try comes back with time', async () => {
    const user = await createUser(app.deps.database);
    await failTimes(11, () => ({ email: user.email, from: '203.0.113.220' }));
    await expect(startLogin(app, user, '203.0.113.220')).rejects.toThrow('429');
    app.clock.advance(180);
    await expect(startLogin(app, user, '203.0.113.220')).resolves.toMatchObject({
      token: expect.any(String),
    });
  });

  test('are not used up by signing in', async () => {
    const user = await createUser(app.deps.database);
    for (let login = 0; login < 12; login++)
      expect((await signInFrom(app, user, { from: '203.0.113.230' })).status).toBe(200);
    expect(await fail({ email: user.email, from: '203.0.113.230' })).toBe(401);
  });

  test('count concurrent tries too', async () => {
    const email = 'race@kund.example';
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => fail({ email, from: '203.0.113.235' })),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('believe X-Forwarded-For from a trusted proxy only, and only its own entry', async () => {
    expect(await lastOf51('203.0.113.240', (index) => `198.51.100.${index}`)).toBe(429);
    expect(await lastOf51('10.0.0.1', (index) => `1.2.3.4, 198.51.100.${index}`)).toBe(401);
    expect(await lastOf51('10.0.0.1', (index) => `198.51.100.${index}, 203.0.113.250`)).toBe(429);
  });
});

test('security 37: limits hold for another server on the same database', async () => {
  const email = 'two-servers@kund.example';
  await failTimes(100, (index) => ({ email, from: `198.18.${index}.1` }));
  const other = createApp(app.deps, operations, serviceOperations);
  const answer = await other.request('http://localhost/api/v1/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong' }),
  });
  expect(answer.status).toBe(429);
});

test('limits keep no address in the clear', async () => {
  await fail({ email: 'secret@kund.example', from: '203.0.113.251' });
  const rows = await app.deps.database.db.selectFrom('rate_limit').select('key').execute();
  const keys = rows.map(({ key }) => key).join(' ');
  expect(keys).not.toContain('secret@');
  expect(keys).not.toContain('203.0.113');
});
