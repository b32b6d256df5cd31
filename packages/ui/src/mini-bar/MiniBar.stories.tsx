import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { formatPower } from '@vinrod/locale/power';
import { Stack } from '../stack/index.ts';
import { MiniBar } from './MiniBar.tsx';

const meta = {
  title: 'Data/Utnyttjandestapel · MiniBar',
  component: MiniBar,
  args: {
    label: 'Utnyttjande Kontorshus Älvgatan 12',
    value: 148.2,
    limit: 160,
    format: (kw: number) => formatPower(kw),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Under: Story = {
  name: 'Under abonnemanget',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Utnyttjande Kontorshus Älvgatan 12: 148(,2)?\skW av 160(,0)?\skW$/),
    ).toBeInTheDocument();
  },
};

export const Över: Story = {
  name: 'Överuttag',
  args: { label: 'Utnyttjande Bageri Industrivägen 8', value: 119.6, limit: 110 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/över$/)).toBeInTheDocument();
  },
};

export const Saknas: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/saknas$/)).toBeInTheDocument();
  },
};

export const Kolumn: Story = {
  render: (args) => (
    <Stack gap="3">
      {[119.6, 148.2, 24.9, 0].map((value) => (
        <MiniBar key={value} {...args} value={value} limit={110} end={160} />
      ))}
    </Stack>
  ),
};

export const Smal: Story = { name: '320 px', globals: { viewport: { value: 'narrow' } } };
