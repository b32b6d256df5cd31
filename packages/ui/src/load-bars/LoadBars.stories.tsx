import type { Meta, StoryObj } from '@storybook/react-vite';

import { vars } from '../tokens/index.ts';
import { LoadBars } from './LoadBars.tsx';
import { yearlyLoad } from './yearly-load.ts';

const meta = {
  title: 'Energi/Laststaplar · LoadBars',
  component: LoadBars,
  args: {
    width: 360,
    height: 120,
    bars: yearlyLoad({ count: 36 }).map((height, index) => ({
      height,
      tone: index === 20 ? 'brand' : 'muted',
    })),
  },
} satisfies Meta<typeof LoadBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stående: Story = {};

export const Hängande: Story = {
  args: {
    width: 720,
    height: 400,
    isHanging: true,
    bars: yearlyLoad({ count: 104 }).map((height, index) => ({
      height,
      fill: index === 92 ? vars.color.data2 : vars.color.brand,
      opacity: index > 92 ? 0.4 : 0.9,
    })),
  },
};

export const Smal: Story = { name: '320 px', globals: { viewport: { value: 'narrow' } } };
