import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { MonthSpan } from '../format/month-span.ts';
import { MonthRangePicker, type MonthRangePickerProps } from './MonthRangePicker.tsx';

function Kept(args: MonthRangePickerProps) {
  const [value, setValue] = useState(args.value);
  const change = (span: MonthSpan) => {
    setValue(span);
    args.onChange(span);
  };
  return <MonthRangePicker {...args} onChange={change} value={value} />;
}

const meta = {
  title: 'Datum/Månadsintervall · MonthRangePicker',
  component: MonthRangePicker,
  tags: ['!autodocs'],
  args: {
    value: { first: '2026-05', last: '2026-10' },
    today: '2026-11-20',
    min: '2024-11',
    max: '2026-11',
    onChange: fn(),
  },
  render: Kept,
} satisfies Meta<typeof MonthRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Välj period' });

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const focusedMonth = (name: string) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());

export const Skriva: Story = {
  name: 'Skriva och klistra in',
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Från och med' });
    const last = canvas.getByRole('textbox', { name: 'Till och med' });
    await expect(first).toHaveValue('maj 2026');
    await expect(last).toHaveValue('oktober 2026');
    await userEvent.clear(first);
    await userEvent.type(first, 'jan 2026');
    await userEvent.tab();
    await expect(first).toHaveValue('januari 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ first: '2026-01', last: '2026-10' });
    await userEvent.clear(last);
    await userEvent.type(last, '2026-03{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ first: '2026-01', last: '2026-03' });
    await userEvent.click(first);
    await userEvent.paste('nov 2025 – apr 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ first: '2025-11', last: '2026-04' });
    await expect(last).toHaveValue('april 2026');
  },
};

export const Gränser: Story = {
  name: 'Ingen månad, fel ordning, utanför gränserna',
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Från och med' });
    const last = canvas.getByRole('textbox', { name: 'Till och med' });
    await userEvent.clear(last);
    await userEvent.type(last, 'mars{Enter}');
    await expect(last).toHaveValue('mars 2026');
    await expect(last).toHaveAccessibleDescription('Den första månaden måste komma före den sista.');
    await userEvent.clear(last);
    await userEvent.type(last, 'dec 2026{Enter}');
    await expect(last).toHaveAccessibleDescription('Välj en månad till och med november 2026.');
    await userEvent.clear(first);
    await userEvent.type(first, '2026-13');
    await userEvent.tab();
    await expect(first).toHaveAccessibleDescription(
      'Ange månad och år, till exempel maj 2026 eller 2026-05.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Tangentbord: Story = {
  name: 'Välja med tangentbordet',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Från och med' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await opened();
    await focusedMonth('oktober 2026, sista månaden');
    await expect(
      within(dialog)
        .getAllByRole('grid')
        .map((grid) => grid.ariaMultiSelectable),
    ).toEqual(['true', 'true']);
    await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(6);
    await userEvent.keyboard('{PageUp}{Home}{ArrowDown}');
    await focusedMonth('april 2025');
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    // Esc clears the first month and leaves the dialog open.
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByText('6 månader')).toBeVisible();
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}');
    await focusedMonth('april 2025, första månaden');
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByText('3 månader')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Använd' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ first: '2025-04', last: '2025-06' });
    await expect(canvas.getByRole('textbox', { name: 'Till och med' })).toHaveValue('juni 2025');
  },
};

export const Snabbval: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj bland månaderna' }));
    const dialog = await opened();
    const choices = within(dialog).getByRole('listbox', { name: 'Snabbval' });
    await expect(within(choices).getByRole('option', { selected: true })).toHaveTextContent(
      'Senaste 6 månaderna',
    );
    await userEvent.click(within(choices).getByRole('option', { name: 'Innevarande år' }));
    await expect(within(dialog).getByText('11 månader')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Använd' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ first: '2026-01', last: '2026-11' });
  },
};

export const Bläddra: Story = {
  name: 'Bläddra bland åren, Avbryt',
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: 'Välj bland månaderna' });
    await userEvent.click(open);
    const dialog = await opened();
    await expect(within(dialog).getByRole('button', { name: 'Visa nästa år' })).toBeDisabled();
    const previous = within(dialog).getByRole('button', { name: 'Visa föregående år' });
    await userEvent.click(previous);
    await expect(within(dialog).getByRole('grid', { name: '2024' })).toBeVisible();
    await expect(previous).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('gridcell', { name: 'november 2024' }));
    await userEvent.click(within(dialog).getByRole('gridcell', { name: 'februari 2025' }));
    await expect(within(dialog).getByText('4 månader')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    await closed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Öppen: Story = {
  tags: ['opened'],
  name: 'Månaderna öppna',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj bland månaderna' }));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const Tom: Story = {
  name: 'Tom, kan rensas',
  args: { value: null, onClear: fn(), hint: 'Lämna tomt för alla månader.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj bland månaderna' }));
    await focusedMonth('november 2026');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(within(await opened()).getByText('1 månad')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ first: '2026-11', last: '2026-11' });
  },
};

export const Fel: Story = {
  name: 'Fel från servern',
  args: { errorMessage: 'Perioden får vara högst tre år.', startName: 'first', endName: 'last' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Från och med' });
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('Perioden får vara högst tre år.');
  },
};

export const Avstängt: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Telefon: Story = {
  name: 'Telefon, 390 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj bland månaderna' }));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const Smal: Story = {
  name: 'Smal, 320 px, långa ord',
  globals: { viewport: { value: 'narrow' } },
  args: {
    startLabel: 'Elnätsabonnemangsperiodens första månad',
    endLabel: 'Elnätsabonnemangsperiodens sista månad',
    errorMessage: 'Elnätsabonnemangsuppföljningsperioden får vara högst tre år.',
  },
};
