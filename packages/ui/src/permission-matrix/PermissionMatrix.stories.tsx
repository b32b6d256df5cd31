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

const meta = {
  title: 'Energiportal/Behörighetsmatris',
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
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Behörigheter för kundroller' });
    await expect(within(grid).getByRole('columnheader', { name: /^Energicontroller/ })).toBeVisible();
    await expect(within(grid).getByRole('rowheader', { name: /^Visa fakturor/ })).toBeVisible();
    await expect(canvas.getByText('Inga osparade ändringar')).toBeVisible();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hantera timrapport, Ekonomi' }));
    await expect(canvas.getByRole('checkbox', { name: 'Hantera timrapport, Ekonomi, ändrad' })).toBeChecked();
    // Permission to change includes permission to view.
    await expect(canvas.getByRole('checkbox', { name: 'Visa timrapport, Ekonomi, ändrad' })).toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: 'Alla i Rapporter, Ekonomi, ändrad' }),
    ).toBePartiallyChecked();
    await expect(canvas.getByText('2 osparade ändringar')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Återställ Visa timrapport för Ekonomi' }));
    await expect(canvas.getByText('Inga osparade ändringar')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ändringar' })).toHaveFocus();
  },
};

export const MedTangentbordet: Story = {
  name: 'Med tangentbordet',
  play: async ({ canvas, userEvent }) => {
    const cell = (name: string) => canvas.getByRole('checkbox', { name });
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(cell('Alla behörigheter, Koncernadministratör')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cell('Alla i Koncern och bolag, Ekonomi')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(cell('Visa koncerner, Ekonomi, ändrad')).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(cell('Visa koncerner, Läsbehörig')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell('Visa koncerner, Koncernadministratör')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(cell('Visa månadsrapport, Koncernadministratör')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Control>}{End}{/Control}');
    await expect(cell('Ta bort kundroller, Läsbehörig')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell('Ta bort kundroller, Läsbehörig')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cell('Alla behörigheter, Koncernadministratör')).toHaveFocus();
    // The grid is one Tab stop, and returns to the last focused cell.
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.querySelector<HTMLElement>(':focus'),
    );
    await userEvent.tab({ shift: true });
    await expect(cell('Alla behörigheter, Koncernadministratör')).toHaveFocus();
  },
};

export const Låst: Story = {
  name: 'Det man inte får ge',
  play: async ({ canvas, userEvent, args }) => {
    const locked = canvas.getByRole('checkbox', { name: 'Ta bort kundanvändare, Ekonomi' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription('Du har inte behörigheten själv.');
    locked.focus();
    await userEvent.keyboard(' ');
    await expect(locked).not.toBeChecked();
    const ofSystem = canvas.getByRole('checkbox', { name: 'Visa fakturor, Koncernadministratör' });
    await expect(ofSystem).toHaveAccessibleDescription('Systemroll');
    await userEvent.click(ofSystem);
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
    await expect(canvas.getByText('Inga osparade ändringar')).toBeVisible();
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Sök behörighet' }), 'faktur');
    await expect(canvas.getByText('1 behörighet hittad')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.keyboard('xyz');
    await expect(canvas.getByText('Inga träffar på ”fakturxyz”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa' }));
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(20);
  },
};

const manyRoles = Array.from({ length: 14 }, (_unused, place) => ({
  id: `many-${place}`,
  name: `Anläggningsgruppsansvarig ${place + 1}`,
}));

export const MångaRoller: Story = {
  name: 'Många roller, rullar i sidled',
  args: { roles: manyRoles, saved: {}, value: {} },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', {
      name: 'Behörigheter för kundroller, rullbar tabell',
    });
    const last = canvas.getByRole('checkbox', { name: 'Visa kundroller, Anläggningsgruppsansvarig 14' });
    last.focus();
    const inRegion = region.getBoundingClientRect();
    const header = canvas.getByRole('rowheader', { name: /^Visa kundroller/ }).getBoundingClientRect();
    const top = canvas.getByRole('columnheader', { name: 'Anläggningsgruppsansvarig 14' });
    await expect(header.left - inRegion.left).toBeLessThan(2);
    await expect(top.getBoundingClientRect().top - inRegion.top).toBeLessThan(2);
    // The focused cell is never under the sticky column or the header.
    await userEvent.keyboard('{Home}');
    const first = canvas.getByRole('checkbox', { name: 'Visa kundroller, Anläggningsgruppsansvarig 1' });
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
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Visa fakturor, Ekonomi' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('region', { name: 'Ändringar' })).not.toBeInTheDocument();
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
