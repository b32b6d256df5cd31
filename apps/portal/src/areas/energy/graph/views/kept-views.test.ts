// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { moveKeptViews } from './kept-views.ts';
import type { SavedView } from './saved-view.ts';

const anna = 'vinrod.views.anna';
const shops = { koncern: 'k-1', name: 'Butiker', query: 'resolution=day' };
const cold = { koncern: 'k-2', name: 'Kyla', query: '' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(anna, JSON.stringify([shops, cold, { koncern: 1 }, { ...shops, name: ' ' }]));
  localStorage.setItem('vinrod.views.erik', JSON.stringify([shops]));
});

async function move(
  answers: (view: SavedView) => 'saved' | 'refused' | 'unreachable',
  known = new Set<string>(),
) {
  const sent: string[] = [];
  await moveKeptViews(
    'anna',
    ({ name }) => known.has(name),
    (view) => {
      sent.push(view.name);
      return Promise.resolve(answers(view));
    },
  );
  return sent;
}

it('figures 23: the views of the browser move to the person once, and nobody else’s', async () => {
  expect(await move(() => 'saved')).toEqual(['Butiker', 'Kyla']);
  expect(localStorage.getItem(anna)).toBeNull();
  expect(localStorage.getItem('vinrod.views.erik')).not.toBeNull();
  expect(await move(() => 'saved')).toEqual([]);
});

it('figures 23: what the server has stays as it is there, and what it refuses is let go', async () => {
  expect(await move(() => 'refused', new Set(['Butiker']))).toEqual(['Kyla']);
  expect(localStorage.getItem(anna)).toBeNull();
});

it('figures 23: nothing is lost when the server cannot be reached', async () => {
  expect(await move(() => 'unreachable')).toEqual(['Butiker']);
  expect(await move(() => 'saved')).toEqual(['Butiker', 'Kyla']);
});
