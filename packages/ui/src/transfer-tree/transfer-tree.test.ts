import { describe, expect, it } from 'vitest';

import { filterTree, type TreeFilter } from '../site-tree/state/tree-filter.ts';
import { indexTree } from '../site-tree/state/tree-index.ts';
import { largeTree, norrviken } from '../site-tree/tree.fixture.ts';
import { checkStateAt, countSelected } from '../site-tree/state/tree-selection.ts';
import { panePart, shownInPane } from './pane-part.ts';
import { revealPlaces } from './reveal-places.ts';
import { selectedAfter, reverseOf } from './transfer-moves.ts';

const sites = (...numbers: readonly number[]) => new Set(numbers.map((number) => `site-${number}`));

describe('the part of a tree in a pane', () => {
  const index = indexTree(norrviken);
  const shownNames = ({ isVisible }: TreeFilter) =>
    index.nodes.filter((_node, place) => isVisible[place] === 1).map(({ name }) => name);

  it('is its sites in every place they stand, and what leads to them', () => {
    const cold = sites(10, 11);
    const part = panePart(index, (uuid) => cold.has(uuid));
    expect(shownNames(shownInPane(part, null))).toEqual([
      'Norrviken Logistik AB',
      'Lager Östra hamnen',
      'Kyllager Rosenlund',
      'Kyldiskar etapp 2',
      'Kyllager Rosenlund',
      'Lager Östra hamnen',
    ]);
  });

  it('counts only its own sites, so that a branch is whole when they all are marked', () => {
    const selected = sites(5, 6);
    const part = panePart(index, (uuid) => selected.has(uuid));
    const butik = index.nodes.findIndex(({ name }) => name === 'Norrviken Butik AB');
    expect(part.index.siteIds).toEqual(selected);
    expect(checkStateAt(part.index, countSelected(index, sites(5)), butik)).toBe('some');
    expect(checkStateAt(part.index, countSelected(index, selected), butik)).toBe('all');
  });

  it('shows what a search finds among its sites, and no branch whose hits are in the other pane', () => {
    const selected = sites(5, 11);
    const part = panePart(index, (uuid) => selected.has(uuid));
    const shown = shownInPane(part, filterTree(index, 'butik'));
    expect(shownNames(shown)).toEqual(['Norrviken Butik AB', 'Butik Stortorget 4']);
    expect(shown.siteIds).toEqual(sites(5));
    expect(part.index.siteIds).toEqual(selected);
  });
});

describe('a move', () => {
  it('adds or removes sites and can be taken back', () => {
    const move = { direction: 'add', sites: sites(2, 3) } as const;
    const after = selectedAfter(sites(1), move);
    expect(after).toEqual(sites(1, 2, 3));
    expect(selectedAfter(after, reverseOf(move))).toEqual(sites(1));
  });

  it('keeps chosen sites that the tree does not hold', () => {
    const move = { direction: 'remove', sites: sites(1) } as const;
    expect(selectedAfter(new Set(['site-1', 'elsewhere']), move)).toEqual(new Set(['elsewhere']));
  });
});

describe('what opens', () => {
  it('is what leads to a few sites', () => {
    const index = indexTree(norrviken);
    const names = revealPlaces(index, sites(11)).map((place) => index.nodes[place]?.name);
    expect(names).toEqual(['Norrviken Logistik AB', 'Kyldiskar etapp 2']);
  });

  it('is nothing when more come than one would look through', () => {
    const index = indexTree(largeTree(1, 61));
    expect(revealPlaces(index, index.siteIds)).toEqual([]);
  });
});
