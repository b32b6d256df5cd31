import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Kept(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (typed: string) => {
    setValue(typed);
    args.onChange(typed);
  };
  return <SearchField {...args} onChange={change} value={value} />;
}

const meta = {
  title: 'Formulär/Sökfält · SearchField',
  component: SearchField,
  args: {
    label: 'Sök',
    placeholder: 'Sök anläggning, bolag, faktura',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: Kept,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tomt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Sök' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('kyllager{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('kyllager');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const Ifyllt: Story = {
  args: { value: 'Stortorget' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa sökningen' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Toppraden: Story = {
  name: 'I toppraden, med kortkommando',
  args: { isLabelHidden: true, ground: 'page', size: 'sm', shortcut: ['Ctrl', 'K'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Sök' })).toBeVisible();
  },
};

export const Avstängt: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Sök bland elnätsabonnemangsuppföljningsrapporter',
    value: 'Koncernadministratörsbehörighetsgruppsinställningar',
  },
};
