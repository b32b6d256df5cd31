import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries } from '../core/series.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { Sparkline } from './Sparkline.tsx';

function months(values: readonly number[]) {
  return createSeries({ step: 'month', starts: values.map((_, i) => fromLocal(2026, 5 + i)), values });
}

const meta = {
  title: 'Diagram/Minidiagram · Sparkline',
  component: Sparkline,
  tags: ['!autodocs'],
  args: { unit: 'kWh', data: months([14_320, 13_110, 12_480, 13_900, 15_210, 17_392]) },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Månader: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^månadsvärden 1 maj – 31 oktober 2026: högst 17 392 kWh oktober 2026, lägst/),
    ).toBeInTheDocument();
  },
};

export const MedLucka: Story = { name: 'Med lucka', args: { data: months([5, 7, Number.NaN, 4, 6, 8]) } };

export const Negativ: Story = { args: { data: months([5, 2, -4, -6, -2, 3]) } };

export const Tom: Story = { args: { data: months([]) } };
