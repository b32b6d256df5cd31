import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { DataTable } from './DataTable.tsx';
import { corporateGroupColumns } from './corporate-group-columns.fixture.tsx';
import { corporateGroups, type CorporateGroup } from './corporate-groups.fixture.ts';
import { initialTableQuery } from './table-query.ts';

const meta = {
  title: 'Data/Tabell, lägen · DataTable',
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

export const LäserIn: Story = {
  name: 'Läser in',
  args: { rows: [], isLoading: true, query: initialTableQuery() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Läser in …')).toBeInTheDocument();
    const table = canvasElement.querySelector('table');
    // A top bar above the page moves what sticks, but not the header of a table below it.
    canvasElement.style.setProperty('--vr-sticky-offset', '56px');
    canvasElement.style.setProperty('padding-block-start', '80px');
    const header = table?.querySelector('thead td')?.getBoundingClientRect();
    await expect(header?.top).toBe(table?.getBoundingClientRect().top);
    canvasElement.style.removeProperty('--vr-sticky-offset');
    canvasElement.style.removeProperty('padding-block-start');
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

/** As many rows as are known to come, and the sum. */
export const LäserInKänt: Story = {
  name: 'Läser in ett känt antal',
  args: { rows: [], isLoading: true, expectedCount: 12, sum: { label: 'Summa', values: {} } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Läser in …')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(12);
    await expect(canvasElement.querySelectorAll('tfoot tr')).toHaveLength(1);
  },
};

export const LäserInNytt: Story = {
  name: 'Läser in nytt',
  args: { isLoading: true, query: initialTableQuery(), totalCount: 312 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Tom: Story = {
  args: {
    rows: [],
    empty: {
      title: 'Inga koncerner ännu',
      description: 'Koncerner läggs upp av kundservice.',
      action: <Button variant="primary">Skapa koncern</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Skapa koncern' })).toBeVisible();
  },
};

const cleared = fn();
const queried = fn();

const filters = <Checkbox defaultSelected>Bara favoriter</Checkbox>;

export const TomMedFilter: Story = {
  name: 'Tom, där inget finns att filtrera',
  args: {
    rows: [],
    query: initialTableQuery(),
    searchLabel: 'Sök koncern',
    filters,
    empty: { title: 'Inga koncerner ännu' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inga koncerner ännu')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const IngenTräff: Story = {
  name: 'Ingen träff med filter och sökning',
  args: {
    rows: [],
    query: { ...initialTableQuery(), search: 'Lövåsen' },
    onQueryChange: queried,
    searchLabel: 'Sök koncern',
    filters,
    filterCount: 1,
    onClearFilters: cleared,
  },
  play: async ({ canvas, userEvent }) => {
    cleared.mockClear();
    queried.mockClear();
    await expect(canvas.getByRole('checkbox', { name: 'Bara favoriter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa' }));
    await expect(cleared).toHaveBeenCalledOnce();
    await expect(queried).toHaveBeenCalledWith(expect.objectContaining({ search: '' }));
  },
};

export const FilterITelefon: Story = {
  name: 'Filter i ett blad på telefon',
  globals: { viewport: { value: 'phone' } },
  args: {
    query: initialTableQuery(),
    searchLabel: 'Sök koncern',
    filters,
    filterCount: 1,
    totalCount: 312,
    onClearFilters: cleared,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter, 1 vald' }));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Visa 312 träffar' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter, 1 vald' })).toHaveFocus());
  },
};

const retry = fn();

export const Fel: Story = {
  args: { rows: [], error: { message: 'No response received from the server', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Koncerner kunde inte hämtas');
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response received from the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FelMedRader: Story = {
  name: 'Fel, gamla rader kvar',
  args: { error: { title: 'Nästa sida kunde inte hämtas', onRetry: retry } },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord',
  args: {
    columns: [
      {
        id: 'name',
        header: 'Koncernadministratörsbehörighetsgrupp',
        text: () => 'Elnätsabonnemangsuppföljningsanläggningsgruppsansvarig',
        width: 160,
      },
      {
        id: 'a',
        header: 'Överuttagsberäkningsunderlag',
        unit: 'kWh',
        text: () => '1\u00a0284\u00a0560',
        align: 'end',
        width: 110,
      },
      ...corporateGroupColumns.slice(1),
    ],
    rows: corporateGroups.slice(0, 3),
  },
};
