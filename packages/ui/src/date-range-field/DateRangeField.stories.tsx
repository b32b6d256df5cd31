import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { Period } from '../format/index.ts';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

function Kept(args: DateRangeFieldProps) {
  const [value, setValue] = useState<Period>(args.value);
  const change = (period: Period) => {
    setValue(period);
    args.onChange(period);
  };
  return <DateRangeField {...args} onChange={change} value={value} />;
}

const meta = {
  title: 'Komponenter/Datumintervall',
  component: DateRangeField,
  args: { value: { start: '2026-05-01', end: '2026-10-31' }, max: '2026-11-19', onChange: fn() },
  render: Kept,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skriva: Story = {
  name: 'Skriva datum',
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('textbox', { name: 'Från och med' });
    await expect(start).toHaveValue('2026-05-01');
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
    await expect(end).toHaveAccessibleDescription('Välj ett datum till och med 2026-11-19.');
  },
};

export const Kalender: Story = {
  name: 'Välja i kalendern',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Välj period' });
    await expect(dialog).toHaveTextContent('oktober 2026');
    await expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('mån');
    // Focus stands on 31 October: a week back, choose (which goes on to the next day), two days on, choose.
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-24', end: '2026-10-27' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Från och med' })).toHaveValue('2026-10-24');
  },
};

export const KalenderÖppen: Story = {
  name: 'Kalendern öppen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Avstängt: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
  },
};

export const Telefon: Story = {
  name: 'Telefon, 390 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Smal: Story = { name: 'Smal, 320 px', globals: { viewport: { value: 'narrow' } } };
