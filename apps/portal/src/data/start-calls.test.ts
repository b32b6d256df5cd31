// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Client } from '@vinrod/api-client';

import { sessionStorage, startCallsKey } from '#session';

import { forgetCorporateGroup } from '../corporate-group/stored-corporate-group.ts';
import { annasSession, openDocument } from '../session/opened-document.fixture.ts';
import type { fetchAtStart, openOnCurrentPage, StartCall } from './start-calls.ts';

const noon = '2026-11-20T12:00:00+01:00';
const asked: string[] = [];
let client: Client;
let early: readonly StartCall[];
let portal: {
  readonly openOnCurrentPage: typeof openOnCurrentPage;
  readonly fetchAtStart: typeof fetchAtStart;
};

/** Opens the portal on a page: runs the script as the document does, then what the first module does. */
async function openOn(page: string): Promise<void> {
  history.replaceState(null, '', page);
  asked.length = 0;
  Reflect.deleteProperty(globalThis, 'earlyRequests');
  openDocument();
  // As in a new document: nothing is left of the modules of the page before.
  vi.resetModules();
  const start = await import('#session');
  client = start.createPortalClient('/api');
  start.prefetchStart(client);
  portal = await import('./start-calls.ts');
  early = portal.openOnCurrentPage();
}

/** What the script asked for besides what it asks for on every page. */
function askedEarly(): readonly string[] {
  return asked
    .filter((address) => !/profile|minimal/.test(address))
    .map((address) => new URL(address).pathname);
}

/** Calls the API as a page does. */
async function call(id: string): Promise<void> {
  const args = { path: { id } };
  const fetch = portal.fetchAtStart('getSite', args);
  await client.sites.get(fetch === undefined ? args : { ...args, fetch });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(noon) });
  vi.stubGlobal('fetch', async (target: Request | string) => {
    asked.push(typeof target === 'string' ? target : target.url);
    return Response.json({ uuid: 'a', name: 'A' });
  });
  sessionStorage.set(annasSession);
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.set(null);
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'earlyRequests');
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what the page asked for that the portal was opened on', () => {
  it('is asked for early when it is opened on the same page again, and once', async () => {
    await openOn('/sites/a?koncern=k');
    expect(askedEarly()).toEqual([]);
    await call('a');
    await openOn('/sites/a?koncern=k');
    expect(askedEarly()).toEqual(['/api/v1/sites/a/']);
    expect(early).toMatchObject([{ operation: 'getSite', args: { path: { id: 'a' } } }]);
    await call('a');
    expect(askedEarly()).toHaveLength(1);
    expect(portal.openOnCurrentPage()).toEqual([]);
  });

  it('is not asked for on another page, nor with another query', async () => {
    await openOn('/sites/a?koncern=k');
    await call('a');
    await openOn('/sites/a');
    expect(askedEarly()).toEqual([]);
    await openOn('/sites/b?koncern=k');
    expect(askedEarly()).toEqual([]);
  });

  it('is not what a page asked for that somebody went to', async () => {
    await openOn('/overview');
    history.pushState(null, '', '/sites/a');
    await call('a');
    await openOn('/sites/a');
    expect(askedEarly()).toEqual([]);
    await openOn('/overview');
    expect(askedEarly()).toEqual([]);
  });

  it.each(['pointerdown', 'keydown'])('is not what it asked for after a %s', async (act) => {
    await openOn('/sites/a');
    await call('a');
    dispatchEvent(new Event(act));
    await call('b');
    await openOn('/sites/a');
    expect(askedEarly()).toEqual(['/api/v1/sites/a/']);
  });

  it('is not what another person’s page asked for in shadow mode', async () => {
    sessionStorage.set({ ...annasSession, shadow: { mode: 'user', token: 's' } });
    await openOn('/sites/a');
    await call('a');
    expect(localStorage.getItem(startCallsKey)).toBeNull();
  });

  it('is forgotten the next day, and with the corporate group', async () => {
    await openOn('/sites/a');
    await call('a');
    const stored = localStorage.getItem(startCallsKey) ?? '';
    localStorage.setItem(startCallsKey, stored.replace(/"day":"[^"]+"/, '"day":"Thu Jan 01 1970"'));
    await openOn('/sites/a');
    expect(askedEarly()).toEqual([]);
    localStorage.setItem(startCallsKey, stored);
    forgetCorporateGroup();
    expect(localStorage.getItem(startCallsKey)).toBeNull();
  });

  it('is at most eight calls of each of eight pages', async () => {
    for (let page = 0; page < 10; page += 1) {
      await openOn(`/sites/${page}`);
      for (let site = 0; site < 10; site += 1) await call(String(site));
    }
    await openOn('/sites/9');
    expect(askedEarly()).toHaveLength(8);
    await openOn('/sites/1');
    expect(askedEarly()).toEqual([]);
    await openOn('/sites/2');
    expect(askedEarly()).toHaveLength(8);
  });

  it.each([
    ['no JSON', '{'],
    ['of another form', JSON.stringify({ day: new Date(noon).toDateString(), addresses: ['/api/v1/a/'] })],
    ['a list', '[]'],
    [
      'elsewhere, and no call of the contract',
      JSON.stringify({
        day: new Date(noon).toDateString(),
        pages: {
          '/sites/a': [
            { operation: 'getSite', args: {}, address: 'https://elsewhere.example/api/v1/b/' },
            { operation: 'toString', args: {}, address: 'http://localhost:3000/api/v1/c/' },
            null,
          ],
        },
      }),
    ],
  ])('does no harm when it is %s', async (_what, stored) => {
    localStorage.setItem(startCallsKey, stored);
    await openOn('/sites/a');
    expect(asked.join(' ')).not.toContain('elsewhere');
    expect(early).toEqual([]);
  });

  it('is not kept where storage is blocked, and the page has its answer', async () => {
    await openOn('/sites/a');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(call('a')).resolves.toBeUndefined();
  });
});
