import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Tag } from './Tag.tsx';
import { TagGroup, type TagItem } from './TagGroup.tsx';

const meta = {
  title: 'Data/Etikett · Tag',
  component: Tag,
  args: { children: 'Butiker i Sandhamra' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  render: () => (
    <Stack direction="row" gap="2" isWrapping>
      <Tag>Butiker i Sandhamra</Tag>
      <Tag tone="accent">Senaste 6 månaderna</Tag>
      <Tag href="/groups/1">Kyldiskar etapp 2</Tag>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kyldiskar etapp 2' })).toHaveFocus();
  },
};

const filters: readonly TagItem[] = [
  { id: 'status', label: 'Status: Förfallen' },
  { id: 'company', label: 'Bolag: Norrviken Butik AB' },
  { id: 'period', label: 'Period: oktober 2026' },
];

function Filters({ items = filters }: { readonly items?: readonly TagItem[] }) {
  const [left, setLeft] = useState(items);
  return (
    <TagGroup
      label="Valda filter"
      items={left}
      onRemove={(id) => setLeft(left.filter((item) => item.id !== id))}
    />
  );
}

export const KanTasBort: Story = {
  name: 'Kan tas bort',
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Status: Förfallen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByRole('row', { name: 'Bolag: Norrviken Butik AB' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Period: oktober 2026' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Ta bort Status: Förfallen/ }));
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const Avstängd: Story = {
  render: () => <Filters items={[{ id: 'company', label: 'Bolag: Norrviken Butik AB', isDisabled: true }]} />,
};

export const Tom: Story = {
  render: () => <Filters items={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Valda filter')).not.toBeInTheDocument();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Filters
      items={[
        { id: 'a', label: 'Anläggningsgrupp: Elnätsabonnemangsuppföljningsanläggningar i Sandhamra' },
        { id: 'b', label: 'Koncernadministratörsbehörighetsgruppsinställning' },
      ]}
    />
  ),
};
