import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { LocalMonth } from '@vinrod/locale/quantities';
import { MonthPicker, type MonthPickerProps } from './MonthPicker.tsx';

function Kept(args: MonthPickerProps) {
  const [value, setValue] = useState(args.value);
  const change = (month: LocalMonth | null) => {
    setValue(month);
    args.onChange(month);
  };
  return (
    <div style={{ maxInlineSize: 246 }}>
      <MonthPicker {...args} onChange={change} value={value} />
    </div>
  );
}

const meta = {
  title: 'Datum/Månadsväljare · MonthPicker',
  component: MonthPicker,
  tags: ['!autodocs'],
  args: { label: 'Avräkningsmånad', value: '2026-10', today: '2026-11-20', onChange: fn() },
  render: Kept,
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Välj månad' });

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const focusedMonth = (name: string) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());

export const Skriva: Story = {
  name: 'Skriva och klistra in',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Avräkningsmånad' });
    await expect(field).toHaveValue('oktober 2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('jan 2026');
    await userEvent.tab();
    await expect(field).toHaveValue('januari 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01');
    await userEvent.clear(field);
    await userEvent.paste('2026-03');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('mars 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03');
    await userEvent.clear(field);
    await userEvent.keyboard('maj{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Tangentbord: Story = {
  name: 'Välja med tangentbordet',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Avräkningsmånad' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await opened();
    const grid = within(dialog).getByRole('grid', { name: '2026' });
    await expect(within(grid).getAllByRole('gridcell')).toHaveLength(12);
    await expect(within(grid).getByRole('gridcell', { selected: true })).toHaveAccessibleName('oktober 2026');
    await expect(within(grid).getByRole('gridcell', { name: 'november 2026' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await focusedMonth('oktober 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await focusedMonth('augusti 2026');
    await userEvent.keyboard('{Home}');
    await focusedMonth('januari 2026');
    await userEvent.keyboard('{ArrowLeft}');
    await focusedMonth('december 2025');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await focusedMonth('mars 2025');
    await userEvent.keyboard('{PageDown}{End}{ArrowLeft}');
    await focusedMonth('november 2026');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
    await expect(field).toHaveValue('november 2026');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Bläddra: Story = {
  name: 'Bläddra bland åren, och Esc',
  args: { min: '2024-11', max: '2026-11' },
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: 'Välj bland månaderna: Avräkningsmånad' });
    await userEvent.click(open);
    const dialog = await opened();
    await expect(within(dialog).getByRole('button', { name: 'Visa nästa år' })).toBeDisabled();
    await expect(within(dialog).getByRole('gridcell', { name: 'december 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(dialog).getByRole('gridcell', { name: 'december 2026' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    const previous = within(dialog).getByRole('button', { name: 'Visa föregående år' });
    await userEvent.click(previous);
    await expect(within(dialog).getByRole('grid', { name: '2025' })).toBeVisible();
    await expect(previous).toHaveFocus();
    await userEvent.click(previous);
    // There is nothing before 2024: the button is disabled and moves focus to the months.
    await expect(previous).toBeDisabled();
    await focusedMonth('november 2024');
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await closed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Peka: Story = {
  name: 'Välja med musen',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj bland månaderna: Avräkningsmånad' }));
    await userEvent.click(within(await opened()).getByRole('gridcell', { name: 'april 2026' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04');
  },
};

export const Öppen: Story = {
  tags: ['opened'],
  name: 'Månaderna öppna',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj bland månaderna: Avräkningsmånad' }));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const Gränser: Story = {
  name: 'Ingen månad, och utanför gränserna',
  args: { min: '2024-11', max: '2026-11' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Avräkningsmånad' });
    await userEvent.clear(field);
    await userEvent.type(field, 'i våras');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Ange månad och år, till exempel maj 2026 eller 2026-05.',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-12');
    await userEvent.tab();
    await expect(field).toHaveValue('december 2026');
    await expect(field).toHaveAccessibleDescription('Välj en månad till och med november 2026.');
  },
};

export const Tom: Story = {
  name: 'Tom, valfri',
  args: { value: null, isOptional: true, hint: 'Den månad som fakturan gäller.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Avräkningsmånad (valfritt)' });
    await expect(field).toHaveAttribute('placeholder', 'Välj månad');
  },
};

export const Fel: Story = {
  name: 'Fel från servern',
  args: { errorMessage: 'Månaden är inte avräknad än.', name: 'month' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Avräkningsmånad' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAttribute('name', 'month');
  },
};

export const Avstängd: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljningens avräkningsmånad',
    hint: 'Förbrukningsrapporteringspåminnelser skickas till koncernadministratörsbehörighetsgruppen.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};
