import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { createTokenServer, expiredSession, gate, isRefresh, json, settle } from '../testing/token-server.ts';

const baseUrl = 'https://portal.example/api';
const never = () => new Promise<never>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

describe('abort and timeout (security checklist, client lines 18 and 19)', () => {
  it('18. rejects an aborted call with `aborted`, and passes the abort on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const passedOn = vi.fn<() => void>();
    const client = createClient({
      baseUrl,
      storage: memoryStorage(),
      fetch: (request) => {
        request.signal.addEventListener('abort', passedOn);
        return never();
      },
    });
    const controller = new AbortController();
    const call = client.profile.get({ signal: controller.signal });
    await settle();
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toMatchObject({ kind: 'aborted', cause: { message: 'left the page' } });
    expect(vi.getTimerCount()).toBe(0);
    expect(passedOn).toHaveBeenCalledOnce();
  });

  it('18. sends nothing when the signal is aborted beforehand', async () => {
    const server = createTokenServer();
    const client = createClient({ baseUrl, storage: memoryStorage(), fetch: server.fetch });
    await expect(client.profile.get({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(server.seen).toEqual([]);
  });

  it('18. an abort during a refresh lets only that caller go', async () => {
    const answered = gate<undefined>();
    const server = createTokenServer((seen) => (isRefresh(seen) ? answered.opened : undefined));
    const client = createClient({ baseUrl, storage: memoryStorage(expiredSession), fetch: server.fetch });
    const controller = new AbortController();
    const gone = client.profile.get({ signal: controller.signal });
    const waiting = client.profile.get();
    await settle();
    controller.abort();
    await expect(gone).rejects.toMatchObject({ kind: 'aborted' });
    answered.open(undefined);
    await expect(waiting).resolves.toMatchObject({ full_name: 'Anna Lindqvist' });
    expect(server.refreshes()).toHaveLength(1);
  });

  it.each([
    ['the headers', never],
    ['the body', () => Promise.resolve(new Response(new ReadableStream(), { status: 200 }))],
    ['the body of an error', () => Promise.resolve(new Response(new ReadableStream(), { status: 500 }))],
  ])('19. times out while waiting for %s, distinct from an abort', async (_, fetch) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = createClient({ baseUrl, storage: memoryStorage(), fetch, timeoutMs: 5000 });
    const { signal } = new AbortController();
    const outcome = vi.fn<(error: unknown) => void>();
    const call = client.profile.get({ signal }).catch(outcome);
    await vi.advanceTimersByTimeAsync(4999);
    await settle();
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({
      kind: 'timeout',
      message: 'No response received from the server',
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['a result', () => Promise.resolve(json(200, { is_favorite: true }))],
    ['an error', () => Promise.resolve(json(500, {}))],
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('19. leaves no timer behind after %s', async (_, fetch) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = createClient({ baseUrl, storage: memoryStorage(), fetch });
    const call = client.sites.toggleFavorite({ path: { id: 'a' } }).catch(() => {});
    await settle();
    await call;
    expect(vi.getTimerCount()).toBe(0);
  });
});
