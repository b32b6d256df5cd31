import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { companies, partColumns } from './companies.fixture.ts';
import { DataTable } from './DataTable.tsx';
import { corporateGroupColumns } from './corporate-group-columns.fixture.tsx';
import { corporateGroups, manyCorporateGroups, type CorporateGroup } from './corporate-groups.fixture.ts';
import { CorporateGroupList } from './CorporateGroupList.fixture.tsx';
import { groupSums, usage, usageColumns } from './usage.fixture.ts';

const meta = {
  title: 'Data/Tabell, rapport · DataTable',
  component: DataTable<CorporateGroup>,
  args: {
    label: 'Koncerner',
    columns: corporateGroupColumns,
    rows: corporateGroups,
    rowKey: ({ uuid }: CorporateGroup) => uuid,
  },
} satisfies Meta<typeof DataTable<CorporateGroup>>;

export default meta;
type Story = StoryObj<typeof meta>;

function UsageReport({ density }: { readonly density: 'comfortable' | 'compact' }) {
  return (
    <DataTable
      label="Sammanställning abonnemang"
      columns={usageColumns}
      rows={usage}
      rowKey={({ id }) => id}
      density={density}
      groupOf={({ company, customer }) => ({
        key: customer,
        label: company,
        detail: `kundnummer ${customer}`,
        values: { energy: groupSums[customer] },
      })}
      sum={{ label: 'Summa 4 anläggningar', values: { energy: '323\u00a0510', change: '−1,1\u00a0%' } }}
    />
  );
}

export const Grupper: Story = {
  tags: ['picture'],
  name: 'Grupper och summa, kompakt',
  render: () => <UsageReport density="compact" />,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'Butik Lövåsen' });
    await expect(row.getBoundingClientRect().height).toBeLessThan(40);
    await expect(canvas.getByText(/kundnummer 1048213/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Summa 4 anläggningar' })).toHaveTextContent(/323\s510/);
    await expect(canvas.getByRole('columnheader', { name: /^Förbrukning ?, kWh$/ })).toBeVisible();
  },
};

export const GrupperSmal: Story = {
  name: 'Grupper och summa, 320 px',
  globals: { viewport: { value: 'narrow' } },
  render: () => <UsageReport density="compact" />,
};

function Companies() {
  return (
    <DataTable
      label="Bolag"
      columns={partColumns}
      rows={companies}
      rowKey={({ id }) => id}
      childRows={({ parts }) => parts}
      defaultExpandedKeys={['butik']}
      sum={{ label: 'Summa', values: { energy: '2\u00a0641\u00a0055' } }}
    />
  );
}

export const Underrader: Story = {
  tags: ['picture'],
  name: 'Rader som öppnas',
  render: () => <Companies />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Bolag' })).toBeVisible();
    // The rows follow the table, once its room is known.
    await expect(await canvas.findByRole('row', { name: 'Butik Hamnplan 1' })).toHaveAttribute(
      'aria-level',
      '2',
    );
    const closed = canvas.getByRole('row', { name: 'Norrviken Livs AB' });
    closed.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Bageri Industrivägen 8' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: 'Bageri Industrivägen 8' })).not.toBeInTheDocument();
  },
};

export const UnderraderTelefon: Story = {
  name: 'Rader som öppnas, telefon',
  globals: { viewport: { value: 'phone' } },
  render: () => <Companies />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Bolag' });
    await expect(within(list).getByText('Butik Hamnplan 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Underliggande rader: Norrviken Livs AB' }));
    await expect(canvas.getByText('Bageri Industrivägen 8')).toBeVisible();
  },
};

export const TioTusen: Story = {
  name: '10 000 rader',
  render: () => (
    <CorporateGroupList
      all={tenThousand}
      isSelectable
      start={{ pageSize: 10_000 }}
      pageSizes={[]}
      density="compact"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Koncerner' });
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '10001'));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
    await expect(canvas.getByRole('region', { name: 'Koncerner, rullbar tabell' })).toBeVisible();
    await userEvent.click(within(table).getByRole('checkbox', { name: /Dalkarlså kommun 1$/ }));
    await expect(canvas.getByText('1 vald')).toBeVisible();
    table.closest('[data-scrolls]')?.scrollTo({ top: 1e6 });
    await waitFor(() =>
      expect(within(table).getByRole('row', { name: 'Östernäs Plåt & Svets AB 625' })).toBeVisible(),
    );

    // The focused row stays in the DOM while it is far out of view, and the keys continue from it.
    const first = await within(table).findByRole('row', { name: 'Dalkarlså kommun 1' });
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001'));
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await waitFor(() => expect(canvas.getByText('4 valda')).toBeVisible());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
    table.closest('[data-scrolls]')?.scrollTo({ top: 1e5 });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '3'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText(/^10\s000 valda$/)).toBeVisible();
  },
};

const tenThousand = manyCorporateGroups(10_000);

export const SmalYta: Story = {
  name: 'Smal yta, rullar i sidled',
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <CorporateGroupList isSelectable pageSizes={[]} start={{ pageSize: 16 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Koncerner, rullbar tabell' });
    await expect(region).toHaveAttribute('tabindex', '0');
    region.scrollLeft = 300;
    const name = canvas.getByRole('rowheader', { name: /Dalkarlså kommun/ });
    await waitFor(() =>
      expect(name.getBoundingClientRect().left - region.getBoundingClientRect().left).toBeLessThan(60),
    );
  },
};
