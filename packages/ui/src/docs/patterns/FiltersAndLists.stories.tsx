import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect } from 'storybook/test';

import { DataTable, initialTableQuery } from '../../data-table/index.ts';
import { SegmentedControl } from '../../segmented-control/index.ts';
import { siteColumns, sites } from './sites.fixture.ts';

const meta = { title: 'Mönster/Filter och listor' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Status = 'all' | 'active' | 'ended';

function SiteList(): ReactElement {
  const [status, setStatus] = useState<Status>('all');
  const [query, setQuery] = useState(initialTableQuery);
  const rows = sites.filter(
    ({ name, isActive }) =>
      (status === 'all' || isActive === (status === 'active')) &&
      name.toLocaleLowerCase('sv').includes(query.search.trim().toLocaleLowerCase('sv')),
  );
  return (
    <DataTable
      label="Anläggningar"
      columns={siteColumns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/sites/${id}`}
      searchLabel="Sök anläggning"
      query={query}
      onQueryChange={setQuery}
      totalCount={rows.length}
      filters={
        <SegmentedControl
          label="Status"
          segments={[
            { value: 'all', label: 'Alla' },
            { value: 'active', label: 'Aktiv' },
            { value: 'ended', label: 'Avslutad' },
          ]}
          value={status}
          onChange={(next) => {
            setStatus(next);
            setQuery({ ...query, page: 1 });
          }}
        />
      }
      filterCount={status === 'all' ? 0 : 1}
      onClearFilters={() => setStatus('all')}
    />
  );
}

export const Lista: Story = {
  name: 'Lista med sök och filter',
  render: () => <SiteList />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Avslutad' }));
    await expect(await canvas.findByText('Visar 1–1 av 1')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'butik{Enter}');
    await expect(await canvas.findByText('Inga träffar på ”butik”')).toBeVisible();
  },
};
