import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createClient,
  isFieldError,
  isNonFieldError,
  memoryStorage,
  type Session,
  type SessionEnd,
} from '@vinrod/api-client';
import { accessTokenLifetime } from '../../apps/api/src/identity/lifetimes.ts';
import { createTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  testPassword,
  type TestCorporateGroup,
  type TestUser,
} from '../../apps/api/src/testing/test-people.ts';
import { newestCode } from '../../apps/api/src/testing/sign-in.ts';

let app: TestApp;
let corporateGroup: TestCorporateGroup;
let anna: TestUser;
let session: Session;

beforeAll(async () => {
  app = await createTestApp();
  corporateGroup = await createCorporateGroup(app.deps.database, 'Norrviken');
  anna = await createUser(app.deps.database, {
    corporateGroupId: corporateGroup.id,
    permissions: ['can_view_site_list', 'cg_can_view_time_report'],
  });
});

beforeEach(async () => {
  const { access, refresh } = await app.sessionOf(anna.id);
  session = { accessToken: access, refreshToken: refresh };
});

afterAll(() => app.close());

function setUp(start: Session | null = session) {
  const requests: Request[] = [];
  const ended: SessionEnd[] = [];
  const storage = memoryStorage(start);
  const client = createClient({
    baseUrl: 'http://localhost/api',
    storage,
    onSessionEnd: (what) => ended.push(what),
    fetch(request) {
      requests.push(request.clone());
      return app.fetch(request);
    },
  });
  const refreshes = () => requests.filter(({ url }) => url.endsWith('/token/refresh'));
  return { client, storage, requests, refreshes, ended };
}

const expire = () => app.clock.advance(accessTokenLifetime + 1);

describe('the client against this server (security checklist, client lines)', () => {
  test('signs in with password and code, reads, and signs out', async () => {
    const { client, storage, requests } = setUp(null);
    const { token } = await client.auth.login({ body: { email: anna.email, password: testPassword } });
    const { user } = await client.auth.verifyOtp({ body: { token, otp: await newestCode(app, anna.email) } });
    expect(storage.get()?.user).toEqual(user);
    expect((await client.profile.get()).email).toBe(anna.email);
    const [group] = await client.corporateGroups.minimal();
    expect(group?.uuid).toBe(corporateGroup.id);
    await client.auth.logout();
    expect(storage.get()).toBeNull();
    for (const request of requests.slice(0, 2)) expect(request.headers.has('Authorization')).toBe(false);
  });

  test('1: 20 parallel calls with an expired token make one refresh, and all succeed', async () => {
    const { client, refreshes } = setUp();
    expire();
    const profiles = await Promise.all(Array.from({ length: 20 }, () => client.profile.get()));
    expect(profiles).toHaveLength(20);
    expect(refreshes()).toHaveLength(1);
  });

  test('3: a POST with a body is repeated after the refresh', async () => {
    const { client, requests } = setUp();
    expire();
    const [siteId = ''] = corporateGroup.companies[0]?.siteIds ?? [];
    expect(await client.sites.toggleFavorite({ path: { id: siteId } })).toEqual({ is_favorite: true });
    await client.profile.update({ body: { title: 'Räksmörgås' } }).catch(() => undefined);
    const bodies = await Promise.all(
      requests.filter(({ method }) => method === 'PATCH').map((request) => request.text()),
    );
    expect(bodies).toEqual(['{"title":"Räksmörgås"}']);
  });

  test('4, 8 and 10: a refresh that is refused is not repeated and ends the session once', async () => {
    const { client, storage, refreshes, ended } = setUp({ accessToken: 'x.y.z', refreshToken: 'forged' });
    const calls = [client.profile.get(), client.profile.get(), client.corporateGroups.minimal()];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(refreshes()).toHaveLength(1);
    expect(storage.get()).toBeNull();
    expect(ended).toEqual(['session']);
  });

  test('6: two clients that share a storage both end signed in', async () => {
    const { client, storage } = setUp();
    const other = createClient({ baseUrl: 'http://localhost/api', storage, fetch: app.fetch });
    expire();
    const [one, two] = await Promise.all([client.profile.get(), other.profile.get()]);
    expect([one.email, two.email]).toEqual([anna.email, anna.email]);
    expect(storage.get()).not.toBeNull();
    expect((await client.profile.get()).email).toBe(anna.email);
  });

  test('7: a sign-out during the refresh stays a sign-out', async () => {
    const { client, storage } = setUp();
    expire();
    const call = client.profile.get().catch((error: unknown) => error);
    await client.auth.logout();
    await call;
    expect(storage.get()).toBeNull();
  });

  test('16: says what the server said', async () => {
    const { client } = setUp(null);
    const wrong = await client.auth
      .login({ body: { email: anna.email, password: 'fel' } })
      .catch((error: unknown) => error);
    expect(isNonFieldError(wrong) && wrong.message).toBe('E-postadressen eller lösenordet är fel.');
    const signedIn = setUp().client;
    const refused = await signedIn.analytics
      .lineGraphs({
        path: { id: corporateGroup.id },
        query: { start_date: '2026-05-02', end_date: '2026-05-01' },
      })
      .catch((error: unknown) => error);
    expect(isFieldError(refused) && Object.keys(refused.fieldErrors)).toEqual(['end_date']);
  });

  test('17: an error on a download is read as one', async () => {
    const { client } = setUp();
    const period = { start_date: '2026-05-01', end_date: '2026-05-31' };
    const refused = await client.exports
      .monthlyReports({ path: { id: corporateGroup.id }, query: period })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'non_field_error', status: 403 });
  });

  test('18: an abort during the refresh lets the others have it', async () => {
    const { client, refreshes } = setUp();
    expire();
    const controller = new AbortController();
    const gone = client.profile.get({ signal: controller.signal }).catch((error: unknown) => error);
    const stays = client.profile.get();
    controller.abort();
    expect(await gone).toMatchObject({ kind: 'aborted' });
    expect((await stays).email).toBe(anna.email);
    expect(refreshes()).toHaveLength(1);
  });

  test('22: all items of a list', async () => {
    const { client } = setUp();
    const titles: string[] = [];
    for await (const { title } of client.news.listPublished.all({ query: { limit: 1 } })) titles.push(title);
    expect(titles).toEqual([]);
  });

  test.each(['../../health', '..%2f..%2fhealth', 'a/b', 'å ä'])(
    '23: the id %s leads nowhere else',
    async (id) => {
      const { client, requests } = setUp();
      await expect(client.sites.toggleFavorite({ path: { id } })).rejects.toMatchObject({ status: 400 });
      expect(new URL(requests[0]?.url ?? '').pathname).toMatch(
        /^\/api\/v1\/sites\/[^/]+\/toggle-favorite\/$/,
      );
    },
  );
});
