import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import {
  actions,
  areasWithLocks,
  controller,
  customerAreas,
  customerRoles,
  savedGrants,
} from './permissions.fixture.ts';
import { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx';

function Kept(args: PermissionMatrixProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PermissionMatrix
      {...args}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
      value={value}
    />
  );
}

/** A cell that is only read, by what it says to screen readers. */
function cellSaying(canvasElement: HTMLElement, words: string): HTMLElement {
  const cell = within(canvasElement).getByText(words).closest('td');
  if (cell === null) throw new Error(`No cell says ${words}.`);
  return cell;
}

const meta = {
  title: 'Energi/Behörighetsmatris · PermissionMatrix',
  component: PermissionMatrix,
  tags: ['!autodocs'],
  args: {
    label: 'Behörigheter för kundroller',
    areas: areasWithLocks,
    roles: customerRoles,
    saved: savedGrants,
    value: savedGrants,
    onChange: fn(),
  },
  render: Kept,
} satisfies Meta<typeof PermissionMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roller: Story = {
  name: 'Roller bredvid varandra',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const grid = canvas.getByRole('grid', { name: 'Behörigheter för kundroller' });
    await expect(within(grid).getByRole('columnheader', { name: /^Energicontroller/ })).toBeVisible();
    await expect(within(grid).getByRole('link', { name: 'Ekonomi' })).toHaveAttribute('href', '#roll-2');
    // Groups are closed at first, and say how much of them each role has.
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(within(grid).queryByRole('rowheader', { name: 'Visa fakturor' })).not.toBeInTheDocument();
    await expect(cellSaying(canvasElement, 'Rapporter, Energicontroller, 4 av 6')).toBeVisible();

    await userEvent.click(within(grid).getByRole('button', { name: 'Ekonomi och kontakt' }));
    await expect(cellSaying(canvasElement, 'Visa fakturor, Ekonomi, ja')).toBeVisible();
    await expect(cellSaying(canvasElement, 'Visa kontakt, Energicontroller, nej')).toBeVisible();
    await userEvent.click(cellSaying(canvasElement, 'Visa fakturor, Ekonomi, ja'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Redigera: Story = {
  name: 'En kolumn redigeras',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rapporter' }));
    await expect(
      canvas.queryByRole('button', { name: 'Redigera Koncernadministratör' }),
    ).not.toBeInTheDocument();
    const edit = canvas.getByRole('button', { name: 'Redigera Ekonomi' });
    await userEvent.click(edit);
    await expect(edit).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('redigeras')).toBeVisible();
    await expect(canvas.getByText('Inga osparade ändringar')).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: /Läsbehörig/ })).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hantera timrapport, Ekonomi' }));
    await expect(canvas.getByRole('checkbox', { name: 'Hantera timrapport, Ekonomi, ändrad' })).toBeChecked();
    // Permission to change includes permission to view.
    await expect(canvas.getByRole('checkbox', { name: 'Visa timrapport, Ekonomi, ändrad' })).toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: 'Alla i Rapporter, Ekonomi, ändrad' }),
    ).toBePartiallyChecked();
    await expect(canvas.getByText('2 osparade ändringar')).toBeVisible();

    // The changes stay when another role is edited, as marked text.
    await userEvent.click(canvas.getByRole('button', { name: 'Redigera Läsbehörig' }));
    await expect(edit).toHaveAttribute('aria-pressed', 'false');
    await expect(cellSaying(canvasElement, 'Hantera timrapport, Ekonomi, ändrad, ja')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Återställ Visa timrapport för Ekonomi' }));
    await expect(canvas.getByRole('region', { name: 'Ändringar' })).toHaveFocus();
    await expect(canvas.getByText('Inga osparade ändringar')).toBeInTheDocument();
  },
};

export const MedTangentbordet: Story = {
  name: 'Med tangentbordet',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cell = (name: string) => cellSaying(canvasElement, name);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'Redigera Ekonomi' }));
    canvas.getByRole('button', { name: 'Redigera Läsbehörig' }).focus();
    await userEvent.tab();
    await expect(cell('Alla behörigheter, Koncernadministratör, 23 av 23')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    const area = canvas.getByRole('button', { name: 'Koncern och bolag' });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await expect(area).toHaveAttribute('aria-expanded', 'true');
    await expect(box('Alla i Koncern och bolag, Ekonomi')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(box('Visa koncerner, Ekonomi, ändrad')).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(cell('Visa koncerner, Läsbehörig, ja')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell('Visa koncerner, Koncernadministratör, ja')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(cell('Ekonomi och kontakt, Koncernadministratör, 2 av 2')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Control>}{End}{/Control}');
    await expect(cell('Användare och roller, Läsbehörig, 2 av 6')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell('Användare och roller, Läsbehörig, 2 av 6')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cell('Alla behörigheter, Koncernadministratör, 23 av 23')).toHaveFocus();
    // The cells are one Tab stop, and Tab returns to the last focused one.
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.querySelector<HTMLElement>(':focus'),
    );
    await userEvent.tab({ shift: true });
    await expect(cell('Alla behörigheter, Koncernadministratör, 23 av 23')).toHaveFocus();
  },
};

export const Låst: Story = {
  name: 'Det man inte får ge',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Användare och roller' }));
    await expect(canvas.queryByText('Du har inte behörigheten själv.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Redigera Ekonomi' }));
    const locked = cellSaying(canvasElement, 'Ta bort kundanvändare, Ekonomi, nej');
    await expect(locked).toHaveAccessibleDescription('Du har inte behörigheten själv.');
    await userEvent.click(locked);
    await expect(args.onChange).not.toHaveBeenCalled();

    // An area grants its unlocked permissions, and leaves the rest.
    const area = canvas.getByRole('checkbox', { name: 'Alla i Användare och roller, Ekonomi' });
    await userEvent.click(area);
    await expect(
      canvas.getByRole('checkbox', { name: 'Alla i Användare och roller, Ekonomi, ändrad' }),
    ).toBePartiallyChecked();
    await expect(canvas.getByText('4 osparade ändringar')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Alla i Användare och roller, Ekonomi, ändrad' }),
    );
    await expect(canvas.getByText('Inga osparade ändringar')).toBeInTheDocument();
  },
};

const changed = {
  ...savedGrants,
  '2': new Set(['can_view_company', 'cg_can_view_contact', 'cg_can_view_time_report']),
  '5': new Set([...(savedGrants['5'] ?? []), 'cg_can_export_certificate']),
};

export const Ändringar: Story = {
  name: 'Ändringar att spara',
  args: { value: changed },
  play: async ({ canvas, userEvent, args }) => {
    // The first changed role is open for editing.
    await expect(canvas.getByRole('button', { name: 'Redigera Ekonomi' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const changes = canvas.getByRole('region', { name: 'Ändringar' });
    await expect(within(changes).getByText('3 osparade ändringar')).toBeVisible();
    await expect(within(changes).getByText('1 ny, 1 borttagen')).toBeVisible();
    await expect(within(changes).getByText('Borttagen: Visa fakturor')).toBeVisible();
    await expect(within(changes).getByText('Ny: Hämta certifikat')).toBeVisible();
    await userEvent.click(within(changes).getByRole('button', { name: 'Återställ Läsbehörig' }));
    await expect(within(changes).getByText('2 osparade ändringar')).toBeVisible();
    await userEvent.click(within(changes).getByRole('button', { name: 'Återställ alla' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(savedGrants);
    await expect(changes).toHaveFocus();
  },
};

const controllerAfter = {
  '3': new Set([...(savedGrants['3'] ?? []), 'cg_can_manage_time_report', 'cg_can_view_contact']),
};
controllerAfter['3'].delete('can_view_invoice');

export const EnRoll: Story = {
  name: 'En roll, åtgärder bredvid varandra',
  args: {
    label: 'Behörigheter',
    areas: customerAreas,
    roles: [controller],
    actions,
    value: controllerAfter,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('13 av 23 behörigheter')).toBeVisible();
    const header = canvas.getByRole('columnheader', { name: 'Hantera' });
    await expect(header).toBeVisible();
    const manage = canvas.getByRole('checkbox', { name: 'Månadsrapport, Hantera' });
    manage.focus();
    // The keys skip missing cells: reports have nothing to delete.
    await userEvent.keyboard('{ArrowRight}');
    const all = canvas.getByRole('checkbox', { name: 'Månadsrapport, Alla' });
    await expect(all).toHaveFocus();
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Månadsrapport, Hantera, ändrad' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Månadsrapport, Visa, ändrad' })).not.toBeChecked();
  },
};

export const Sökning: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Sök behörighet' }), 'faktur');
    await expect(canvas.getByText('1 behörighet hittad')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(cellSaying(canvasElement, 'Visa fakturor, Ekonomi, ja')).toBeVisible();
    await userEvent.keyboard('xyz');
    await expect(canvas.getByText('Inga träffar på ”fakturxyz”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
};

const manyRoles = Array.from({ length: 14 }, (_unused, place) => ({
  id: `many-${place}`,
  name: `Anläggningsgruppsansvarig ${place + 1}`,
}));

export const MångaRoller: Story = {
  name: 'Många roller, rullar i sidled',
  args: { roles: manyRoles, saved: {}, value: {} },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await canvas.findByRole('region', {
      name: 'Behörigheter för kundroller, rullbar tabell',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Användare och roller' }));
    const last = cellSaying(canvasElement, 'Visa kundroller, Anläggningsgruppsansvarig 14, nej');
    last.focus();
    const inRegion = region.getBoundingClientRect();
    const header = canvas.getByRole('rowheader', { name: /^Visa kundroller/ }).getBoundingClientRect();
    const top = canvas.getByRole('columnheader', { name: /^Anläggningsgruppsansvarig 14/ });
    await expect(header.left - inRegion.left).toBeLessThan(2);
    await expect(top.getBoundingClientRect().top - inRegion.top).toBeLessThan(2);
    // The focused cell is never under the sticky column or the header.
    await userEvent.keyboard('{Home}');
    const first = cellSaying(canvasElement, 'Visa kundroller, Anläggningsgruppsansvarig 1, nej');
    await waitFor(() => expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(header.right - 1));
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    const reports = canvas.getByRole('button', { name: /^Rapporter/ });
    await expect(reports).toHaveAttribute('aria-expanded', 'false');
    canvas.getByRole('button', { name: /Roll$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Ekonomi' }));
    reports.focus();
    await userEvent.keyboard('{Enter}');
    await expect(reports).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Visa timrapport').closest('li')).toHaveTextContent('Nej');
    await userEvent.click(canvas.getByRole('button', { name: 'Redigera Ekonomi' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hantera timrapport' }));
    await expect(canvas.getByRole('checkbox', { name: 'Visa timrapport' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Alla i Rapporter' })).toBePartiallyChecked();
    await expect(canvas.getAllByText('Ny')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox'), 'fakturor');
    await expect(canvas.getByRole('checkbox', { name: 'Visa fakturor' })).toBeVisible();
  },
};

export const Läs: Story = {
  name: 'Bara läsa',
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Redigera/ })).not.toBeInTheDocument();
    // Its words are in line with the table.
    const toggle = canvas.getByText('Visa alla behörigheter').getBoundingClientRect();
    await expect(toggle.left).toBeCloseTo(canvas.getByRole('grid').getBoundingClientRect().left, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Visa alla behörigheter' }));
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('region', { name: 'Ändringar' })).not.toBeInTheDocument();
  },
};

export const EnRollAttLäsa: Story = {
  name: 'En roll att läsa',
  args: {
    label: 'Behörigheter',
    areas: customerAreas,
    roles: [controller],
    actions,
    isReadOnly: true,
  },
  play: async ({ canvasElement }) => {
    await expect(cellSaying(canvasElement, 'Månadsrapport, Visa, ja')).toBeVisible();
    await expect(cellSaying(canvasElement, 'Månadsrapport, Hantera, nej')).toBeVisible();
    await expect(cellSaying(canvasElement, 'Månadsrapport, Alla, 1 av 2')).toBeVisible();
  },
};

export const Tomt: Story = { args: { areas: [] } };

export const LäserIn: Story = { name: 'Läser in', args: { isLoading: true } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    roles: [{ id: 'a', name: 'Koncernadministratörsbehörighetsansvarig' }],
    saved: { a: new Set(['a']) },
    value: {},
    areas: [
      {
        key: 'a',
        label: 'Elnätsabonnemangsuppföljningsbehörigheter',
        permissions: [
          {
            key: 'a',
            label: 'Hantera överuttagsberäkningsunderlagssammanställningar',
            description: 'Förbrukningsprofiler och anläggningsgruppsansvariga',
            lockedReason: 'Koncernadministratörsbehörigheten saknas.',
          },
        ],
      },
    ],
  },
};
