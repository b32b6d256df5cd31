import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import type { SelectOption } from '../select/Select.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const people: readonly SelectOption<string>[] = [
  { value: '1', label: 'Annika Lindqvist', description: 'Koncernadministratör' },
  { value: '2', label: 'Johan Ekberg', description: 'Kundansvarig' },
  { value: '3', label: 'Karin Wallgren', description: 'Fastighetsförvaltare' },
  { value: '4', label: 'Karin Åberg', description: 'Kundansvarig' },
];

const find: ComboBoxProps['findOptions'] = (search) =>
  Promise.resolve(
    people.filter(({ label }) => label.toLocaleLowerCase('sv').includes(search.toLocaleLowerCase('sv'))),
  );

function Kept({ value: first, onChange, ...props }: ComboBoxProps) {
  const [value, setValue] = useState(first);
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Formulär/Sökbart val · ComboBox',
  component: ComboBox,
  args: { label: 'Förvaltare', findOptions: find, value: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Förvaltare' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('karin');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '4' }));
    await expect(field).toHaveValue('Karin Åberg');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Öppet: Story = {
  tags: ['opened'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'karin');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

export const UtanTräff: Story = {
  name: 'Utan träff',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(async () => expect(await screen.findByText('Inga träffar på ”xyz”')).toBeVisible());
  },
};

export const Misslyckas: Story = {
  args: { findOptions: () => Promise.reject(new Error('Inget svar från servern.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kar');
    await waitFor(async () => expect(await screen.findByText('Förslagen kunde inte hämtas.')).toBeVisible());
  },
};

export const EnterFörFörslagen: Story = {
  name: 'Enter innan förslagen har kommit',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Förvaltare' });
    await userEvent.type(field, 'karin å{Enter}');
    await expect(field).toHaveValue('karin å');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '4' }));
    await expect(field).toHaveValue('Karin Åberg');
    // With nothing typed it closes the list, so that the next sends the form.
    await userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const LäggerTill: Story = {
  name: 'Lägger till i en lista',
  args: { isEmptiedByChoice: true },
  render: (args) => <ComboBox {...args} value={null} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Förvaltare' });
    for (const [typed, label] of [
      ['johan', 'Johan Ekberg'],
      ['annika', 'Annika Lindqvist'],
    ] as const) {
      await userEvent.type(field, typed);
      await screen.findByRole('option', { name: new RegExp(label) });
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label }));
      await expect(field).toHaveFocus();
    }
  },
};

export const Valt: Story = { args: { value: { value: '3', label: 'Karin Wallgren' } } };

export const Fel: Story = { args: { errorMessage: 'Välj en förvaltare.' } };

export const Avstängt: Story = {
  args: { isDisabled: true, value: { value: '3', label: 'Karin Wallgren' } },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Elnätsabonnemangsuppföljningsanläggningsgruppsansvarig' },
};
