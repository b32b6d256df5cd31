// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RuntimeConfigContext } from '#config';

import { consentAtom, type Consent } from './consent.ts';
import { usePageViews } from './use-page-views.ts';

const uuid = '3f1d2a86-5c0e-4f5b-9b1a-7a0c6f1e2d01';
const article = '/overview/published-news/:uuid';

function Page({ pattern }: { readonly pattern: string }): null {
  usePageViews(pattern, 'Nyheter');
  return null;
}

let root: Root;
let store: ReturnType<typeof createStore>;

function page(pattern: string, tagManagerId: string | undefined): ReactElement {
  const supplier = { name: 'Vinröd', legalName: 'Vinröd AB', phoneNumber: undefined, email: undefined };
  return (
    <Provider store={store}>
      <RuntimeConfigContext value={{ apiRoot: '/api', supplier, tagManagerId }}>
        <Page pattern={pattern} />
      </RuntimeConfigContext>
    </Provider>
  );
}

async function show(pattern: string, tagManagerId: string | null = 'GTM-ABC123'): Promise<void> {
  await act(async () => root.render(page(pattern, tagManagerId ?? undefined)));
}

async function answer(consent: Consent): Promise<void> {
  await act(async () => store.set(consentAtom, consent));
}

const scripts = (): string[] => [...document.querySelectorAll('script')].map(({ src }) => src);
const views = (): unknown[] => (globalThis.window.dataLayer ?? []).slice(1);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', `/overview/published-news/${uuid}?koncern=${uuid}`);
  store = createStore();
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.head.replaceChildren();
  delete globalThis.window.dataLayer;
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('page views (spec section 2, "Page views are reported to a tag manager"; LEK chapter 9 section 28)', () => {
  it('load and report nothing before the reader has consented, nor after a no', async () => {
    await show(article);
    await answer('refused');
    await show('/overview');
    expect(scripts()).toEqual([]);
    expect(globalThis.window.dataLayer).toBeUndefined();
  });

  it('load and report nothing where the supplier has no tag manager', async () => {
    await answer('granted');
    await show(article, null);
    expect(scripts()).toEqual([]);
    expect(globalThis.window.dataLayer).toBeUndefined();
  });

  it('tell the pattern of the route, and never an id, from the moment of consent on', async () => {
    await show(article);
    await answer('granted');
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(views()).toEqual([
      {
        event: 'page_view',
        page_location: `${location.origin}${article}`,
        page_path: article,
        page_title: 'Nyheter',
        page_referrer: '',
      },
    ]);
    expect(JSON.stringify(globalThis.window.dataLayer)).not.toContain(uuid);
  });

  it('tell each page once, and load the tag manager once', async () => {
    await answer('granted');
    await show(article);
    await show(article);
    await show('/overview');
    expect(scripts()).toHaveLength(1);
    expect(views()).toMatchObject([{ page_path: article }, { page_path: '/overview' }]);
  });

  it('end when the consent is taken back', async () => {
    await answer('granted');
    await show(article);
    await answer('refused');
    await show('/overview');
    expect(views()).toHaveLength(1);
  });
});

describe('the answer of the reader', () => {
  const key = 'vinrod.measurement-consent';

  it.each([
    ['"granted"', 'granted'],
    ['"refused"', 'refused'],
    ['"yes"', 'undecided'],
    ['true', 'undecided'],
    ['{', 'undecided'],
  ])('kept as %s is read as %s', async (kept, read) => {
    localStorage.setItem(key, kept);
    const stop = store.sub(consentAtom, () => undefined);
    expect(store.get(consentAtom)).toBe(read);
    stop();
  });
});
