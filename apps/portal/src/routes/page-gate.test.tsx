// @vitest-environment jsdom
import type { PermissionKey, Profile, Session } from '@vinrod/api-client';
import schema from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { getDefaultStore } from 'jotai';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';

import { RuntimeConfigContext, type RuntimeConfig } from '#config';
import { RouteTableContext } from '#navigation';
import { canWith, type Right } from '#rights';
import { ClientContext, createPortalClient, sessionAtom, sessionStorage } from '#session';

import { App } from '../App.tsx';
import { annaWith } from '../profile/anna.fixture.ts';
import { SignedInPages, type SignedInPagesProps } from '../shell/signed-in-area/SignedInPages.tsx';
import { routeTable } from './route-table.ts';

/** Stubs every screen: the tests check which page is shown, not the pages. */
vi.mock('../chunks/lazy-screen.ts', () => ({
  lazyScreen: () => ({ Screen: () => 'the page itself', preload: () => undefined }),
}));

const keys: readonly string[] = schema.components.schemas.PermissionKey.enum;
const isPermissionKey = (key: string): key is PermissionKey => keys.includes(key);
const every = keys.filter(isPermissionKey);
const refusal = 'Sorry, you are not authorized to access this page.';
const config: RuntimeConfig = {
  apiRoot: '/api',
  supplier: { name: 'Vinröd', legalName: 'Vinröd AB', phoneNumber: undefined, email: undefined },
  tagManagerId: undefined,
};
const client = createPortalClient('https://portal.example/api');

/** Staff with every permission, viewing as Anna. */
const shadow: Profile['shadow'] = {
  kind: 'user',
  target_name: 'Anna Lindqvist',
  started_at: '2026-11-20T08:00:00+01:00',
  expires_at: '2026-11-20T09:00:00+01:00',
  actor_full_name: 'Alva Nordin',
};

function html(pattern: string, content: ReactElement): string {
  return renderToString(
    <RuntimeConfigContext value={config}>
      <ClientContext value={client}>
        <RouteTableContext value={routeTable}>
          <Router ssrPath={pattern.replaceAll(/:\w+/g, 'b1f3')}>{content}</Router>
        </RouteTableContext>
      </ClientContext>
    </RuntimeConfigContext>,
  );
}

type CorporateGroupsQuery = Partial<SignedInPagesProps['corporateGroups']>;

/** HTML at an address once the profile has loaded; by default with no corporate group to show. */
function shown(pattern: string, profile: Profile, corporateGroups: CorporateGroupsQuery = {}): string {
  const loaded = { data: [], error: undefined, isLoading: false, isStale: false, retry: () => undefined };
  return html(
    pattern,
    <SignedInPages profile={profile} corporateGroups={{ ...loaded, ...corporateGroups }} />,
  );
}

/** Puts a session in the page's store. */
function useSession(session: Session): void {
  let unfollow: () => void;
  beforeEach(() => {
    unfollow = getDefaultStore().sub(sessionAtom, () => undefined);
    sessionStorage.set(session);
  });
  afterEach(() => {
    sessionStorage.set(null);
    unfollow();
  });
}

const asAnna: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { uuid: 'alva', full_name: 'Alva Nordin' },
  permissions: [...every],
  shadow: { mode: 'user', token: 'shadow', target: { uuid: 'anna', name: 'Anna Lindqvist' } },
};

/** Whether the page itself is shown, the 403 page with the spec's text, or neither. */
function outcome(page: string): 'page' | 'refusal' | 'neither' {
  const isPage = page.includes('the page itself');
  const isRefusal = page.includes('Behörighet saknas') && page.includes(`lang="en">${refusal}`);
  if (isPage === isRefusal) return 'neither';
  return isPage ? 'page' : 'refusal';
}

/** Whether a single permission is enough. */
function isEnough(key: PermissionKey, right: Right | undefined): boolean {
  return right !== undefined && canWith(new Set([key]))(...right);
}

const gated = routeTable.flatMap(({ path, access }) =>
  access.kind === 'user' ? [{ path, anyOf: every.filter((key) => isEnough(key, access.can)) }] : [],
);

describe.each(gated)('security 27: the page of $path (spec sections 2 and 8)', ({ path, anyOf }) => {
  const withoutRight = anyOf.length === 0 ? 'page' : 'refusal';

  it.each(anyOf)('is shown to who holds only %s', (key) => {
    expect(outcome(shown(path, annaWith([key])))).toBe('page');
  });

  it('is refused to who holds nothing, unless it needs nothing', () => {
    expect(outcome(shown(path, annaWith([])))).toBe(withoutRight);
  });

  it('is refused to who holds everything else, unless it needs nothing', () => {
    const others = every.filter((key) => !anyOf.includes(key));
    expect(outcome(shown(path, annaWith(others)))).toBe(withoutRight);
  });

  it('is shown to who holds everything', () => {
    expect(outcome(shown(path, annaWith(every)))).toBe('page');
  });

  it('security 28: is not opened by permissions that somebody wrote into the storage of the browser', () => {
    const unfollow = getDefaultStore().sub(sessionAtom, () => undefined);
    const user = { uuid: 'anna', full_name: 'Anna Lindqvist' };
    sessionStorage.set({ accessToken: 'access', refreshToken: 'refresh', user, permissions: [...every] });
    expect(outcome(shown(path, annaWith([])))).toBe(withoutRight);
    sessionStorage.set(null);
    unfollow();
  });

  describe('in shadow mode', () => {
    useSession(asAnna);

    it('follows the one who is seen, not the staff who look, and has the banner either way', () => {
      const [key] = anyOf;
      const without = shown(path, annaWith([], { shadow }));
      const within = shown(path, annaWith(key === undefined ? [] : [key], { shadow }));
      expect(outcome(within)).toBe('page');
      expect(outcome(without)).toBe(withoutRight);
      for (const page of [without, within]) {
        expect(page).toContain('du visar portalen som Anna Lindqvist');
        expect(page).toContain('Avsluta skuggläge');
      }
    });
  });
});

it('the frame does not wait for the corporate groups, and stays when they cannot be had', () => {
  const waiting = shown('/invoices', annaWith(every), { data: undefined, isLoading: true });
  expect(waiting).toContain('aria-label="Huvudmeny"');
  expect(waiting).not.toContain('<h1');
  const failed = shown('/invoices', annaWith(every), { data: undefined, error: new RangeError('a mistake') });
  expect(failed).toContain('aria-label="Huvudmeny"');
  expect(failed).toContain('Koncerner kunde inte hämtas');
  expect(failed.match(/Något gick fel på sidan\./g)).toHaveLength(1);
});

it('an address that no page has is not found, whatever one may do', () => {
  for (const granted of [[], every]) {
    const page = shown('/finns-inte', annaWith(granted));
    expect(page).toContain('Sidan hittades inte');
    expect(outcome(page)).toBe('neither');
  }
});

const open = routeTable.filter(({ access }) => access.kind === 'anyone').map(({ path }) => path);

describe.each(open)('the page of %s, which needs no sign-in', (path) => {
  it('is shown without the banner of shadow mode', () => {
    const page = html(path, <App />);
    expect(outcome(page)).toBe('page');
    expect(page).not.toContain('Avsluta skuggläge');
  });

  describe('in shadow mode', () => {
    useSession(asAnna);

    it('has the banner, too', () => {
      const page = html(path, <App />);
      expect(outcome(page)).toBe('page');
      expect(page).toContain('Avsluta skuggläge');
    });
  });
});
