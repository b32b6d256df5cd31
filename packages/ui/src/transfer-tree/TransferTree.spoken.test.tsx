// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { norrviken } from '../site-tree/tree.fixture.ts';
import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { TransferTree } from './TransferTree.tsx';

withDesktopScreen();
afterEach(cleanup);

function Group({ isImmediate = false }: { readonly isImmediate?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['site-5']));
  return (
    <VinrodProvider>
      <TransferTree
        isImmediate={isImmediate}
        selected={selected}
        selectedLabel="I gruppen"
        nodes={norrviken}
        onChange={setSelected}
      />
    </VinrodProvider>
  );
}

function pane(name: string) {
  return within(screen.getByRole('group', { name }));
}

describe('a transfer tree, spoken', () => {
  it('names both panes, what is marked in them, and the ways between them', async () => {
    render(<Group />);
    const said = await readAloud();
    expect(said).toContain('group, Tillgängliga anläggningar');
    expect(said).toContain('0 av 13 markerade');
    expect(said).toContain('group, Flytta anläggningar');
    expect(said).toContain('group, I gruppen');
    expect(said).toContain('0 av 1 markerade');
    expect(said.filter((phrase) => phrase.startsWith('searchbox'))).toEqual([
      'searchbox, Sök bland Tillgängliga anläggningar, placeholder Sök namn, id, adress, förvaltare',
      'searchbox, Sök bland I gruppen, placeholder Sök namn, id, adress, förvaltare',
    ]);
  });

  it('says what moved and keeps focus near the row that left', () => {
    render(<Group />);
    const available = within(screen.getByRole('group', { name: 'Tillgängliga anläggningar' }));
    const row = available.getByRole('treeitem', { name: 'Bageri Industrivägen 8' });
    row.focus();
    fireEvent.keyDown(row, { key: 'Enter', ctrlKey: true });
    const moves = within(screen.getByRole('group', { name: 'Flytta anläggningar' }));
    expect(moves.getByRole('status').textContent).toBe('Bageri Industrivägen 8 lades till. 2 valda.');
    expect(document.activeElement).toBe(available.getByRole('treeitem', { name: 'Parkeringshus Mården' }));
  });

  it('moves a row that is pressed, without a step between', () => {
    render(<Group isImmediate />);
    const [available, taken] = [pane('Tillgängliga anläggningar'), pane('I gruppen')];
    const ticks = () => taken.getAllByRole('treeitem').map((row) => row.getAttribute('aria-checked'));
    expect(screen.queryByRole('button', { name: 'Lägg till' })).toBeNull();
    fireEvent.click(available.getByRole('treeitem', { name: 'Bageri Industrivägen 8' }));
    expect(available.queryByRole('treeitem', { name: 'Bageri Industrivägen 8' })).toBeNull();
    expect(document.activeElement).toBe(available.getByRole('treeitem', { name: 'Parkeringshus Mården' }));
    const moved = taken.getByRole('treeitem', { name: 'Bageri Industrivägen 8' });
    expect(new Set(ticks())).toEqual(new Set(['true']));

    fireEvent.keyDown(moved, { key: ' ' });
    expect(available.getByRole('treeitem', { name: 'Bageri Industrivägen 8' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(taken.getByRole('treeitem', { name: 'Bageri Industrivägen 8' })).not.toBeNull();
  });
});
