// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SignedInUserContext } from '#profile';

import { annaWith } from '../profile/anna.fixture.ts';
import { useDraft, type Draft } from './use-draft.ts';

interface Article {
  readonly title: string;
}

function isArticle(stored: unknown): stored is Article {
  return typeof stored === 'object' && stored !== null && 'title' in stored;
}

const profile = annaWith([]);

const reported = vi.fn<(draft: Draft<Article>) => void>();
let root: Root;

function Form({ saved }: { readonly saved: Article }): null {
  const draft = useDraft('news.1', saved, isArticle);
  useEffect(() => reported(draft));
  return null;
}

function shown(): Draft<Article> {
  const [draft] = reported.mock.lastCall ?? [];
  if (draft === undefined) throw new Error('No form is shown.');
  return draft;
}

async function show(title: string): Promise<void> {
  await act(async () =>
    root.render(
      <SignedInUserContext value={{ profile, permissions: new Set() }}>
        <Form saved={{ title }} />
      </SignedInUserContext>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a draft of something that was opened from the cache', () => {
  it('follows what the server says is saved while nothing is typed', async () => {
    await show('Utan rubrik');
    await show('Elpriset i vinter');
    expect(shown().value).toEqual({ title: 'Elpriset i vinter' });
    expect(shown().isChanged).toBe(false);
  });

  it('keeps what is typed when the server answers later', async () => {
    await show('Utan rubrik');
    await act(async () => shown().change({ title: 'Skrivet' }));
    await show('Elpriset i vinter');
    expect(shown().value).toEqual({ title: 'Skrivet' });
    expect(shown().isChanged).toBe(true);
  });

  it('shows what was just saved until the server has answered, and what the server made of it then', async () => {
    await show('Utan rubrik');
    await act(async () => shown().change({ title: ' Skrivet' }));
    await act(async () => shown().markSaved());
    await show('Utan rubrik');
    expect(shown().value).toEqual({ title: ' Skrivet' });
    expect(shown().isChanged).toBe(false);
    await show('Skrivet');
    expect(shown().value).toEqual({ title: 'Skrivet' });
  });
});
