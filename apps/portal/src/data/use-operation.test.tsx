// @vitest-environment jsdom
import { createClient, memoryStorage, type QueryArgs } from '@vinrod/api-client';
import { act, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';

import { ClientContext } from '#session';

import type { ChangeOperation } from './invalidated-by.ts';
import { prefetch } from './prefetch.ts';
import { useFormOperation } from './use-form-operation.ts';
import { useInvalidate } from './use-invalidate.ts';
import { useOperation } from './use-operation.ts';

type SiteArgs = QueryArgs<'getSite'>;

const asked: string[] = [];
async function answered({ url }: Request): Promise<Response> {
  asked.push(new URL(url).pathname.replace('/api/v1', ''));
  return Response.json({ uuid: url, name: `answer ${asked.length}` });
}

const client = createClient({
  baseUrl: 'https://portal.example/api',
  storage: memoryStorage(),
  fetch: answered,
});
const argsOf = (id: string): SiteArgs => ({ path: { id } });
let container: HTMLElement;
let root: Root;
let cache = new Map();

function Site({ args }: { readonly args: SiteArgs | undefined }): ReactNode {
  return useOperation('getSite', args).data?.name;
}

function SiteForm({ args }: { readonly args: SiteArgs | undefined }): ReactNode {
  return useFormOperation('getSite', args).data?.name;
}

function Polled({ until }: { readonly until: string }): ReactNode {
  return useOperation('getSite', argsOf('p'), {
    pollAfter: (site) => (site?.name === until ? 0 : 2500),
  }).data?.name;
}

function Change({ operation }: { readonly operation: ChangeOperation }): ReactElement {
  const invalidate = useInvalidate();
  return <button onClick={() => void invalidate(operation)}>{operation}</button>;
}

async function show(children: ReactElement): Promise<void> {
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
        <ClientContext value={client}>{children}</ClientContext>
      </SWRConfig>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.length = 0;
  cache = new Map();
  container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('waits without arguments, and asks once for those that are equal', async () => {
  await show(<Site args={undefined} />);
  expect(asked).toEqual([]);
  await show(
    <>
      <Site args={argsOf('a')} />
      <Site args={{ query: undefined, path: { id: 'a' } }} />
    </>,
  );
  expect(asked).toEqual(['/sites/a/']);
  await show(<Site args={argsOf('b')} />);
  expect(asked).toEqual(['/sites/a/', '/sites/b/']);
});

it('asks again for what a page that is drawn anew knows only when its frame is painted', async () => {
  await show(<Site args={argsOf('a')} />);
  await show(<p />);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await show(<Site args={argsOf('a')} />);
  expect(container.textContent).toBe('answer 1');
  await act(
    async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  expect(asked).toHaveLength(1);
  await act(async () => vi.runAllTimers());
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});

it('asks again for what a change makes old, and for nothing else', async () => {
  await show(
    <>
      <Site args={argsOf('a')} />
      <Change operation="createNews" />
      <Change operation="updateSite" />
    </>,
  );
  const [createNews, updateSite] = container.querySelectorAll('button');
  await act(async () => createNews?.click());
  expect(asked).toHaveLength(1);
  await act(async () => updateSite?.click());
  expect(asked).toEqual(['/sites/a/', '/sites/a/']);
});

it('takes what was prefetched with the same arguments', async () => {
  prefetch(new Map(), client, 'getSite', argsOf('a'));
  await show(<Site args={argsOf('a')} />);
  expect(asked).toEqual(['/sites/a/']);
});

it('has what was prefetched and answered the first time that it is rendered', async () => {
  prefetch(cache, client, 'getSite', argsOf('a'));
  await vi.waitFor(() => expect(cache.size).toBe(1));
  const rendered: ReactNode[] = [];
  function Noted(): ReactNode {
    const { data, isStale } = useOperation('getSite', argsOf('a'));
    rendered.push([data?.name, isStale].join());
    return null;
  }
  await show(<Noted />);
  expect(new Set(rendered)).toEqual(new Set(['answer 1,false']));
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(asked).toEqual(['/sites/a/']);
});

it('asks anew whenever a form is opened', async () => {
  await show(<SiteForm args={argsOf('a')} />);
  await show(<SiteForm args={undefined} />);
  await show(<SiteForm args={argsOf('a')} />);
  expect(asked).toEqual(['/sites/a/', '/sites/a/']);
});

it('takes the arguments of its operation only', () => {
  expectTypeOf(useOperation<'getCorporateGroupUser'>)
    .parameter(1)
    .toExtend<{ readonly path: { id: string; userId: string } } | undefined>();
  // @ts-expect-error -- the user's id is missing
  expectTypeOf<{ path: { id: 'a' } }>().toExtend<QueryArgs<'getCorporateGroupUser'>>();
  // @ts-expect-error -- the operation has no query
  expectTypeOf<{ path: { id: 'a' }; query: { limit: 1 } }>().toExtend<SiteArgs>();
});

it('asks again as long as the answer says so', async () => {
  vi.useFakeTimers();
  await show(<Polled until="answer 3" />);
  expect(asked).toHaveLength(1);
  await act(async () => vi.advanceTimersByTimeAsync(2500));
  expect(asked).toHaveLength(2);
  await act(async () => vi.advanceTimersByTimeAsync(2500));
  expect(container.textContent).toBe('answer 3');
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(3);
  vi.useRealTimers();
});
