import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { Period } from '@vinrod/locale/period';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

function Kept(args: DateRangePickerProps) {
  const [value, setValue] = useState(args.value);
  const change = (period: Period) => {
    setValue(period);
    args.onChange(period);
  };
  return <DateRangePicker {...args} onChange={change} value={value} />;
}

const meta = {
  title: 'Datum/Datumintervall · DateRangePicker',
  component: DateRangePicker,
  tags: ['!autodocs'],
  args: {
    value: { start: '2026-05-01', end: '2026-10-31' },
    today: '2026-11-20',
    max: '2026-11-30',
    onChange: fn(),
  },
  render: Kept,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skriva: Story = {
  name: 'Skriva datum',
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('textbox', { name: 'Från och med' });
    await expect(start).toHaveValue('2026-05-01');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Välj i kalendern' })).toHaveFocus();
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.clear(start);
    await userEvent.keyboard('20260301');
    await userEvent.tab();
    await expect(start).toHaveValue('2026-03-01');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-10-31' });
    const end = canvas.getByRole('textbox', { name: 'Till och med' });
    await userEvent.clear(end);
    await userEvent.keyboard('2026-4-30{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-04-30' });
  },
};

export const KlistraIn: Story = {
  name: 'Klistra in båda datumen',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Från och med' }));
    await userEvent.paste('2026-01-01 – 2026-06-30');
    await expect(canvas.getByRole('textbox', { name: 'Till och med' })).toHaveValue('2026-06-30');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01-01', end: '2026-06-30' });
  },
};

export const OmvändOrdning: Story = {
  name: 'Fel ordning',
  play: async ({ canvas, userEvent, args }) => {
    const end = canvas.getByRole('textbox', { name: 'Till och med' });
    await userEvent.clear(end);
    await userEvent.keyboard('2026-04-01{Enter}');
    await expect(end).toBeInvalid();
    await expect(end).toHaveAccessibleDescription('Startdatum måste vara före slutdatum');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(end);
    await userEvent.keyboard('2026-06-01{Enter}');
    await expect(end).toBeValid();
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-05-01', end: '2026-06-01' });
  },
};

export const IngetDatum: Story = {
  name: 'Inget datum, och för sent datum',
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Från och med' });
    await userEvent.clear(start);
    await userEvent.keyboard('2026-02-30');
    await userEvent.tab();
    await expect(start).toHaveAccessibleDescription('Ange datum som ÅÅÅÅ-MM-DD, till exempel 2026-05-01.');
    const end = canvas.getByRole('textbox', { name: 'Till och med' });
    await userEvent.clear(start);
    await userEvent.keyboard('2026-02-01');
    await userEvent.clear(end);
    await userEvent.keyboard('2027-02-01{Enter}');
    await expect(end).toHaveAccessibleDescription('Välj ett datum till och med 2026-11-30.');
  },
};

export const Svenska: Story = {
  name: 'Skriva som folk skriver',
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('textbox', { name: 'Från och med' });
    await userEvent.clear(start);
    await userEvent.type(start, '3 mars');
    await userEvent.tab();
    await expect(start).toHaveValue('2026-03-03');
    const end = canvas.getByRole('textbox', { name: 'Till och med' });
    await userEvent.clear(end);
    await userEvent.type(end, '31/3-26{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-03', end: '2026-03-31' });
  },
};

export const Tom: Story = {
  name: 'Tom, kan rensas',
  args: { value: null, onClear: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('textbox', { name: 'Från och med' });
    const end = canvas.getByRole('textbox', { name: 'Till och med' });
    await userEvent.click(start);
    await userEvent.tab();
    await userEvent.tab();
    await expect(start).toBeValid();
    await userEvent.click(start);
    await userEvent.paste('2026-01-01 – 2026-06-30');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01-01', end: '2026-06-30' });
    await userEvent.clear(start);
    await userEvent.clear(end);
    await userEvent.tab();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(start).toBeValid();
  },
};

export const Fel: Story = {
  name: 'Fel från servern',
  args: {
    hint: 'Mätvärden finns från 2024-11-01.',
    errorMessage: 'Perioden får vara högst tio år.',
    startName: 'start_date',
    endName: 'end_date',
  },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('textbox', { name: 'Från och med' });
    await expect(start).toBeInvalid();
    await expect(start).toHaveAccessibleDescription('Perioden får vara högst tio år.');
    await expect(start).toHaveAttribute('name', 'start_date');
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
      'Mätvärden finns från 2024-11-01.',
    );
  },
};

const opened = async (): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name: 'Välj period' });
  await within(dialog).findAllByRole('grid');
  return dialog;
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Kalender: Story = {
  name: 'Välja i kalendern',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern' }));
    const dialog = await opened();
    await expect(dialog).toHaveTextContent('oktober 2026');
    await expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('mån');
    // Focus is on 31 October: back a week, select (which moves to the next day), forward two days, select.
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    const apply = within(dialog).getByRole('button', { name: 'Använd' });
    await waitFor(() => expect(apply).toHaveFocus());
    await expect(within(dialog).getByText('4 dygn')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-24', end: '2026-10-27' });
    await closed();
    await expect(canvas.getByRole('textbox', { name: 'Från och med' })).toHaveValue('2026-10-24');
  },
};

export const Snabbval: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Från och med' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await opened();
    const choices = within(dialog).getByRole('listbox', { name: 'Snabbval' });
    await expect(within(choices).getByRole('option', { selected: true })).toHaveTextContent(
      'Senaste 6 månaderna',
    );
    within(choices).getByRole('option', { selected: true }).focus();
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(within(choices).getByRole('option', { selected: true })).toHaveTextContent('Föregående år');
    await expect(within(dialog).getByText('365 dygn')).toBeVisible();
    await expect(dialog).toHaveTextContent('december 2025');
    await userEvent.keyboard('{End}{Enter}');
    const start = within(dialog).getByRole('textbox', { name: 'Från och med' });
    await expect(start).toHaveFocus();
    await userEvent.clear(start);
    await userEvent.keyboard('2025-12-32{Enter}');
    await expect(start).toHaveAccessibleDescription(/^Ange datum/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Använd' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(start);
    await userEvent.type(start, '1 dec 2025{Enter}');
    await expect(within(dialog).getByText('31 dygn')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Använd' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-12-01', end: '2025-12-31' });
    await closed();
  },
};

export const Ångra: Story = {
  name: 'Ångra med Avbryt eller Esc',
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: 'Välj i kalendern' });
    await userEvent.click(open);
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('option', { name: 'Föregående månad' }));
    await expect(within(dialog).getByText('31 dygn')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    await closed();
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(within(await opened()).getByText('184 dygn')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const KalenderÖppen: Story = {
  tags: ['opened'],
  parameters: {
    ariaSnapshot: `
      - group "Period":
        - textbox "Från och med": 2026-05-01
        - textbox "Till och med": 2026-10-31
      - dialog "Välj period":
        - listbox "Snabbval":
          - option "Senaste 6 månaderna" [selected]
          - option "Eget intervall"
        - application "oktober till november 2026":
          - heading "oktober till november 2026" [level=2]
          - button "Föregående månad"
          - grid "oktober 2026":
    `,
  },
  name: 'Kalendern öppen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern' }));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const UtanSnabbval: Story = {
  name: 'Utan snabbval',
  args: { presets: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern' }));
    await expect(within(await opened()).queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Avstängt: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Välj i kalendern' })).toBeDisabled();
  },
};

export const Telefon: Story = {
  name: 'Telefon, 390 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern' }));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const Smal: Story = {
  name: 'Smal, 320 px, långa ord',
  globals: { viewport: { value: 'narrow' } },
  args: {
    startLabel: 'Elnätsabonnemangsperiodens första dag',
    endLabel: 'Elnätsabonnemangsperiodens sista dag',
    hint: 'Förbrukningsrapporteringspåminnelser skickas till koncernadministratörsbehörighetsgruppen.',
    errorMessage: 'Elnätsabonnemangsuppföljningsperioden får vara högst tio år.',
  },
};
