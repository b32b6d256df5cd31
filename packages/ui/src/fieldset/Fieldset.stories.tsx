import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Columns } from '../columns/Columns.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Formulär/Fältgrupp · Fieldset',
  component: Fieldset,
  args: {
    legend: 'Fakturaadress',
    hint: 'Dit vi skickar fakturor på papper.',
    children: (
      <Columns split="fields">
        <TextField label="Gatuadress" autoComplete="street-address" />
        <TextField label="Postnummer" autoComplete="postal-code" />
      </Columns>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Fakturaadress' });
    await expect(group).toHaveAccessibleDescription('Dit vi skickar fakturor på papper.');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Gatuadress' })).toHaveFocus();
  },
};

export const Avstängd: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Postnummer' })).toBeDisabled();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { legend: 'Elnätsabonnemangsuppföljningsfaktureringsadress' },
};
