import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within, waitFor } from 'storybook/test';

import { formatInteger } from '@vinrod/locale/number';
import { largeTree, norrviken } from '../site-tree/tree.fixture.ts';
import { Text } from '../text/index.ts';
import { TransferTree, type TransferTreeProps } from './TransferTree.tsx';

function Kept(args: TransferTreeProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <TransferTree
      {...args}
      selected={selected}
      onChange={(next) => {
        setSelected(next);
        args.onChange(next);
      }}
    />
  );
}

const sites = (...numbers: readonly number[]) => new Set(numbers.map((number) => `site-${number}`));
const nothing: ReadonlySet<string> = new Set();

const meta = {
  title: 'Energi/Flytträd · TransferTree',
  component: TransferTree,
  tags: ['!autodocs'],
  args: {
    nodes: norrviken,
    selected: nothing,
    availableLabel: 'Alla anläggningar',
    selectedLabel: 'I gruppen',
    onChange: fn(),
  },
  render: Kept,
} satisfies Meta<typeof TransferTree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Elements used by the play functions: both panes and the buttons between them. */
function parts(canvas: ReturnType<typeof within>) {
  const available = within(canvas.getByRole('group', { name: 'Alla anläggningar' }));
  const selected = within(canvas.getByRole('group', { name: 'I gruppen' }));
  const moves = within(canvas.getByRole('group', { name: 'Flytta anläggningar' }));
  return { available, selected, moves };
}

export const Vanligt: Story = {
  args: { selected: sites(5, 6, 7, 8, 9, 11) },
  play: async ({ canvas, userEvent, args }) => {
    const { available, selected, moves } = parts(canvas);
    await expect(available.getByText('0 av 8 markerade')).toBeVisible();
    await expect(selected.getByText('0 av 6 markerade')).toBeVisible();
    // A fully selected company is only on the right, a partly selected one on both sides.
    await expect(available.queryByRole('treeitem', { name: /Norrviken Butik AB/ })).not.toBeInTheDocument();
    await expect(selected.getByRole('treeitem', { name: /Norrviken Logistik AB/ })).toBeVisible();

    const livs = available.getByRole('treeitem', { name: /Norrviken Livs AB/ });
    await userEvent.click(available.getByRole('treeitem', { name: 'Matsal Älvgatan 14' }));
    await expect(livs).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(moves.getByRole('button', { name: 'Lägg till' }));
    await expect(selected.getByRole('treeitem', { name: 'Matsal Älvgatan 14' })).toBeVisible();
    await expect(available.queryByRole('treeitem', { name: 'Matsal Älvgatan 14' })).not.toBeInTheDocument();
    await expect(moves.getByRole('status')).toHaveTextContent('Matsal Älvgatan 14 lades till. 7 valda.');
    await expect(args.onChange).toHaveBeenLastCalledWith(sites(4, 5, 6, 7, 8, 9, 11));

    await userEvent.click(selected.getByRole('treeitem', { name: /Norrviken Butik AB/ }));
    await expect(selected.getByText('5 av 7 markerade')).toBeVisible();
    await userEvent.click(moves.getByRole('button', { name: 'Ta bort' }));
    await expect(moves.getByRole('status')).toHaveTextContent('5 anläggningar togs bort. 2 valda.');
    await expect(available.getByRole('treeitem', { name: 'Butik Lövåsen' })).toBeVisible();

    await userEvent.click(moves.getByRole('button', { name: 'Ångra' }));
    await userEvent.click(moves.getByRole('button', { name: 'Ångra' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(sites(5, 6, 7, 8, 9, 11));
    await expect(moves.getByRole('status')).toHaveTextContent('Ångrat. 6 valda.');
    await userEvent.click(moves.getByRole('button', { name: 'Ångra' }));
    await expect(moves.getByRole('status')).toHaveTextContent('Det finns inget att ångra.');
  },
};

export const MedTangentbordet: Story = {
  name: 'Med tangentbordet',
  play: async ({ canvas, userEvent }) => {
    const { available, selected, moves } = parts(canvas);
    await userEvent.tab();
    await expect(available.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(available.getByRole('treeitem', { name: 'Bageri Industrivägen 8' })).toHaveFocus();
    // The row disappears; focus stays at its position.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(selected.getByRole('treeitem', { name: 'Bageri Industrivägen 8' })).toBeVisible();
    await expect(available.getByRole('treeitem', { name: 'Parkeringshus Mården' })).toHaveFocus();

    await userEvent.keyboard(' {ArrowDown} {Control>}{Enter}{/Control}');
    await expect(moves.getByRole('status')).toHaveTextContent('2 anläggningar lades till. 3 valda.');

    await userEvent.tab();
    const add = moves.getByRole('button', { name: 'Lägg till' });
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(moves.getByRole('status')).toHaveTextContent('Markera först det som ska flyttas.');
    await expect(add).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(moves.getByRole('button', { name: 'Lägg till alla' })).toHaveFocus();
    await expect(available.getByText('Alla anläggningar är valda.')).toBeVisible();
    await expect(selected.getByText('0 av 14 markerade')).toBeVisible();

    const first = selected.getAllByRole('treeitem')[0];
    first?.focus();
    await userEvent.keyboard('{Control>}a{/Control}{Control>}{Enter}{/Control}');
    await expect(selected.getByText('Inga anläggningar valda ännu.')).toBeVisible();
    // This side is empty: focus follows the moved sites.
    await expect(available.getAllByRole('treeitem')[0]).toHaveFocus();
  },
};

export const Sökning: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { available, selected, moves } = parts(canvas);
    await userEvent.type(available.getByRole('searchbox'), 'butik');
    await expect(await available.findByText('5 anläggningar hittade')).toBeInTheDocument();
    await userEvent.click(moves.getByRole('button', { name: 'Lägg till alla träffar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(sites(5, 6, 7, 8, 9));
    await expect(available.getByText('Inga träffar på ”butik”.')).toBeVisible();
    await userEvent.click(available.getByRole('button', { name: 'Visa alla anläggningar' }));
    await userEvent.type(selected.getByRole('searchbox'), 'lövås');
    await waitFor(() => expect(selected.getAllByRole('treeitem')).toHaveLength(2));
    await userEvent.click(moves.getByRole('button', { name: 'Ta bort alla träffar' }));
    await expect(moves.getByRole('status')).toHaveTextContent('Butik Lövåsen togs bort. 4 valda.');
  },
};

export const ExpanderaAlla: Story = {
  name: 'Expandera och dölj',
  play: async ({ canvas, userEvent }) => {
    const { available } = parts(canvas);
    await userEvent.click(available.getByRole('button', { name: 'Expandera alla' }));
    await expect(available.getAllByRole('treeitem', { name: 'Kyllager Rosenlund' })).toHaveLength(2);
    await userEvent.click(available.getByRole('button', { name: 'Dölj alla' }));
    await expect(available.getAllByRole('treeitem')).toHaveLength(4);
    await userEvent.click(available.getByRole('button', { name: 'Markera alla' }));
    await expect(available.getByText('14 av 14 markerade')).toBeVisible();
    await userEvent.click(available.getByRole('button', { name: 'Rensa val' }));
    await expect(available.getByText('0 av 14 markerade')).toBeVisible();
  },
};

export const MedSumma: Story = {
  name: 'Med summa',
  args: {
    selected: sites(5, 6, 7, 8, 9, 11),
    selectedFooter: (
      <Text>{`6 anläggningar · ${formatInteger(1_053_566)} kWh/år · 39,9 % av koncernen`}</Text>
    ),
  },
};

const many = largeTree(100, 176);

export const TusentalsAnläggningar: Story = {
  name: '17 600 anläggningar',
  args: { nodes: many, maxHeight: '320px' },
  play: async ({ canvas, userEvent }) => {
    const { available, selected, moves } = parts(canvas);
    await userEvent.click(available.getByRole('treeitem', { name: /^Bolag 3 AB/ }));
    await userEvent.click(moves.getByRole('button', { name: 'Lägg till' }));
    await expect(moves.getByRole('status')).toHaveTextContent('176 anläggningar lades till. 176 valda.');
    await userEvent.click(moves.getByRole('button', { name: 'Lägg till alla' }));
    await expect(selected.getByText('0 av 17 600 markerade')).toBeVisible();
    await expect(selected.getAllByRole('treeitem').length).toBeLessThan(60);
  },
};

export const Telefon: Story = {
  name: 'Telefon, under varandra',
  globals: { viewport: { value: 'phone' } },
  args: { selected: sites(5, 6) },
  play: async ({ canvas }) => {
    const left = canvas.getByRole('group', { name: 'Alla anläggningar' }).getBoundingClientRect();
    const right = canvas.getByRole('group', { name: 'I gruppen' }).getBoundingClientRect();
    await expect(right.top).toBeGreaterThan(left.bottom);
    await expect(right.left).toBe(left.left);
  },
};

export const LäserIn: Story = { name: 'Läser in', args: { nodes: [], isLoading: true } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    availableLabel: 'Elnätsabonnemangsuppföljningsanläggningar',
    selectedLabel: 'Överuttagsberäkningsunderlagsanläggningar',
    nodes: [
      {
        key: 'company:a',
        type: 'company',
        uuid: 'a',
        name: 'Västernorrlandskustens Livsmedelsdistributionsaktiebolag',
        children: [
          {
            key: 'site:b',
            type: 'site',
            uuid: 'b',
            name: 'Elnätsabonnemangsuppföljningsanläggningen vid Östra Järnvägsgatan',
            children: [],
          },
        ],
      },
    ],
  },
};
