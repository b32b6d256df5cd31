import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../../button/index.ts';
import { DataTable, type DataTableProps } from '../../data-table/index.ts';
import { SegmentedControl } from '../../segmented-control/index.ts';
import { Stack } from '../../stack/index.ts';
import { siteColumns, sites, type Site } from './sites.fixture.ts';

const meta = { title: 'Mönster/Tomt, fel och väntan' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type State = 'loading' | 'error' | 'empty' | 'rows';

function Sites(): ReactElement {
  const [state, setState] = useState<State>('error');
  const propsOf: Readonly<Record<State, Partial<DataTableProps<Site>>>> = {
    loading: { isLoading: true, expectedCount: sites.length },
    error: {
      error: {
        title: 'Anläggningarna kunde inte hämtas',
        message: 'Something went wrong!',
        onRetry: () => setState('rows'),
      },
    },
    empty: {
      empty: {
        title: 'Inga anläggningar ännu',
        description: 'Här står bolagets anläggningar, så snart de är inlästa.',
        action: <Button onPress={() => setState('rows')}>Läs in</Button>,
      },
    },
    rows: { rows: sites },
  };
  return (
    <Stack gap="4">
      <SegmentedControl
        label="Läge"
        segments={[
          { value: 'loading', label: 'Väntar' },
          { value: 'error', label: 'Fel' },
          { value: 'empty', label: 'Tomt' },
          { value: 'rows', label: 'Rader' },
        ]}
        value={state}
        onChange={setState}
      />
      <DataTable
        label="Anläggningar"
        columns={siteColumns}
        rows={[]}
        rowKey={({ id }) => id}
        {...propsOf[state]}
      />
    </Stack>
  );
}

export const Lägen: Story = {
  name: 'En plats, fyra lägen',
  render: () => <Sites />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Anläggningarna kunde inte hämtas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(await canvas.findByRole('row', { name: 'Butik Lövåsen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tomt' }));
    await expect(await canvas.findByText('Inga anläggningar ännu')).toBeVisible();
  },
};
