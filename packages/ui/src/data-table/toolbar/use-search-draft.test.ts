// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { initialTableQuery, type TableQuery } from '../table-query.ts';
import { searchDelayMs, useSearchDraft } from './use-search-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start() {
  const sent: string[] = [];
  const send = ({ search }: TableQuery) => sent.push(search);
  const { result, rerender } = renderHook(
    ({ search }) => useSearchDraft(initialTableQuery({ search }), send),
    { initialProps: { search: '' } },
  );
  return {
    sent,
    draft: () => result.current[0],
    type: (search: string): void => {
      act(() => result.current[1](search));
    },
    rest: (): void => {
      act(() => {
        vi.advanceTimersByTime(searchDelayMs);
      });
    },
    arrive: (search: string) => rerender({ search }),
  };
}

it('sends a search when typing rests', () => {
  const { sent, type, rest } = start();
  type('ko');
  type('kom');
  rest();
  expect(sent).toEqual(['kom']);
});

it('keeps what is typed while an earlier search is on its way back', () => {
  const { sent, draft, type, rest, arrive } = start();
  type('kom');
  rest();
  type('komm');
  arrive('kom');
  expect(draft()).toBe('komm');
  rest();
  arrive('komm');
  expect(sent).toEqual(['kom', 'komm']);
  expect(draft()).toBe('komm');
});

it('follows a search set from outside, also one that was sent earlier', () => {
  const { draft, type, rest, arrive } = start();
  type('kom');
  rest();
  arrive('kom');
  arrive('');
  expect(draft()).toBe('');
  arrive('kom');
  expect(draft()).toBe('kom');
});
