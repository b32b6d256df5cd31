import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { TextField } from './TextField.tsx';

const meta = {
  title: 'Formulär/Textfält · TextField',
  component: TextField,
  args: { label: 'E-post', type: 'email', autoComplete: 'username', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('anna@norrviken.example');
    await expect(canvas.getByRole('textbox', { name: 'E-post' })).toHaveValue('anna@norrviken.example');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna@norrviken.example');
  },
};

export const MedHjälp: Story = {
  name: 'Med hjälptext, valfritt',
  args: { label: 'Titel', hint: 'Syns för andra användare i koncernen.', isOptional: true, type: 'text' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Titel (valfritt)' });
    await expect(field).toHaveAccessibleDescription('Syns för andra användare i koncernen.');
  },
};

export const MedEnhet: Story = {
  name: 'Med enhet',
  args: { label: 'Abonnerad effekt', unit: 'kW', defaultValue: '160,0', type: 'text', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Abonnerad effekt kW' })).toBeVisible();
  },
};

export const MedIkon: Story = {
  name: 'Med ikon',
  args: { label: 'Sök', icon: Search, placeholder: 'Sök anläggning, bolag, faktura', type: 'search' },
};

export const Fel: Story = {
  args: {
    label: 'Organisationsnummer',
    defaultValue: '556677-889',
    errorMessage: 'Ange tio siffror, till exempel 556677-8899.',
    type: 'text',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Organisationsnummer' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Ange tio siffror, till exempel 556677-8899.');
  },
};

export const Avstängt: Story = {
  args: {
    label: 'Anläggnings-id',
    hint: 'Kan inte ändras.',
    value: '735999000012049741',
    isDisabled: true,
    type: 'text',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const Stort: Story = { args: { size: 'lg' } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljningsansvarigs e-postadress',
    hint: 'Används för förbrukningsrapporteringspåminnelser och koncernadministratörsbehörigheter.',
    errorMessage: 'Ange en giltig e-postadress, till exempel koncernadministratör@norrviken.example.',
  },
};
