import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Återkoppling/Förlopp · ProgressBar',
  component: ProgressBar,
  args: { label: 'Hämtar timvärden', value: 0.2, valueText: '12 av 60 anläggningar' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KändLängd: Story = {
  name: 'Känd längd',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Hämtar timvärden' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12 av 60 anläggningar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0.2');
  },
};

export const OkändLängd: Story = {
  name: 'Okänd längd',
  args: { value: null, valueText: 'Arbetar …', note: 'Vi säger till när det är klart.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Klart: Story = { args: { value: 1, valueText: 'Klart' } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Hämtar elnätsabonnemangsuppföljningsanläggningsgruppsvärden' },
};
