import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { LocalDate } from '@vinrod/locale/quantities';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

function Kept(args: DatePickerProps) {
  const [value, setValue] = useState(args.value);
  const change = (date: LocalDate | null) => {
    setValue(date);
    args.onChange(date);
  };
  return (
    <div style={{ maxInlineSize: 246 }}>
      <DatePicker {...args} onChange={change} value={value} />
    </div>
  );
}

const meta = {
  title: 'Datum/Datumväljare · DatePicker',
  component: DatePicker,
  tags: ['!autodocs'],
  args: { label: 'Publiceras', value: '2026-11-23', today: '2026-11-20', onChange: fn() },
  render: Kept,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name: 'Välj datum' });
  await within(dialog).findAllByRole('grid');
  return dialog;
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Skriva: Story = {
  name: 'Skriva och klistra in',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Publiceras' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Välj i kalendern: Publiceras' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('1 dec');
    await userEvent.tab();
    await expect(field).toHaveValue('2026-12-01');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await userEvent.clear(field);
    await userEvent.paste('2026-12-24');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toBeValid();
  },
};

export const Kalender: Story = {
  name: 'Välja i kalendern',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Publiceras' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await opened();
    await expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('mån');
    await expect(within(dialog).getByRole('button', { name: /måndag 23 november 2026/ })).toHaveFocus();
    // Forward a week, back a day, to the end of the visible month, forward two months, select.
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(within(dialog).getByRole('button', { name: /söndag 29 november 2026/ })).toHaveFocus();
    await userEvent.keyboard('{End}{PageDown}{PageDown}');
    await expect(within(dialog).getByRole('button', { name: /lördag 30 januari 2027/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-01');
    await expect(field).toHaveValue('2027-01-01');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Ångra: Story = {
  name: 'Ångra med Esc',
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: 'Välj i kalendern: Publiceras' });
    await userEvent.click(open);
    await opened();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Öppen: Story = {
  tags: ['opened'],
  name: 'Kalendern öppen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj i kalendern: Publiceras' }));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const Tom: Story = {
  name: 'Tom, valfri',
  args: { label: 'Avpubliceras', value: null, isOptional: true, hint: 'Nyheten arkiveras den dagen.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Avpubliceras (valfritt)' });
    await expect(field).toHaveAccessibleDescription('Nyheten arkiveras den dagen.');
    await expect(field).toHaveAttribute('placeholder', 'Välj datum');
  },
};

export const Gränser: Story = {
  name: 'Inget datum, och utanför gränserna',
  args: { min: '2026-11-20', max: '2027-11-20' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Publiceras' });
    await userEvent.clear(field);
    await userEvent.type(field, '2026-02-30');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Ange datum som ÅÅÅÅ-MM-DD, till exempel 2026-05-01.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.type(field, 'igår');
    await userEvent.tab();
    await expect(field).toHaveValue('2026-11-19');
    await expect(field).toHaveAccessibleDescription('Välj ett datum från och med 2026-11-20.');
    await userEvent.clear(field);
    await userEvent.type(field, 'i dag');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};

export const Fel: Story = {
  name: 'Fel från servern',
  args: { errorMessage: 'Välj en dag då nyheten ska publiceras.', name: 'publish_date' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Publiceras' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAttribute('name', 'publish_date');
  },
};

export const Avstängd: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Storlekar: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Kept {...args} label="Liten" size="sm" />
      <Kept {...args} label="Vanlig" />
      <Kept {...args} label="Stor" size="lg" />
    </div>
  ),
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljningens startdatum',
    hint: 'Förbrukningsrapporteringspåminnelser skickas till koncernadministratörsbehörighetsgruppen.',
    errorMessage: 'Elnätsabonnemangsuppföljningsstartdatumet måste ligga efter anläggningsövertagandet.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};
