import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { json, settle } from '../testing/token-server.ts';

const profile = { permissions: {} };

/** Responds in turn; `'offline'` gives no response. The last entry repeats. */
function setUp(answers: readonly (Response | 'offline')[], retries?: number) {
  const times: number[] = [];
  const client = createClient({
    baseUrl: 'https://portal.example',
    storage: memoryStorage(),
    ...(retries !== undefined && { retries }),
    fetch: () => {
      times.push(Date.now());
      const answer = answers[Math.min(times.length, answers.length) - 1];
      return answer === undefined || answer === 'offline'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(answer.clone());
    },
  });
  return { client, times };
}

async function outcomeOf<T>(call: Promise<T>): Promise<T | { kind?: string; status?: number }> {
  const done = call.catch((error: { kind?: string; status?: number }) => error);
  for (let turn = 0; turn < 30; turn += 1) {
    await settle();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  return done;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('retries (security checklist, client line 20)', () => {
  it('20. are off', async () => {
    const { client, times } = setUp(['offline']);
    expect(await outcomeOf(client.profile.get())).toMatchObject({ kind: 'no_response' });
    expect(times).toHaveLength(1);
  });

  it.each([['offline' as const], [502], [503], [504], [429]])(
    '20. try a GET again after %s',
    async (first) => {
      const failed = first === 'offline' ? first : json(first, {});
      const { client, times } = setUp([failed, failed, json(200, profile)], 2);
      expect(await outcomeOf(client.profile.get())).toEqual(profile);
      expect(times).toHaveLength(3);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it.each([400, 401, 403, 404, 422, 500, 501])('20. leave a %s as it is', async (status) => {
    const { client, times } = setUp([json(status, {})], 3);
    expect(await outcomeOf(client.profile.get())).toMatchObject({ status });
    expect(times).toHaveLength(1);
  });

  it('20. never repeat a POST, PUT, PATCH or DELETE', async () => {
    const { client, times } = setUp([json(503, {}), json(200, {})], 3);
    await outcomeOf(client.sites.toggleFavorite({ path: { id: 'a' } }));
    await outcomeOf(client.profile.update({ body: { title: 'x' }, retries: 3 }));
    await outcomeOf(client.news.remove({ path: { id: 'a' } }));
    expect(times).toHaveLength(3);
  });

  it('20. give up with the last error', async () => {
    const { client, times } = setUp([json(503, {})], 2);
    expect(await outcomeOf(client.profile.get())).toMatchObject({ kind: 'unknown', status: 503 });
    expect(times).toHaveLength(3);
  });

  it.each([
    ['7', 7000],
    ['Fri, 20 Nov 2026 08:00:09 GMT', 9000],
  ])('20. heed Retry-After: %s', async (header, wait) => {
    vi.setSystemTime(new Date('2026-11-20T08:00:00Z'));
    const { client, times } = setUp([json(429, {}, { 'Retry-After': header }), json(200, profile)]);
    await outcomeOf(client.profile.get({ retries: 1 }));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(wait + 300);
  });

  it('20. leave a wait of more than a minute to the caller', async () => {
    const { client, times } = setUp([json(429, {}, { 'Retry-After': '61' })], 3);
    expect(await outcomeOf(client.profile.get())).toMatchObject({ status: 429, retryAfterSeconds: 61 });
    expect(times).toHaveLength(1);
  });

  it('20. wait longer each time, and not all clients equally long', async () => {
    const { client, times } = setUp(['offline'], 2);
    await outcomeOf(client.profile.get());
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await outcomeOf(client.profile.get());
    const waits = times.map((time, index) => time - (times[index - 1] ?? time));
    expect([waits[1], waits[2], waits[4], waits[5]]).toEqual([300, 600, 200, 400]);
  });

  it('18. an abort ends the waiting', async () => {
    const { client, times } = setUp(['offline'], 5);
    const controller = new AbortController();
    const call = outcomeOf(client.profile.get({ signal: controller.signal }));
    await settle();
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(times).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
