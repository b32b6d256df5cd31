import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { DataTable } from './DataTable.tsx';
import { corporateGroupColumns } from './corporate-group-columns.fixture.tsx';
import { corporateGroups, type CorporateGroup } from './corporate-groups.fixture.ts';
import { CorporateGroupList } from './CorporateGroupList.fixture.tsx';

const meta = {
  title: 'Data/Tabell, fast rubrik och kolumn · DataTable',
  component: DataTable<CorporateGroup>,
  tags: ['!autodocs'],
  args: {
    label: 'Koncerner',
    columns: corporateGroupColumns,
    rows: corporateGroups,
    rowKey: ({ uuid }: CorporateGroup) => uuid,
  },
} satisfies Meta<typeof DataTable<CorporateGroup>>;

export default meta;
type Story = StoryObj<typeof meta>;

const topBar = 56;

export const Sidan: Story = {
  name: 'När sidan rullar',
  render: () => (
    <div style={{ '--vr-sticky-offset': `${topBar}px` } as Record<string, string>}>
      <CorporateGroupList start={{ pageSize: 50 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Koncern' });
    window.scrollTo({ top: 900 });
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeCloseTo(topBar, 0));
    window.scrollTo({ top: 0 });
  },
};

export const EgenRullning: Story = {
  name: 'När tabellen rullar',
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <CorporateGroupList isSelectable start={{ pageSize: 25 }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Koncerner, rullbar tabell' });
    const header = canvas.getByRole('columnheader', { name: 'Koncern' });
    const place = () => region.getBoundingClientRect();
    region.scrollTo({ top: 600, left: 300 });
    await waitFor(() => expect(header.getBoundingClientRect().top - place().top).toBeLessThan(2));
    await expect(header.getBoundingClientRect().left - place().left).toBeLessThan(60);

    // A row that takes focus scrolls out from under the header (WCAG 2.4.11).
    const [, first] = canvas.getAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{End}{Home}');
    const focused = document.querySelector<HTMLElement>(':focus');
    await waitFor(() =>
      expect(focused?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(
        header.getBoundingClientRect().bottom - 1,
      ),
    );
  },
};
