import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DataTable } from '../../data-table/index.ts';
import { formatInteger } from '../../format/index.ts';
import { siteColumns, sites } from './sites.fixture.ts';

const meta = { title: 'Mönster/Tabeller med siffror' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const total = formatInteger(sites.reduce((sum, { energy }) => sum + (energy ?? 0), 0));

export const Rapport: Story = {
  name: 'Rapport med summa',
  render: () => (
    <DataTable
      label="Förbrukning 2025"
      columns={siteColumns}
      rows={sites}
      rowKey={({ id }) => id}
      density="compact"
      sum={{ label: `Summa ${sites.length} anläggningar`, values: { energy: total } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Årsförbrukning ?, kWh$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Summa 6 anläggningar' })).toHaveTextContent(/386\s895/);
    await expect(canvas.getByRole('row', { name: 'Butik Lövåsen' })).toHaveTextContent('–');
  },
};
