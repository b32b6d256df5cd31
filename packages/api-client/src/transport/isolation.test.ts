import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import type { Session, Shadow } from '../session/session.ts';
import { createTokenServer, json, refusal } from '../testing/token-server.ts';

const session: Session = {
  accessToken: 'access-secret',
  refreshToken: 'refresh-secret',
  shadow: { mode: 'user', token: 'shadow-secret' },
};

function setUp(answer: Parameters<typeof createTokenServer>[0], start: Session = session) {
  const server = createTokenServer(answer);
  const storage = memoryStorage(start);
  const client = createClient({ baseUrl: 'https://portal.example/api', storage, fetch: server.fetch });
  return { server, storage, client };
}

describe('what is sent to whom (security checklist, client lines 13–15)', () => {
  it('13. sends neither Bearer nor shadow header when signing in, refreshing or resetting', async () => {
    const { server, client, storage } = setUp(({ url }) =>
      url.pathname.endsWith('/verify-otp')
        ? json(200, { access: 'a', refresh: 'r', user: { uuid: 'u', full_name: 'A' } })
        : json(200, { token: 't', expires_in: 300 }),
    );
    const { auth } = client;
    await auth.login({ body: { email: 'a@b.example', password: 'p' } });
    await auth.resendOtp({ body: { token: 't' } });
    await auth.requestPasswordReset({ body: { email: 'a@b.example' } });
    await auth.createPassword({ path: { token: 't' }, body: { password: 'p', password_confirm: 'p' } });
    await auth.logout();
    storage.set(session);
    await auth.verifyOtp({ body: { token: 't', otp: '123456' } });
    expect(server.seen).toHaveLength(6);

    const expired = setUp(({ url }) =>
      url.pathname.endsWith('/token/refresh') ? json(200, { access: 'new' }) : undefined,
    );
    await expired.client.profile.get().catch(() => {});
    expect(expired.server.refreshes()).toHaveLength(1);

    for (const { headers } of [...server.seen, ...expired.server.refreshes()]) {
      expect(headers.get('Authorization')).toBeNull();
      expect(headers.get('X-Shadow-User')).toBeNull();
      expect(headers.get('X-Shadow-Group')).toBeNull();
    }
  });

  it('13. does not refresh a 401 of signing in', async () => {
    const { server, client } = setUp(() => refusal(401, 'E-postadressen eller lösenordet är fel.'));
    await expect(client.auth.login({ body: { email: 'a@b.example', password: 'p' } })).rejects.toMatchObject({
      message: 'E-postadressen eller lösenordet är fel.',
    });
    expect(server.seen).toHaveLength(1);
  });

  it('14. stays below the API root whatever the id', async () => {
    const { server, client } = setUp(() => json(200, { is_favorite: true }));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            'https://evil.example',
            '//evil.example',
            '@evil.example',
            '..',
            '../..',
            '%2e%2e',
            '\\\\evil',
          ),
        ),
        async (id) => {
          const refused = await client.sites
            .toggleFavorite({ path: { id } })
            .catch((error: unknown) => error);
          expect(refused instanceof TypeError).toBe(id === '' || id === '.' || id === '..');
        },
      ),
      { seed: 2026 },
    );
    expect(server.seen.length).toBeGreaterThan(50);
    for (const { url } of server.seen) {
      expect(url.origin).toBe('https://portal.example');
      expect(url.pathname).toMatch(/^\/api\/v1\/sites\/[^/]+\/toggle-favorite\/$/);
    }
  });

  it('14. follows no redirect, which would carry the shadow token along', async () => {
    const { server, client } = setUp(
      () => new Response(null, { status: 307, headers: { Location: 'https://evil.example/steal' } }),
    );
    await expect(client.sites.toggleFavorite({ path: { id: 'a' } })).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(server.seen.map(({ redirect }) => redirect)).toEqual(['manual']);
  });

  it('14. does not follow a `next` link to another host', async () => {
    const { server, client } = setUp(() =>
      json(200, { count: 9, next: 'https://evil.example/steal', previous: null, results: [] }),
    );
    const page = await client.news.listPublished({ query: { limit: 5 } });
    await client.news.listPublished({ query: { limit: 5, offset: 5 } });
    expect(page.next).toBe('https://evil.example/steal');
    expect(server.seen.map(({ url }) => url.host)).toEqual(['portal.example', 'portal.example']);
  });

  it.each<[Shadow | undefined, string | null, string | null]>([
    [{ mode: 'user', token: 'one' }, 'one', null],
    [{ mode: 'group', token: 'two' }, null, 'two'],
    [{ mode: false }, null, null],
    [undefined, null, null],
  ])('15. sends Accept-Language and the shadow header of %o', async (shadow, user, group) => {
    const { server, client } = setUp(() => json(200, { is_favorite: true }), {
      accessToken: 'a',
      refreshToken: 'r',
      ...(shadow && { shadow }),
    });
    await client.sites.toggleFavorite({ path: { id: 'a' } });
    const headers = server.seen[0]?.headers;
    expect(headers?.get('Accept-Language')).toBe('sv');
    expect(headers?.get('Authorization')).toBe('Bearer a');
    expect(headers?.get('X-Shadow-User')).toBe(user);
    expect(headers?.get('X-Shadow-Group')).toBe(group);
  });

  it('15. drops the shadow header at the first call after shadow mode', async () => {
    const { server, client, storage } = setUp(() => json(200, { is_favorite: true }));
    await client.sites.toggleFavorite({ path: { id: 'a' } });
    storage.set({ ...session, shadow: { mode: false } });
    await client.sites.toggleFavorite({ path: { id: 'a' } });
    expect(server.seen.map(({ headers }) => headers.get('X-Shadow-User'))).toEqual(['shadow-secret', null]);
  });

  it('does not repeat a call made before shadow mode with the shadow token', async () => {
    const { server, client, storage } = setUp(
      ({ url }) => {
        if (url.pathname.endsWith('/token/refresh')) return json(200, { access: 'b', refresh: 's' });
        storage.set({ accessToken: 'a', refreshToken: 'r', shadow: { mode: 'user', token: 'x' } });
        return refusal(401);
      },
      { accessToken: 'a', refreshToken: 'r' },
    );
    await expect(client.sites.toggleFavorite({ path: { id: 'a' } })).rejects.toMatchObject({ status: 401 });
    expect(server.calls()).toHaveLength(1);
  });
});
