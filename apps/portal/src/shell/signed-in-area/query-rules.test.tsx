// @vitest-environment jsdom
import { showToast, toastDuration } from '@vinrod/ui/toast';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useQuery } from '#data';

import { markToastsMounted } from '../notices/notify-failure.ts';
import { queryRules } from './query-rules.ts';

vi.mock('@vinrod/ui/toast', () => ({
  showToast: vi.fn<() => void>(),
  toastDuration: 8000,
  ToastRegion: () => null,
}));

const load = vi.fn<() => Promise<string>>();
const loadNews = vi.fn<() => Promise<string>>();
const alert = vi.fn<(text: string) => void>();
let root: Root;

function Shown(): string {
  const profile = useQuery({ key: ['getProfile'], load });
  const news = useQuery({ key: ['listNews'], load: loadNews });
  return `${profile.data ?? ''}${news.data ?? ''}`;
}

async function show(): Promise<void> {
  await act(async () =>
    root.render(
      <SWRConfig value={queryRules}>
        <Shown />
      </SWRConfig>,
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  loadNews.mockResolvedValue('');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('alert', alert);
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(showToast).mockReset();
  load.mockReset();
  loadNews.mockReset();
  alert.mockReset();
});

describe('a query (spec sections 4 and 8)', () => {
  it('is not repeated when it fails, when the window is focused, or when the network comes back', async () => {
    load.mockRejectedValue(new TypeError('offline'));
    await show();
    await act(async () => vi.advanceTimersByTime(60_000));
    for (const name of ['focus', 'visibilitychange', 'online']) {
      await act(async () => {
        window.dispatchEvent(new Event(name));
        document.dispatchEvent(new Event(name));
        vi.advanceTimersByTime(60_000);
      });
    }
    expect(load).toHaveBeenCalledOnce();
  });

  it('that fails is told in a toast', async () => {
    const unmount = markToastsMounted();
    load.mockRejectedValue(new RangeError('a mistake'));
    await show();
    expect(vi.mocked(showToast).mock.calls).toEqual([
      [expect.objectContaining({ tone: 'danger', title: 'En del av sidan saknas' })],
    ]);
    expect(alert).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(toastDuration));
    unmount();
  });

  it('that fails beside another is counted in the toast, which repeats nothing of what the sections say', async () => {
    const unmount = markToastsMounted();
    load.mockRejectedValue(new RangeError('a mistake'));
    loadNews.mockRejectedValue(new RangeError('a mistake'));
    await show();
    const toasts = vi.mocked(showToast).mock.calls.map(([{ title, description }]) => [title, description]);
    const again = '”Försök igen” hämtar allt som saknas.';
    expect(toasts).toEqual([
      ['En del av sidan saknas', again],
      ['2 delar av sidan saknas', again],
    ]);
    await act(async () => vi.advanceTimersByTime(toastDuration));
    unmount();
  });

  it('that fails where no toast can be shown is told in an alert', async () => {
    load.mockRejectedValue(new RangeError('a mistake'));
    await show();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Något gick fel på sidan. Ladda om den och försök igen.');
    expect(showToast).not.toHaveBeenCalled();
  });
});
