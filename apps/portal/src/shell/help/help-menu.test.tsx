// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { RuntimeConfigContext } from '#config';
import { consentAtom } from '#page-views';
import { SignedInUserContext } from '#profile';

import { annaWith } from '../../profile/anna.fixture.ts';
import { HelpMenu } from './HelpMenu.tsx';

const profile = annaWith([]);
const supplier = { name: 'Vinröd', legalName: 'Vinröd AB', phoneNumber: undefined, email: undefined };

let root: Root;
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  store = createStore();
  store.set(consentAtom, 'granted');
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the portal's help menu and returns its items. */
async function items(tagManagerId: string | undefined): Promise<HTMLElement[]> {
  await act(async () =>
    root.render(
      <Provider store={store}>
        <RuntimeConfigContext value={{ apiRoot: '/api', supplier, tagManagerId }}>
          <SignedInUserContext value={{ profile, permissions: new Set() }}>
            <HelpMenu />
          </SignedInUserContext>
        </RuntimeConfigContext>
      </Provider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  return [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

it('lets the reader take back that visits are measured, and asks anew (GDPR article 7.3)', async () => {
  const choice = (await items('GTM-ABC123')).find(({ textContent }) => textContent === 'Mätning av besök');
  await act(async () => choice?.click());
  expect(store.get(consentAtom)).toBe('undecided');
});

it('says nothing of it where nothing is measured', async () => {
  const texts = (await items(undefined)).map(({ textContent }) => textContent);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts).not.toContain('Mätning av besök');
});
