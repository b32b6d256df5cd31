// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { RuntimeConfigContext } from '#config';
import { consentAtom } from '#page-views';

import { ForbiddenPage } from './ForbiddenPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const uuid = '3f1d2a86-5c0e-4f5b-9b1a-7a0c6f1e2d01';
const supplier = { name: 'Vinröd', legalName: 'Vinröd AB', phoneNumber: undefined, email: undefined };
const config = { apiRoot: '/api', supplier, tagManagerId: 'GTM-ABC123' };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', `/finns-inte/${uuid}`);
});

afterEach(() => {
  delete globalThis.window.dataLayer;
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[string, string, () => ReactElement]>([
  ['/403', 'Behörighet saknas', ForbiddenPage],
  ['/404', 'Sidan hittades inte', NotFoundPage],
])('figures 21: the page is reported as %s, and no id of its address', async (pattern, title, Page) => {
  const store = createStore();
  store.set(consentAtom, 'granted');
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <RuntimeConfigContext value={config}>
          <Page />
        </RuntimeConfigContext>
      </Provider>,
    ),
  );
  expect((globalThis.window.dataLayer ?? []).slice(1)).toMatchObject([
    { event: 'page_view', page_path: pattern, page_title: title },
  ]);
  expect(JSON.stringify(globalThis.window.dataLayer)).not.toContain(uuid);
  await act(async () => root.unmount());
});
