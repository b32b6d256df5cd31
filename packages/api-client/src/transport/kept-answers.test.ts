import { describe, expect, it } from 'vitest';

import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';

const anna = { accessToken: 'a', refreshToken: 'r', user: { uuid: 'u-1', full_name: 'Anna Lindqvist' } };
const profile = { permissions: {}, uuid: 'u-1' };

/** A server that tags its answers, and answers 304 to who knows the tag. */
function setUp(keptAnswers?: number) {
  let body: object = profile;
  const asked: (string | null)[] = [];
  const storage = memoryStorage(anna);
  const client = createClient({
    baseUrl: 'https://portal.example',
    storage,
    ...(keptAnswers !== undefined && { keptAnswers }),
    fetch: async ({ url, headers }) => {
      asked.push(headers.get('If-None-Match'));
      const tag = `W/"${url.length} ${JSON.stringify(body).length}"`;
      return headers.get('If-None-Match') === tag
        ? new Response(null, { status: 304, headers: { ETag: tag } })
        : Response.json(body, { headers: { ETag: tag } });
    },
  });
  return {
    client,
    storage,
    asked,
    change: (next: object) => {
      body = next;
    },
  };
}

const site = (id: string) => ({ path: { id } });

describe('kept answers', () => {
  it('are none unless the application wants them', async () => {
    const { client, asked } = setUp();
    await client.profile.get();
    await client.profile.get();
    expect(asked).toEqual([null, null]);
  });

  it('are the value of an answer that has not changed, the same object', async () => {
    const { client, asked, change } = setUp(10);
    const first = await client.profile.get();
    expect(await client.profile.get()).toBe(first);
    expect(asked.map((tag) => tag !== null)).toEqual([false, true]);
    const changed = { ...profile, first_name: 'Anna' };
    change(changed);
    expect(await client.profile.get()).toEqual(changed);
    change({ ...changed, last_name: 'Lindqvist' });
    expect(await client.profile.get()).toMatchObject({ last_name: 'Lindqvist' });
  });

  it('are of the person who asked, also after shadow mode began', async () => {
    const { client, asked, storage } = setUp(10);
    await client.profile.get();
    storage.set({ ...anna, accessToken: 'newer' });
    await client.profile.get();
    storage.set({ ...anna, shadow: { mode: 'user', token: 's' } });
    await client.profile.get();
    storage.set(anna);
    await client.profile.get();
    storage.set({ ...anna, user: { uuid: 'u-2', full_name: 'Erik Berg' } });
    await client.profile.get();
    expect(asked.map((tag) => tag !== null)).toEqual([false, true, false, false, false]);
  });

  it('are no more than wanted, those asked for last', async () => {
    const { client, asked, change } = setUp(2);
    change({ uuid: 'a', name: 'A' });
    for (const id of ['1', '22', '333', '22', '1']) await client.sites.get(site(id));
    expect(asked.map((tag) => tag !== null)).toEqual([false, false, false, true, false]);
  });

  it('are not given for a 304 that nobody asked for', async () => {
    const client = createClient({
      baseUrl: 'https://portal.example',
      storage: memoryStorage(anna),
      keptAnswers: 10,
      fetch: () => Promise.resolve(new Response(null, { status: 304 })),
    });
    await expect(client.profile.get()).rejects.toMatchObject({ kind: 'unknown', status: 304 });
  });

  it('are of what was read whole and as promised', async () => {
    const { client, asked, change } = setUp(10);
    change([]);
    await expect(client.profile.get()).rejects.toMatchObject({ kind: 'unknown' });
    await expect(client.profile.get()).rejects.toMatchObject({ kind: 'unknown' });
    expect(asked).toEqual([null, null]);
  });
});
