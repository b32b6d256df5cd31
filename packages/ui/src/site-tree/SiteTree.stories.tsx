import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { SiteTree, type SiteTreeProps } from './SiteTree.tsx';
import { largeTree, norrviken } from './tree.fixture.ts';

function Kept(args: SiteTreeProps) {
  const [selected, setSelected] = useState(args.selected);
  const change = (sites: ReadonlySet<string>) => {
    setSelected(sites);
    args.onChange(sites);
  };
  return (
    <div style={{ maxInlineSize: 268 }}>
      <SiteTree {...args} onChange={change} selected={selected} />
    </div>
  );
}

const ten = new Set([1, 2, 3, 5, 6, 7, 10, 11, 12, 13].map((number) => `site-${number}`));

const meta = {
  title: 'Energi/Anläggningsträd · SiteTree',
  component: SiteTree,
  args: { nodes: norrviken, selected: ten, onChange: fn() },
  render: Kept,
} satisfies Meta<typeof SiteTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MedÅrsförbrukning: Story = {
  name: 'Med årsförbrukning',
  args: {
    nodes: norrviken.map((node) => ({
      ...node,
      children: node.children.map((site, place) => ({
        ...site,
        annual_consumption_kwh: place === 1 ? null : 34_212 + 7_103 * place,
      })),
    })),
  },
  play: async ({ canvas }) => {
    const site = canvas.getByRole('treeitem', { name: 'Kontorshus Älvgatan 12' });
    await expect(site).toHaveTextContent(/34\s212\skWh$/);
  },
};

export const Vanligt: Story = {
  tags: ['picture'],
  parameters: {
    ariaSnapshot: `
      - group "Anläggningar":
        - status: 7 av 14 valda
        - searchbox "Sök bolag, kundnummer, adress, förvaltare eller byggnad"
        - button "Markera alla"
        - tree "Anläggningar":
          - treeitem "Norrviken Livs AB" [expanded] [level=1]
          - treeitem "Kontorshus Älvgatan 12" [level=2]
          - treeitem "Norrviken Butik AB" [checked=mixed] [expanded] [level=1]
          - treeitem "Butik Stortorget 4" [checked] [level=2]
          - treeitem "Kyldiskar etapp 2" [checked] [level=1]
    `,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('10 av 14 valda')).toBeVisible();
    const livs = canvas.getByRole('treeitem', { name: /Norrviken Livs AB/ });
    await expect(livs).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(livs);
    await expect(livs).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByText('11 av 14 valda')).toBeVisible();
    await userEvent.click(livs);
    await expect(canvas.getByRole('treeitem', { name: 'Matsal Älvgatan 14' })).toHaveAttribute(
      'aria-checked',
      'false',
    );
  },
};

export const MedTangentbordet: Story = {
  name: 'Med tangentbordet',
  args: { selected: new Set() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    const livs = canvas.getByRole('treeitem', { name: /Norrviken Livs AB/ });
    await expect(livs).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    const office = canvas.getByRole('treeitem', { name: 'Kontorshus Älvgatan 12' });
    await expect(office).toHaveFocus();
    await expect(office).toHaveAttribute('aria-checked', 'true');
    await expect(livs).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(livs).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    const group = canvas.getByRole('treeitem', { name: 'Kyldiskar etapp 2' });
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getAllByRole('treeitem', { name: 'Kyllager Rosenlund', checked: true })).toHaveLength(
      2,
    );
    await userEvent.keyboard('norrviken l');
    await expect(livs).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('14 av 14 valda')).toBeVisible();
  },
};

export const Endast: Story = {
  name: 'Endast en rad',
  play: async ({ canvas, userEvent }) => {
    const office = canvas.getByRole('treeitem', { name: 'Kontorshus Älvgatan 12' });
    await userEvent.click(office.querySelector('[data-only]') ?? office);
    await expect(canvas.getByText('1 av 14 valda')).toBeVisible();
    await expect(office).toHaveAttribute('aria-checked', 'true');

    // The sites of a branch, by the keyboard.
    const livs = canvas.getByRole('treeitem', { name: /Norrviken Livs AB/ });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(livs).toHaveFocus();
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription(
      'Skift och Retur väljer endast raden.',
    );
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByText('4 av 14 valda')).toBeVisible();
    await expect(livs).toHaveAttribute('aria-checked', 'true');
  },
};

export const Sökning: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    const butik = canvas.getByRole('treeitem', { name: /Norrviken Butik AB/ });
    butik.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('treeitem', { name: 'Butik Lövåsen' })).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('lövås');
    await expect(await canvas.findByText('1 anläggning hittad')).toBeInTheDocument();
    await expect(canvas.getByRole('treeitem', { name: 'Butik Lövåsen' })).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2);
    await expect(canvas.getByText('Lövås', { selector: 'mark' })).toBeVisible();
    await expect(butik).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Markera alla' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set([...ten, 'site-9']));

    await userEvent.click(canvas.getByRole('button', { name: 'Rensa sökningen' }));
    await waitFor(() =>
      expect(canvas.queryByRole('treeitem', { name: 'Butik Lövåsen' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByText('11 av 14 valda')).toBeVisible();
  },
};

export const SökningPåFörvaltare: Story = {
  name: 'Sökning på förvaltare',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('karin');
    const [manager] = await canvas.findAllByText('Karin');
    await expect(manager).toBeVisible();
  },
};

export const IngaTräffar: Story = {
  name: 'Inga träffar',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('xyz');
    await expect(await canvas.findByText('Inga träffar på ”xyz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Visa alla anläggningar' }));
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(18));
  },
};

export const Snabbval: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa' }));
    await expect(canvas.getByText('0 av 14 valda')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Rensa' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Favoriter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['site-5', 'site-11']));
    await userEvent.click(canvas.getByRole('button', { name: 'Markera alla' }));
    await expect(canvas.getByText('14 av 14 valda')).toBeVisible();
  },
};

const manySites = largeTree(100, 176);

export const TusentalsAnläggningar: Story = {
  name: '17 600 anläggningar',
  args: { nodes: manySites, selected: new Set(), maxHeight: '400px' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 av 17 600 valda')).toBeVisible();
    const first = canvas.getByRole('treeitem', { name: /Bolag 1 AB/ });
    first.focus();
    await userEvent.keyboard('*');
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('treeitem', { name: 'Anläggning 17600' });
    await expect(last).toHaveFocus();
    await expect(last).toBeVisible();
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 av 17 600 valda')).toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('anläggning 9001');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(2));
  },
};

export const Tomt: Story = {
  tags: ['picture'],
  args: { nodes: [], selected: new Set() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Här finns inga anläggningar ännu.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Markera alla' })).toBeDisabled();
  },
};

export const LäserIn: Story = {
  tags: ['picture'],
  name: 'Läser in',
  args: { nodes: [], selected: new Set(), isLoading: true },
};

export const LångaOrd: Story = {
  tags: ['picture'],
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    selected: new Set(),
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
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('treeitem')) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
