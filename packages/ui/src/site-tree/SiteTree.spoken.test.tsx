// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { SiteTree } from './SiteTree.tsx';
import { norrviken } from './tree.fixture.ts';

withDesktopScreen();
afterEach(cleanup);

const selected = new Set(['site-1', 'site-2', 'site-10', 'site-11', 'site-12', 'site-13', 'site-14']);

async function readTree(): Promise<string[]> {
  render(
    <VinrodProvider>
      <SiteTree nodes={norrviken} onChange={() => undefined} selected={selected} />
    </VinrodProvider>,
  );
  return readAloud();
}

describe('a tree of sites, spoken', () => {
  it('says first how many are chosen and how to search', async () => {
    const said = await readTree();
    expect(
      said.slice(
        0,
        said.findIndex((phrase) => phrase.startsWith('tree,')),
      ),
    ).toEqual([
      'group, Anläggningar',
      'Anläggningar',
      'status',
      '7 av 14 valda',
      'end of status',
      'searchbox, Sök bolag, kundnummer, adress, förvaltare eller byggnad, placeholder Sök namn, id, adress, förvaltare',
      'button, Rensa sökningen',
      'status',
      'button, Markera alla',
      'button, Rensa',
      'button, Favoriter',
    ]);
  });

  it('says of each company and site whether it is chosen, where it stands and how many there are', async () => {
    const said = await readTree();
    expect(said.filter((phrase) => phrase.startsWith('treeitem')).slice(0, 3)).toEqual([
      'treeitem, Norrviken Livs AB, partially checked, expanded, level 1, position 1, set size 4',
      'treeitem, Kontorshus Älvgatan 12, checked, level 2, position 1, set size 4',
      'treeitem, Bageri Industrivägen 8, checked, level 2, position 2, set size 4',
    ]);
    expect(said).toContain(
      'treeitem, Norrviken Butik AB, not checked, expanded, level 1, position 2, set size 4',
    );
    expect(said).toContain(
      'treeitem, Norrviken Logistik AB, checked, expanded, level 1, position 3, set size 4',
    );
    expect(said).toContain(
      'treeitem, Kyldiskar etapp 2, checked, not expanded, level 1, position 4, set size 4',
    );
  });
});
