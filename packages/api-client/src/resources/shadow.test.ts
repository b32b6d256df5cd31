import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { createTokenServer, json, refusal, type Seen } from '../testing/token-server.ts';

const karin = {
  accessToken: 'a',
  refreshToken: 'r',
  user: { uuid: 'karin', full_name: 'Karin Åberg' },
  permissions: ['can_shadow_user'],
};
const started = {
  token: 'shadow-1',
  kind: 'user',
  target: { uuid: 'anna', name: 'Anna Lindqvist' },
  expires_at: '2026-11-20T09:00:00+01:00',
  read_only: false,
};

function setUp(answer: (seen: Seen) => Response = () => json(200, started)) {
  const server = createTokenServer(answer);
  const storage = memoryStorage(karin);
  const client = createClient({ baseUrl: 'https://portal.example', storage, fetch: server.fetch });
  return { server, storage, client };
}

describe('shadow mode (security checklist, client lines 10 and 15; specification, section 4)', () => {
  it.each(['user', 'group'] as const)('15. starts as a %s, and the header follows', async (mode) => {
    const { server, storage, client } = setUp();
    const { shadow } = client;
    expect(
      await (mode === 'user'
        ? shadow.startUser({ path: { id: 'anna' } })
        : shadow.startGroup({ path: { id: 'anna' } })),
    ).toEqual(started);
    expect(storage.get()).toEqual({
      ...karin,
      shadow: { mode, token: 'shadow-1', target: started.target, expiresAt: started.expires_at },
    });
    await client.profile.get().catch(() => {});
    expect(server.seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      `POST /v1/users/shadow-${mode}/anna/`,
      'GET /v1/users/profile/',
    ]);
    expect(server.seen[0]?.headers.get(`X-Shadow-${mode}`)).toBeNull();
    expect(server.seen[1]?.headers.get(`X-Shadow-${mode}`)).toBe('shadow-1');
  });

  it('15. stops here at once and tells the server without the header', async () => {
    const { server, storage, client } = setUp();
    await client.shadow.startUser({ path: { id: 'anna' } });
    const stopped = client.shadow.stop();
    expect(storage.get()).toEqual({ ...karin, shadow: { mode: false } });
    await stopped;
    const last = server.seen.at(-1);
    expect([last?.method, last?.url.pathname]).toEqual(['DELETE', '/v1/users/shadow-user/anna/']);
    expect(last?.headers.get('X-Shadow-User')).toBeNull();
    expect(last?.headers.get('Authorization')).toBe('Bearer a');
  });

  it('has nothing to stop outside shadow mode', async () => {
    const { server, client } = setUp();
    await client.shadow.stop();
    expect(server.seen).toEqual([]);
  });

  it('keeps the own view when the start is refused', async () => {
    const { storage, client } = setUp(() => refusal(403, 'Du har inte behörighet till det här.'));
    await expect(client.shadow.startUser({ path: { id: 'anna' } })).rejects.toMatchObject({ status: 403 });
    expect(storage.get()).toEqual(karin);
  });

  it('does not put somebody into shadow mode who signed in while it started', async () => {
    const erik = { accessToken: 'x', refreshToken: 'y', user: { uuid: 'erik', full_name: 'Erik' } };
    const { storage, client } = setUp(() => {
      storage.set(erik);
      return json(200, started);
    });
    await client.shadow.startUser({ path: { id: 'anna' } });
    expect(storage.get()).toEqual(erik);
  });
});
