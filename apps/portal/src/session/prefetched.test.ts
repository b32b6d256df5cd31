import { createClient } from '@vinrod/api-client';
import { afterEach, describe, expect, it } from 'vitest';

import { prefetchStart, prefetchedStart, takePrefetched } from './prefetched.ts';
import { sessionStorage } from './session-store.ts';

const session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { uuid: 'u-1', full_name: 'Anna Lindqvist' },
};

/** Client that records its requests; every call is refused. */
function recordingClient(asked: string[]) {
  return createClient({
    baseUrl: 'http://portal.example/api',
    storage: sessionStorage,
    fetch: async ({ url }) => {
      asked.push(new URL(url).pathname);
      return Response.json({}, { status: 500 });
    },
  });
}

afterEach(() => sessionStorage.set(null));

describe('what is prefetched for the start', () => {
  it('is nothing when nobody is signed in', () => {
    const asked: string[] = [];
    prefetchStart(recordingClient(asked));
    expect(asked).toEqual([]);
    expect(takePrefetched('profile')).toBeUndefined();
  });

  it('is told once, with its failure, to the one who takes it', async () => {
    sessionStorage.set(session);
    prefetchStart(recordingClient([]));
    const answer = takePrefetched('profile');
    expect(takePrefetched('profile')).toBeUndefined();
    expect(takePrefetched('corporateGroups')).toBeInstanceOf(Promise);
    await expect(answer).rejects.toBeInstanceOf(Error);
  });

  it('is never told to another identity', () => {
    sessionStorage.set(session);
    prefetchStart(recordingClient([]));
    expect(prefetchedStart()).toBeDefined();
    sessionStorage.set({ ...session, shadow: { mode: 'user', token: 's' } });
    expect(prefetchedStart()).toBeUndefined();
    expect(takePrefetched('profile')).toBeUndefined();
  });
});
