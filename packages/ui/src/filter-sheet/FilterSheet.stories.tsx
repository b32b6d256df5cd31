import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Select } from '../select/Select.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import type { FilterSheetProps } from './filter-sheet-props.ts';

const meta = {
  title: 'Över sidan/Filterblad · FilterSheet',
  component: FilterSheet,
  args: { activeCount: 0, children: null },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const statuses = ['all', 'active', 'blocked'] as const;
const years = ['all', '2025', '2024'] as const;
const cleared = fn();

/** A list of 23 users, of whom 4 are locked. */
function Filters(props: Partial<FilterSheetProps>) {
  const [status, setStatus] = useState<(typeof statuses)[number]>('all');
  const [year, setYear] = useState<(typeof years)[number]>('all');
  return (
    <FilterSheet
      activeCount={[status, year].filter((chosen) => chosen !== 'all').length}
      hitCount={status === 'blocked' ? 4 : 23}
      onClear={() => {
        cleared();
        setStatus('all');
        setYear('all');
      }}
      {...props}
    >
      <SegmentedControl
        label="Status"
        segments={[
          { value: 'all', label: 'Alla' },
          { value: 'active', label: 'Aktiv' },
          { value: 'blocked', label: 'Spärrad' },
        ]}
        value={status}
        onChange={setStatus}
      />
      <Select
        label="År"
        options={years.map((value) => ({ value, label: value === 'all' ? 'Alla år' : value }))}
        value={year}
        onChange={setYear}
      />
    </FilterSheet>
  );
}

export const IRaden: Story = {
  name: 'I raden, från 768 px',
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  },
};

export const Telefon: Story = {
  tags: ['picture'],
  name: 'Blad på telefon',
  globals: { viewport: { value: 'phone' } },
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Filter' });
    await expect(opener.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(sheet).toContainElement(document.querySelector<HTMLElement>(':focus')));
    await waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(globalThis.innerHeight),
    );

    // Applies at once, and tells how many rows are left.
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Spärrad' }));
    await expect(within(sheet).getByRole('status')).toHaveTextContent('4 träffar');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Visa 4 träffar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveTextContent('Filter, 1 vald');
    await waitFor(() => expect(opener).toHaveFocus());

    // Nothing is lost when it is closed in another way.
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveTextContent('Filter, 1 vald');

    cleared.mockClear();
    await userEvent.click(opener);
    const again = await screen.findByRole('dialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Rensa filter' }));
    await expect(cleared).toHaveBeenCalledOnce();
    await expect(within(again).getByRole('button', { name: 'Visa 23 träffar' })).toBeVisible();
    await expect(within(again).getByRole('radio', { name: 'Alla' })).toBeChecked();
  },
};

export const UtanTräffar: Story = {
  name: 'Utan träffar och utan att rensa',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FilterSheet activeCount={2} hitCount={0}>
      <Select
        label="År"
        options={[{ value: '2024', label: '2024' }]}
        value="2024"
        onChange={() => undefined}
      />
    </FilterSheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter, 2 valda' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await expect(within(sheet).getByRole('status')).toHaveTextContent('Inga träffar');
    await expect(within(sheet).getByRole('button', { name: 'Visa' })).toBeVisible();
    await expect(within(sheet).queryByRole('button', { name: 'Rensa filter' })).not.toBeInTheDocument();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <FilterSheet activeCount={1} hitCount={12_480} onClear={() => undefined}>
      <Select
        label="Elnätsabonnemangsuppföljningsanläggningsgruppsansvarig"
        options={[{ value: 'a', label: 'Koncernadministratörsbehörighetsgruppsinställningar' }]}
        value="a"
        onChange={() => undefined}
      />
    </FilterSheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter, 1 vald' }));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: /^Visa 12\s480 träffar$/ })).toBeVisible(),
    );
  },
};
