import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import type { SessionEnd } from './refresher.ts';
import {
  createTokenServer,
  expiredSession,
  gate,
  isRefresh,
  json,
  refusal,
  settle,
} from '../testing/token-server.ts';

const baseUrl = 'https://portal.example/api';

function setUp(server: ReturnType<typeof createTokenServer>, session = expiredSession) {
  const storage = memoryStorage(session);
  const ended: SessionEnd[] = [];
  const client = createClient({
    baseUrl,
    storage,
    fetch: server.fetch,
    timeoutMs: 1000,
    onSessionEnd: (what) => ended.push(what),
  });
  return { client, storage, ended };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  const left = vi.getTimerCount();
  vi.useRealTimers();
  if (left > 0) throw new Error(`${left} timers were left behind.`);
});

/** Waits for a rejection while advancing the clock as far as needed. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const failure = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  await settle();
  await vi.runAllTimersAsync();
  return failure;
}

describe('refresh (security checklist, client lines 1–10)', () => {
  it('1. makes one refresh for 20 parallel calls with an expired token, and all succeed', async () => {
    const server = createTokenServer();
    const { client, storage } = setUp(server);
    const profiles = await Promise.all(Array.from({ length: 20 }, () => client.profile.get()));
    expect(profiles).toHaveLength(20);
    expect(server.refreshes()).toHaveLength(1);
    expect(server.calls()).toHaveLength(40);
    expect(storage.get()).toEqual({ ...expiredSession, accessToken: 'access-1', refreshToken: 'refresh-1' });
  });

  it('2. makes no second refresh for a late 401 that carries the old token', async () => {
    const late = gate<Response>();
    const server = createTokenServer(({ url, headers }) =>
      url.pathname.includes('/sites/slow/') && headers.get('Authorization') === 'Bearer expired'
        ? late.opened
        : undefined,
    );
    const { client } = setUp(server);
    const slow = client.sites.toggleFavorite({ path: { id: 'slow' } });
    await client.profile.get();
    late.open(refusal(401));
    await expect(slow).resolves.toMatchObject({ is_favorite: true });
    expect(server.refreshes()).toHaveLength(1);
  });

  it('4. never refreshes nor retries a 401 of the refresh call', async () => {
    const server = createTokenServer((seen) => (isRefresh(seen) ? refusal(401) : undefined));
    const { client } = setUp(server);
    expect(await failureOf(client.profile.get())).toMatchObject({ kind: 'non_field_error', status: 401 });
    expect(server.refreshes()).toHaveLength(1);
    expect(server.calls()).toHaveLength(1);
  });

  it('5. gives a second 401 after a refresh to the caller, without a loop', async () => {
    const server = createTokenServer((seen) => (isRefresh(seen) ? undefined : refusal(401, 'Fel.')));
    const { client, storage, ended } = setUp(server);
    expect(await failureOf(client.profile.get())).toMatchObject({ message: 'Fel.', status: 401 });
    expect(server.refreshes()).toHaveLength(1);
    expect(server.calls()).toHaveLength(2);
    expect(storage.get()?.accessToken).toBe('access-1');
    expect(ended).toEqual([]);
  });

  it.each(['the refused one is answered first', 'the granted one is answered first'])(
    '6. keeps two clients that share a storage signed in on a server without grace: %s',
    async (order) => {
      const granted = gate();
      const refused = gate();
      let refreshes = 0;
      const server = createTokenServer((seen) => {
        if (!isRefresh(seen)) return undefined;
        refreshes += 1;
        return refreshes === 1
          ? granted.opened.then(() => json(200, { access: 'access-1', refresh: 'refresh-1' }))
          : refused.opened.then(() => refusal(401));
      });
      const shared = memoryStorage(expiredSession);
      const accept = (request: Request) =>
        request.headers.get('Authorization') === 'Bearer access-1'
          ? Promise.resolve(json(200, { is_favorite: true }))
          : server.fetch(request);
      const ended = vi.fn<() => void>();
      const clients = [1, 2].map(() =>
        createClient({ baseUrl, storage: shared, fetch: accept, onSessionEnd: ended }),
      );
      const calls = Promise.all(clients.map((client) => client.sites.toggleFavorite({ path: { id: 'a' } })));
      await settle();
      expect(refreshes).toBe(2);
      const gates = order.startsWith('the refused') ? [refused, granted] : [granted, refused];
      for (const { open } of gates) {
        open();
        await settle();
      }
      await expect(calls).resolves.toHaveLength(2);
      expect(shared.get()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
      expect(ended).not.toHaveBeenCalled();
    },
  );

  it('6b. takes the tokens another tab has stored instead of refreshing', async () => {
    const server = createTokenServer(({ headers }) =>
      headers.get('Authorization') === 'Bearer theirs' ? json(200, { is_favorite: true }) : undefined,
    );
    const { client, storage } = setUp(server);
    const call = client.sites.toggleFavorite({ path: { id: 'a' } });
    storage.set({ ...expiredSession, accessToken: 'theirs', refreshToken: 'theirs-too' });
    await expect(call).resolves.toEqual({ is_favorite: true });
    expect(server.refreshes()).toHaveLength(0);
  });

  it('7. leaves the storage empty when the user signs out during a refresh', async () => {
    const answered = gate<Response>();
    const server = createTokenServer((seen) => {
      if (isRefresh(seen)) return answered.opened;
      return seen.url.pathname.endsWith('/logout') ? json(200, {}) : undefined;
    });
    const { client, storage, ended } = setUp(server);
    const call = client.profile.get();
    await settle();
    await client.auth.logout();
    answered.open(json(200, { access: 'access-9', refresh: 'refresh-9' }));
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(storage.get()).toBeNull();
    expect(ended).toEqual([]);
  });

  it('7b. neither overwrites nor uses the session of the next user for a call of the one before', async () => {
    const answered = gate<Response>();
    const server = createTokenServer((seen) => (isRefresh(seen) ? answered.opened : undefined));
    const { client, storage } = setUp(server);
    const call = client.sites.toggleFavorite({ path: { id: 'a' } });
    await settle();
    const next = {
      accessToken: 'maria-access',
      refreshToken: 'maria-refresh',
      user: { uuid: 'maria', full_name: 'Maria Björk' },
    };
    storage.set(next);
    answered.open(json(200, { access: 'access-9', refresh: 'refresh-9' }));
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(storage.get()).toEqual(next);
    expect(server.calls()).toHaveLength(1);
  });

  it.each([
    ['500', () => refusal(500, 'Fel hos oss.'), { kind: 'non_field_error', status: 500 }],
    [
      '502 with HTML',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { kind: 'unknown', status: 502 },
    ],
    ['429', () => json(429, {}, { 'Retry-After': '7' }), { kind: 'unknown', retryAfterSeconds: 7 }],
    ['a page of a proxy', () => new Response('<h1>Hej</h1>'), { kind: 'unknown', status: 200 }],
    ['tokens that are none', () => json(200, { access: 7 }), { kind: 'unknown', status: 200 }],
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'no_response' }],
    ['nothing in time', () => new Promise<never>(() => {}), { kind: 'timeout' }],
  ])('8. keeps the session and gives the error when the refresh answers %s', async (_, answer, error) => {
    const server = createTokenServer((seen) => (isRefresh(seen) ? answer() : undefined));
    const { client, storage, ended } = setUp(server);
    expect(await failureOf(client.profile.get())).toMatchObject(error);
    expect(storage.get()).toEqual(expiredSession);
    expect(ended).toEqual([]);
  });

  it.each([400, 401])('8. ends the session once when the refresh answers %i', async (status) => {
    const server = createTokenServer((seen) => (isRefresh(seen) ? refusal(status) : undefined));
    const { client, storage, ended } = setUp(server);
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => client.profile.get()).map((call) => failureOf(call)),
    );
    expect(failures).toEqual(
      Array(5).fill(expect.objectContaining({ status: 401, message: 'Token expired.' })),
    );
    expect(storage.get()).toBeNull();
    expect(ended).toEqual(['session']);
  });

  it('9. keeps the earlier refresh token when the answer has none, and all other fields', async () => {
    const server = createTokenServer((seen) => {
      if (isRefresh(seen)) return json(200, { access: 'fresh' });
      return seen.headers.get('Authorization') === 'Bearer fresh'
        ? json(200, { is_favorite: true })
        : undefined;
    });
    const { client, storage } = setUp(server, { ...expiredSession, permissions: ['can_view_news'] });
    await client.sites.toggleFavorite({ path: { id: 'a' } });
    expect(storage.get()).toEqual({
      ...expiredSession,
      accessToken: 'fresh',
      permissions: ['can_view_news'],
    });
  });

  it('10. leaves only shadow mode when the refresh fails in it, and then the sign-in', async () => {
    const server = createTokenServer((seen) => (isRefresh(seen) ? refusal(401) : undefined));
    const shadowed = { ...expiredSession, shadow: { mode: 'user', token: 'shadow' } } as const;
    const { client, storage, ended } = setUp(server, shadowed);
    await Promise.all([client.profile.get(), client.profile.get()].map((call) => failureOf(call)));
    expect(storage.get()).toEqual({ ...expiredSession, shadow: { mode: false } });
    expect(ended).toEqual(['shadow']);
    expect(server.calls()).toHaveLength(2);
    await failureOf(client.profile.get());
    expect(storage.get()).toBeNull();
    expect(ended).toEqual(['shadow', 'session']);
  });

  it('10b. leaves shadow mode when the shadow token has ended but the sign-in lives', async () => {
    const server = createTokenServer((seen) =>
      isRefresh(seen) || seen.headers.get('X-Shadow-User') === null
        ? undefined
        : refusal(401, 'Skuggläget är slut. Du är fortfarande inloggad som dig själv.'),
    );
    const shadowed = { ...expiredSession, shadow: { mode: 'user', token: 'shadow' } } as const;
    const { client, storage, ended } = setUp(server, shadowed);
    const failures = await Promise.all(
      [client.profile.get(), client.profile.get()].map((call) => failureOf(call)),
    );
    for (const failure of failures) expect(failure).toMatchObject({ status: 401 });
    expect(server.refreshes()).toHaveLength(1);
    expect(storage.get()).toEqual({
      ...expiredSession,
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      shadow: { mode: false },
    });
    expect(ended).toEqual(['shadow']);
    await expect(client.profile.get()).resolves.toMatchObject({ uuid: 'u' });
  });

  it('10c. leaves the shadow view alone that was started while a call of the one before failed', async () => {
    const late = gate<Response>();
    const server = createTokenServer((seen) =>
      seen.headers.get('X-Shadow-User') === 'old' && seen.headers.get('Authorization') === 'Bearer access-1'
        ? late.opened
        : undefined,
    );
    const shadowed = { ...expiredSession, shadow: { mode: 'user', token: 'old' } } as const;
    const { client, storage, ended } = setUp(server, shadowed);
    const call = client.profile.get();
    await settle();
    const next = {
      ...expiredSession,
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      shadow: { mode: 'user', token: 'new' },
    } as const;
    storage.set(next);
    late.open(refusal(401));
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(storage.get()).toEqual(next);
    expect(ended).toEqual([]);
  });

  it('does not refresh a 401 when nobody is signed in', async () => {
    const server = createTokenServer();
    const client = createClient({ baseUrl, storage: memoryStorage(), fetch: server.fetch });
    expect(await failureOf(client.profile.get())).toMatchObject({ status: 401 });
    expect(server.seen).toHaveLength(1);
  });
});
