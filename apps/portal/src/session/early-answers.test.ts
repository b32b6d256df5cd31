// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPortalClient } from './create-portal-client.ts';
import { fetchOrTakeEarly } from './early-answers.ts';
import { annasSession, openDocument } from './opened-document.fixture.ts';
import { prefetchStart, takePrefetched } from './prefetched.ts';
import { sessionStorage } from './session-store.ts';

const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json([]);
  vi.stubGlobal('fetch', async (target: Request | string, init?: RequestInit) => {
    const request = new Request(target, init);
    asked.push(
      [request.url, request.headers.get('Authorization'), request.headers.get('Accept-Language')].join(' '),
    );
    return answer();
  });
});

afterEach(() => {
  sessionStorage.set(null);
  Reflect.deleteProperty(globalThis, 'earlyRequests');
  vi.unstubAllGlobals();
});

describe('what is asked for before any module is there', () => {
  it('is what the start asks for, with its headers, and is asked for once', async () => {
    sessionStorage.set(annasSession);
    openDocument();
    const early = [...asked];
    prefetchStart(createPortalClient('/api'));
    await expect(takePrefetched('corporateGroups')).resolves.toEqual([]);
    expect(asked).toEqual(early);
    Reflect.deleteProperty(globalThis, 'earlyRequests');
    prefetchStart(createPortalClient('/api'));
    await expect(takePrefetched('corporateGroups')).resolves.toEqual([]);
    expect(asked.slice(early.length)).toEqual(early);
    expect(early).toHaveLength(2);
  });

  it.each([
    ['nobody is signed in', null, {}],
    ['somebody is shadowed', { ...annasSession, shadow: { mode: 'user', token: 's' } as const }, {}],
    ['the configuration is in a file', annasSession, { hasConfiguration: false }],
  ])('is nothing when %s', (_when, stored, kind) => {
    sessionStorage.set(stored);
    openDocument(kind);
    expect(asked).toEqual([]);
  });

  it('is not given to another session', async () => {
    sessionStorage.set(annasSession);
    openDocument();
    const headers = { Authorization: 'Bearer other' };
    await fetchOrTakeEarly(new Request(new URL('/api/v1/users/profile/', location.href), { headers }));
    expect(asked.at(-1)).toContain('Bearer other');
  });

  it('is not given to a shadow that another tab has begun since', async () => {
    sessionStorage.set(annasSession);
    openDocument();
    sessionStorage.set({ ...annasSession, shadow: { mode: 'user', token: 's' } });
    await createPortalClient('/api').corporateGroups.minimal({ query: { limit: 50 } });
    expect(asked).toHaveLength(3);
  });

  it('is not taken when the page has been there for long', async () => {
    sessionStorage.set(annasSession);
    openDocument();
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    prefetchStart(createPortalClient('/api'));
    await takePrefetched('corporateGroups');
    expect(asked).toHaveLength(4);
    vi.restoreAllMocks();
  });

  it('is asked for again when it was refused, so that the client renews its tokens', async () => {
    sessionStorage.set(annasSession);
    answer = () => new Response(null, { status: 401 });
    openDocument();
    answer = () => Response.json([]);
    prefetchStart(createPortalClient('/api'));
    await expect(takePrefetched('corporateGroups')).resolves.toEqual([]);
    expect(asked).toHaveLength(4);
  });
});
