// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { corporateGroups } from './corporate-groups.fixture.ts';
import { CorporateGroupList, type CorporateGroupListProps } from './CorporateGroupList.fixture.tsx';

withDesktopScreen();
afterEach(cleanup);

async function readTable(props: CorporateGroupListProps): Promise<string[]> {
  render(
    <VinrodProvider>
      <CorporateGroupList all={corporateGroups.slice(0, 2)} {...props} />
    </VinrodProvider>,
  );
  return readAloud();
}

const starting = (said: readonly string[], ...words: readonly string[]) =>
  said.filter((phrase) => words.some((word) => phrase.startsWith(`${word},`)));

describe('a table, spoken', () => {
  it('names its columns, and which of them can be sorted and is', async () => {
    const said = await readTable({ start: { sort: { field: 'sites', direction: 'descending' } } });
    expect(said).toContain('grid, Koncerner, sorterat på kolumn Anläggningar i fallande ordning');
    expect(starting(said, 'columnheader')).toEqual([
      'columnheader, Koncern, sorterbar kolumn, column index 1, no defined sort order',
      'columnheader, Organisationsnummer, column index 2',
      'columnheader, Kundansvarig, column index 3',
      'columnheader, Bolag, sorterbar kolumn, column index 4, no defined sort order',
      'columnheader, Anläggningar, sorterbar kolumn, column index 5, sorted in descending order',
      'columnheader, Årsförbrukning, MWh, sorterbar kolumn, column index 6, no defined sort order',
      'columnheader, Avtal till, column index 7',
      'columnheader, Status, column index 8',
    ]);
  });

  it('reads a row by its name, then cell by cell', async () => {
    const said = await readTable({});
    const first = said.indexOf('row, Bergslundens Fastigheter AB');
    expect(said.slice(first, said.indexOf('end of row, Bergslundens Fastigheter AB'))).toEqual([
      'row, Bergslundens Fastigheter AB',
      'rowheader, Bergslundens Fastigheter AB',
      'link, Bergslundens Fastigheter AB',
      'end of rowheader, Bergslundens Fastigheter AB',
      'gridcell, 556610-1019',
      'gridcell, Johan Ekberg',
      'gridcell, 11',
      'gridcell, 212',
      'gridcell, 48\u00A0250',
      'gridcell, 2027-06-30',
      'gridcell, Aktiv',
      'Aktiv',
      'end of gridcell, Aktiv',
    ]);
  });

  it('names what each checkbox chooses, and says how many rows there are', async () => {
    const said = await readTable({ isSelectable: true });
    expect(starting(said, 'checkbox')).toEqual([
      'checkbox, Markera allt, not checked',
      'checkbox, Välj Bergslundens Fastigheter AB, not checked',
      'checkbox, Välj Dalkarlså kommun, not checked',
    ]);
    expect(said.slice(-3)).toEqual(['status', 'Visar 1–2 av 2', 'end of status']);
  });
});
