import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { createTokenServer, expiredSession, gate, json, refusal, settle } from '../testing/token-server.ts';
import type { Hooks } from './hooks.ts';

function setUp(hooks: Hooks, server = createTokenServer(), retries = 0) {
  const storage = memoryStorage(expiredSession);
  const client = createClient({
    baseUrl: 'https://portal.example/api',
    storage,
    fetch: server.fetch,
    retries,
    hooks,
  });
  return { client, server, storage };
}

/** Hooks that record their calls. */
function noting() {
  const seen: string[] = [];
  const hooks: Hooks = {
    beforeRequest: [({ request }) => void seen.push(`${request.method} ${request.path}`)],
    afterResponse: [({ request, response }) => void seen.push(`${response.status} ${request.path}`)],
  };
  return { hooks, seen };
}

describe('hooks', () => {
  it('run around every request: the first, the refresh, and the one that is repeated', async () => {
    const { hooks, seen } = noting();
    await setUp(hooks).client.customerUsers.get({ path: { id: 'k', userId: 'u' } });
    const path = '/v1/corporategroups/{id}/users/{userId}/';
    expect(seen).toEqual([
      `GET ${path}`,
      `401 ${path}`,
      'POST /v1/token/refresh',
      '200 /v1/token/refresh',
      `GET ${path}`,
      `200 ${path}`,
    ]);
  });

  it('run around every retry', async () => {
    const { hooks, seen } = noting();
    const server = createTokenServer(() => refusal(503));
    await expect(setUp(hooks, server, 1).client.profile.get()).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(4);
  });

  it('change the headers of the request that is sent, each time anew', async () => {
    let count = 0;
    const { client, server } = setUp({
      beforeRequest: [
        async ({ request }) => {
          await Promise.resolve();
          request.headers.append('Traceparent', `${(count += 1)}`);
        },
        ({ request }) =>
          request.headers.set('X-Doubled', request.headers.get('Traceparent')?.repeat(2) ?? ''),
      ],
    });
    await client.profile.get();
    expect(server.seen.map(({ headers }) => headers.get('Traceparent'))).toEqual(['1', '2', '3']);
    expect(server.seen.map(({ headers }) => headers.get('X-Doubled'))).toEqual(['11', '22', '33']);
    expect(server.seen[2]?.headers.get('Authorization')).toBe('Bearer access-1');
  });

  it('get the same request before and after, so that its time can be taken', async () => {
    const started = new WeakSet<object>();
    const known: boolean[] = [];
    const { client } = setUp({
      beforeRequest: [({ request }) => void started.add(request)],
      afterResponse: [({ request }) => void known.push(started.has(request))],
    });
    await client.profile.get();
    expect(known).toEqual([true, true, true]);
  });

  it('see neither bodies nor filled-in addresses', async () => {
    const seen: object[] = [];
    const { client } = setUp(
      {
        beforeRequest: [({ request }) => void seen.push(request)],
        afterResponse: [({ response }) => void seen.push(response)],
      },
      createTokenServer(() => json(200, { token: 'login-token' })),
    );
    await client.auth.login({ body: { email: 'anna@norrviken.example', password: 'Hemligt-2026' } });
    await client.auth.createPassword({
      path: { token: 'link-token' },
      body: { password: 'Hemligt-2026', password_confirm: 'Hemligt-2026' },
    });
    expect(seen).toHaveLength(4);
    expect([...new Set(seen.flatMap((head) => Object.keys(head)))].toSorted()).toEqual([
      'headers',
      'method',
      'path',
      'status',
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Hemligt|link-token|login-token/);
  });
});

describe('what a hook throws', () => {
  const fault = new RangeError('The hook failed.');
  const fail = () => Promise.reject(fault);

  it('reaches the caller as it is, and nothing is sent', async () => {
    const { client, server } = setUp({ beforeRequest: [fail] }, undefined, 2);
    await expect(client.profile.get()).rejects.toBe(fault);
    expect(server.seen).toEqual([]);
  });

  it('reaches the caller after a response too, which is not acted upon then', async () => {
    const { client, server, storage } = setUp({ afterResponse: [fail] }, undefined, 2);
    await expect(client.profile.get()).rejects.toBe(fault);
    expect(server.seen).toHaveLength(1);
    expect(storage.get()).toEqual(expiredSession);
  });

  it('keeps the session when it happens around the refresh', async () => {
    const { client, server, storage } = setUp({
      beforeRequest: [({ request }) => (request.path === '/v1/token/refresh' ? fail() : undefined)],
    });
    await expect(client.profile.get()).rejects.toBe(fault);
    expect(server.refreshes()).toEqual([]);
    expect(storage.get()).toEqual(expiredSession);
  });
});

describe('a call that is aborted while a hook works', () => {
  it('rejects at once, and nothing is sent', async () => {
    const working = gate();
    const { client, server } = setUp({ beforeRequest: [() => working.opened] });
    const controller = new AbortController();
    const call = client.profile.get({ signal: controller.signal });
    await settle();
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    working.open();
    await settle();
    expect(server.seen).toEqual([]);
  });

  it('runs no hook when it was aborted before', async () => {
    const { hooks, seen } = noting();
    const call = setUp(hooks).client.profile.get({ signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(seen).toEqual([]);
  });

  it('rejects when a hook takes longer than the call may', async () => {
    const { client, server } = setUp({ beforeRequest: [() => new Promise(() => {})] });
    await expect(client.profile.get({ timeoutMs: 5 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(server.seen).toEqual([]);
  });
});
