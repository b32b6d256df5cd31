import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Avatar } from '../avatar/Avatar.tsx';
import { DataTable } from './DataTable.tsx';
import { corporateGroupColumns } from './corporate-group-columns.fixture.tsx';
import { corporateGroups, type CorporateGroup } from './corporate-groups.fixture.ts';
import { CorporateGroupList } from './CorporateGroupList.fixture.tsx';

const meta = {
  title: 'Data/Tabell · DataTable',
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

export const Koncernlista: Story = {
  tags: ['picture'],
  parameters: {
    ariaSnapshot: `
      - searchbox "Sök namn, org.nr, kundnummer"
      - button "Kolumner"
      - grid "Koncerner":
        - rowgroup:
            - columnheader "Favorit"
            - columnheader "Koncern"
            - columnheader "Årsförbrukning, MWh"
            - columnheader "Status"
        - rowgroup:
          - row "Östernäs Plåt & Svets AB 3":
              - 'button "Favorit: Östernäs Plåt & Svets AB 3"'
            - rowheader "Östernäs Plåt & Svets AB 3":
              - link "Östernäs Plåt & Svets AB 3":
            - gridcell "556625-6565"
            - gridcell "Avslutad"
    `,
  },
  render: () => <CorporateGroupList hasStars start={{ sort: { field: 'name', direction: 'ascending' } }} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Koncerner' });
    await expect(within(table).getAllByRole('row')).toHaveLength(17);
    await expect(canvas.getByText('Visar 1–16 av 312')).toBeVisible();
    const name = canvas.getByRole('columnheader', { name: 'Koncern' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(name);
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(within(table).getAllByRole('link')[0]).toHaveAccessibleName(/^Östernäs/);
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByText('Visar 17–32 av 312')).toBeVisible();
  },
};

export const Tangentbord: Story = {
  render: () => <CorporateGroupList />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).toContainElement(document.querySelector<HTMLElement>(':focus'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const header = canvas.getByRole('columnheader', { name: 'Koncern' });
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const Urval: Story = {
  name: 'Urval över sidor',
  render: () => <CorporateGroupList isSelectable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dalkarlså kommun 1$/ }));
    await expect(canvas.getByText('1 vald')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Markera allt' }));
    await expect(canvas.getByText('17 valda')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Markera allt' }));
    await expect(canvas.getByText('1 vald')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Föregående sida' }));
    const row = canvas.getByRole('row', { name: 'Dalkarlså kommun 1' });
    await expect(row).toHaveAttribute('aria-selected', 'true');
    row.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('1 vald')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Rensa val' }));
    await expect(canvas.queryByRole('button', { name: 'Rensa val' })).not.toBeInTheDocument();
  },
};

export const VäljAlla: Story = {
  name: 'Välj alla träffar, över alla sidor',
  render: () => <CorporateGroupList isSelectable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kommun{Enter}');
    await canvas.findByText(/^Visar 1–16 av 40/);
    // As by hand: Tab moves past the column chooser to the first row, the arrow from there to the header.
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Markera allt' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('16 valda')).toBeVisible();
    canvas.getByRole('button', { name: 'Välj alla 40' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('40 valda')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Välj alla 40' })).not.toBeInTheDocument();
    // The button is gone; focus stays in the bar, before the next element.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Exportera valda' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByRole('checkbox', { name: 'Markera allt' })).toBeChecked();
  },
};

export const Sök: Story = {
  name: 'Sök, utan träff',
  render: () => <CorporateGroupList />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Lövåsen{Enter}');
    await expect(await canvas.findByText('Inga träffar på ”Lövåsen”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa' }));
    await expect(await canvas.findByText('Visar 1–16 av 312')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'kommun 3');
    await expect(await canvas.findByText(/^Visar 1–2 av 2/)).toBeVisible();
  },
};

export const Kolumner: Story = {
  name: 'Välj kolumner',
  render: () => <CorporateGroupList />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Kundansvarig' })).toBeVisible();
    (await canvas.findByRole('button', { name: 'Kolumner' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Kolumner' });
    await expect(within(dialog).queryByRole('checkbox', { name: 'Koncern' })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Kundansvarig' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: 'Kundansvarig' })).not.toBeInTheDocument(),
    );
  },
};

const widthsChanged = fn();

export const Bredd: Story = {
  name: 'Ändra bredd',
  render: () => <CorporateGroupList isResizable onColumnWidthsChange={widthsChanged} />,
  play: async ({ canvas, userEvent }) => {
    widthsChanged.mockClear();
    const slider = () => canvas.getByRole('slider', { name: /^Ändra bredd Koncern/ });
    const width = () => Number.parseInt(slider().getAttribute('aria-valuetext') ?? '', 10);
    // The header renders again once its widths are known.
    await waitFor(async () => {
      slider().focus();
      await expect(slider()).toHaveFocus();
      const measured = width();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(width()).toBe(measured);
    });
    const header = canvas.getByRole('columnheader', { name: /^Koncern/ });
    const before = width();
    await expect(before).toBeCloseTo(header.getBoundingClientRect().width, -1);

    // From the header's label to its edge and back; the arrows move until Enter grabs the edge.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider()).not.toHaveFocus();
    await expect(header).toContainElement(document.querySelector<HTMLElement>(':focus'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider()).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(width()).toBe(before + 10);
    await expect(header.getBoundingClientRect().width).toBeCloseTo(before + 10, -1);
    await expect(widthsChanged).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(slider()).toHaveFocus();
    await expect(widthsChanged).toHaveBeenCalledWith(expect.objectContaining({ name: before + 10 }));

    // Released, the edge stays where it is and the arrows move on to the next header.
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider()).not.toHaveFocus();
    await expect(width()).toBe(before + 10);
  },
};

const opened = fn();

export const ÖppnarRad: Story = {
  name: 'Rad som öppnas bredvid',
  args: { onRowAction: opened, currentKey: corporateGroups[2]?.uuid ?? '' },
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    (await canvas.findByRole('row', { name: 'Norrviken Livs AB' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith(expect.objectContaining({ name: 'Norrviken Livs AB' }));
    const rows = canvas.getAllByRole('row').filter((row) => row.ariaCurrent === 'true');
    await expect(rows).toEqual([canvas.getByRole('row', { name: corporateGroups[2]?.name ?? '' })]);
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <CorporateGroupList hasStars isSelectable />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Koncerner' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(16);
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expect(within(list).getByRole('link', { name: 'Dalkarlså kommun 1' })).toHaveAttribute(
      'href',
      '/corporate-groups/koncern-212000-1389-0',
    );
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Välj Dalkarlså kommun 1' }));
    await expect(canvas.getByText('1 vald')).toBeVisible();
    const sort = await canvas.findByRole('button', { name: 'Sortera' });
    // In the row of the search, so that the first row of the list stands higher.
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(sort.getBoundingClientRect().top).toBeLessThan(search.bottom);
    sort.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Årsförbrukning, fallande' }));
    await expect(within(list).getAllByRole('link')[0]).toHaveAccessibleName(/^Almviks Bruk/);
  },
};

/** How soon each column leaves. */
const priorities: Readonly<Record<string, number>> = {
  manager: 5,
  contract_end: 4,
  organization_number: 3,
  companies: 2,
  sites: 1,
};

const narrowFrame = [
  (Table: () => ReactElement) => (
    <div style={{ inlineSize: 640 }}>
      <Table />
    </div>
  ),
];

export const SmalMedMärke: Story = {
  name: 'Smal, med märke före namnet: ux 1',
  args: {
    columns: corporateGroupColumns.map((column) => ({
      ...column,
      ...(column.id === 'organization_number' ? { priority: 1, width: 320 } : {}),
      ...(column.id === 'name'
        ? { mark: ({ name }: CorporateGroup) => <Avatar name={name} tone="accent" /> }
        : {}),
    })),
    rows: corporateGroups.slice(0, 3),
    rowHref: ({ uuid }: CorporateGroup) => `/corporate-groups/${uuid}`,
  },
  decorators: narrowFrame,
  parameters: { accessibilityMatrix: { reflow: 'A frame of fixed width' } },
  play: async ({ canvas }) => {
    // A story is rendered before it is shown, where nothing has a width yet.
    await waitFor(async () => {
      const name = canvas.getAllByRole('link')[0]?.getBoundingClientRect();
      const detail = canvas.getByText(corporateGroups[0]?.organizationNumber ?? '').getBoundingClientRect();
      await expect(detail.left).toBe(name?.left);
      await expect(detail.top).toBeGreaterThan(name?.top ?? Number.NaN);
    });
  },
};

export const Smal: Story = {
  name: 'Smal, 640 px',
  tags: ['picture'],
  args: {
    columns: corporateGroupColumns.map((column) => {
      const priority = priorities[column.id];
      return priority === undefined ? column : { ...column, priority };
    }),
    rowHref: ({ uuid }: CorporateGroup) => `/corporate-groups/${uuid}`,
  },
  decorators: narrowFrame,
  parameters: { accessibilityMatrix: { reflow: 'A frame of fixed width' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Koncern',
        'Anläggningar',
        'Årsförbrukning, MWh',
        'Status',
      ]),
    );
    const table = canvas.getByRole('grid', { name: 'Koncerner' });
    const status = canvas.getByRole('columnheader', { name: 'Status' }).getBoundingClientRect();
    await expect(status.right).toBeLessThanOrEqual(table.getBoundingClientRect().right);
    await expect(canvas.queryByRole('region', { name: 'Koncerner, rullbar tabell' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: /^Almviks Bruk/ })).toHaveTextContent('556614-2492');
  },
};
