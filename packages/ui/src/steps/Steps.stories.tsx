import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Steps } from './Steps.tsx';

const meta = {
  title: 'Navigering/Steg · Steps',
  component: Steps,
  args: {
    label: 'Inläsning av mscons_1122.txt',
    steps: ['Fil', 'Kolumner', 'Kontroll', 'Inläst'],
    current: 2,
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pågår: Story = {
  parameters: {
    ariaSnapshot: `
      - list "Inläsning av mscons_1122.txt":
        - listitem: Fil klart
        - listitem: Kolumner klart
        - listitem: Kontroll
        - listitem: Inläst
    `,
  },
  play: async ({ canvas }) => {
    const [, , check, last] = canvas.getAllByRole('listitem');
    await expect(check).toHaveAttribute('aria-current', 'step');
    await expect(last).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('Steg 3 av 4')).not.toBeVisible();
  },
};

export const Klart: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) {
      await expect(within(step).getByText('klart')).toBeInTheDocument();
      await expect(step).not.toHaveAttribute('aria-current');
    }
  },
};

export const Misslyckades: Story = {
  name: 'Steget gick inte',
  args: { current: 0, hasFailed: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('gick inte');
    await expect(first).toHaveAttribute('aria-current', 'step');
  },
};

export const Telefon: Story = {
  name: 'Telefon, bara steget som pågår',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kontroll')).toBeVisible();
    await expect(canvas.getByText('Steg 3 av 4')).toBeVisible();
    await expect(canvas.getByText('Inläst')).not.toBeVisible();
  },
};

export const TelefonKlart: Story = {
  name: 'Telefon, allt klart',
  globals: { viewport: { value: 'phone' } },
  args: { current: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inläst')).toBeVisible();
    await expect(canvas.getByText('Steg 4 av 4')).toBeVisible();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    steps: ['Anläggningsgruppstillhörighet', 'Elnätsabonnemangsuppföljningskontroll', 'Klart'],
    current: 1,
  },
};
