import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextField } from '../text-field/TextField.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Uppbyggnad/Spalter · Columns',
  component: Columns,
  args: {
    split: 'fields',
    children: (
      <>
        <TextField label="Förnamn" />
        <TextField label="Efternamn" />
        <TextField label="Telefon" />
        <TextField label="Titel" isOptional />
      </>
    ),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fält: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('textbox');
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

export const Tredjedelar: Story = { args: { split: 'thirds' } };

export const Fjärdedelar: Story = { args: { split: 'quarters' } };

export const MedSidospalt: Story = { name: 'Med sidospalt', args: { split: 'aside' } };

export const Smal: Story = {
  name: '320 px',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? 0,
    );
  },
};
