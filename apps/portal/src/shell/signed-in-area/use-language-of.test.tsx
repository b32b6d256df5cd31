// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { annaWith } from '../../profile/anna.fixture.ts';
import { useLanguageOf } from './use-language-of.ts';

const reload = vi.fn<() => void>();
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', { reload });
  reload.mockClear();
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Gate({ language }: { readonly language: 'sv' | 'en' }): string {
  return useLanguageOf(annaWith([], { language })) ? 'goes' : 'stays';
}

async function show(language: 'sv' | 'en'): Promise<void> {
  await act(async () => root.render(<Gate language={language} />));
}

it('keeps the language of the profile and loads the page anew in it', async () => {
  await show('en');
  expect(localStorage.getItem('vinrod.language')).toBe('en');
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone that speaks it already', async () => {
  await show('sv');
  expect(reload).not.toHaveBeenCalled();
});

it('does not load a page for ever whose browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is full.');
  });
  await show('en');
  expect(reload).not.toHaveBeenCalled();
});
