import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { Period } from '@vinrod/locale/period';
import { PeriodField, type PeriodFieldProps } from './PeriodField.tsx';

type Choice = 'half-year' | 'month' | 'none';

const periods: Readonly<Record<Choice, Period>> = {
  'half-year': { start: '2026-05-01', end: '2026-10-31' },
  month: { start: '2026-10-01', end: '2026-10-31' },
  none: { start: '2026-11-19', end: '2026-11-19' },
};

function Kept(args: PeriodFieldProps<Choice>) {
  const [value, setValue] = useState(args.value);
  const [selected, setSelected] = useState(args.selected);
  return (
    <div style={{ maxInlineSize: 264 }}>
      <PeriodField
        {...args}
        value={value}
        selected={selected}
        onSelect={(choice) => {
          setValue(periods[choice]);
          setSelected(choice);
          args.onSelect(choice);
        }}
        onChange={(period) => {
          setValue(period);
          setSelected(null);
          args.onChange(period);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Datum/Periodfält · PeriodField',
  component: PeriodField<Choice>,
  tags: ['!autodocs'],
  args: {
    label: 'Period',
    value: periods['half-year'],
    selected: 'half-year',
    choices: [
      { id: 'half-year', label: 'Senaste 6 månaderna' },
      { id: 'month', label: 'Föregående månad' },
    ],
    today: '2026-11-20',
    max: '2026-11-30',
    onSelect: fn(),
    onChange: fn(),
  },
  render: Kept,
} satisfies Meta<typeof PeriodField<Choice>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name: 'Period' });
  await within(dialog).findAllByRole('grid');
  return dialog;
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Snabbval: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button', { name: 'Period 2026-05-01 – 2026-10-31' });
    await expect(field).toHaveAccessibleDescription('Senaste 6 månaderna');
    await userEvent.click(field);
    await userEvent.click(within(await opened()).getByRole('option', { name: 'Föregående månad' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('month');
    await closed();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleName('Period 2026-10-01 – 2026-10-31');
  },
};

export const Tangentbord: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    const selected = within(dialog).getByRole('option', { selected: true });
    await waitFor(() => expect(selected).toHaveFocus());
    await expect(selected).toHaveTextContent('Senaste 6 månaderna');

    // The selected choice again changes nothing, and closes.
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onSelect).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(within(await opened()).getByRole('option', { selected: true })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(args.onSelect).toHaveBeenLastCalledWith('month');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const EgnaDagar: Story = {
  name: 'Egna dagar',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button');
    await userEvent.click(field);
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('option', { name: 'Eget intervall' }));
    const start = within(dialog).getByRole('textbox', { name: 'Från och med' });
    await expect(start).toHaveFocus();
    await userEvent.clear(start);
    await userEvent.keyboard('2026-10-32{Enter}');
    await expect(start).toHaveAccessibleDescription(/^Ange datum/);
    await userEvent.clear(start);
    await userEvent.keyboard('20 okt{Enter}');
    await expect(within(dialog).getByText('12 dygn')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Använd' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-20', end: '2026-10-31' });
    await closed();
    await expect(field).toHaveAccessibleName('Period 2026-10-20 – 2026-10-31');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const Ångra: Story = {
  name: 'Ångra med Avbryt eller Esc',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button');
    await userEvent.click(field);
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Avbryt' }));
    await closed();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Jämförd: Story = {
  name: 'Jämförd period',
  args: {
    label: 'Jämför med',
    variant: 'compared',
    value: { start: '2024-11-01', end: '2025-03-31' },
    selected: null,
    choices: [
      { id: 'none', label: 'Inget' },
      { id: 'month', label: 'Samma period föregående år' },
    ],
    customLabel: 'Fri period',
    startLabel: 'Jämförelseperiod, från och med',
    endLabel: 'Jämförelseperiod, till och med',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jämför med 2024-11-01 – 2025-03-31' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jämför med' });
    await expect(within(dialog).getByRole('option', { selected: true })).toHaveTextContent('Fri period');
    await expect(within(dialog).getByRole('textbox', { name: 'Jämförelseperiod, från och med' })).toHaveValue(
      '2024-11-01',
    );
  },
};

export const Öppen: Story = {
  tags: ['opened'],
  parameters: {
    ariaSnapshot: `
      - button "Period 2026-05-01 – 2026-10-31" [expanded]: 2026-05-01 – 2026-10-31
      - dialog "Period":
        - listbox "Snabbval":
          - option "Senaste 6 månaderna" [selected]
          - option "Eget intervall"
        - application "oktober till november 2026":
          - heading "oktober till november 2026" [level=2]
    `,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const Telefon: Story = {
  name: 'Telefon, 390 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(field);
    await waitFor(async () => expect(await opened()).toBeVisible());
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljningsperioden',
    choices: [{ id: 'half-year', label: 'Koncernadministratörsbehörighetsgruppsperioden' }],
  },
};
