// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FigureHelp, type FigureHelpProps } from './FigureHelp.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function opened(names: FigureHelpProps['names']): Promise<string> {
  await act(async () => root.render(<FigureHelp names={names} label="Energikostnad exkl. moms" />));
  await act(async () => document.querySelector('button')?.click());
  await expect.poll(() => document.body.textContent).toContain('spotpris');
  return document.querySelector('[role=dialog]')?.textContent ?? '';
}

it('figures 12: tells what the dictionary says of a figure', async () => {
  const text = await opened(['energyCost']);
  expect(text).toContain('Energikostnad exkl. moms');
  expect(text).toContain('Varje timmes förbrukning gånger timmens spotpris och ert påslag, utan moms.');
});

it('names each of several figures', async () => {
  const text = await opened(['energyCost', 'averagePrice']);
  expect(text).toContain('SnittprisEnergikostnaden delad med förbrukningen');
});
