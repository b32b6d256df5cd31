import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Återkoppling/Väntesnurra · Spinner',
  component: Spinner,
  args: { isImmediate: true },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Läser in …' })).toBeVisible();
  },
};

export const MedText: Story = {
  name: 'Med text',
  args: { isLabelVisible: true, label: 'Hämtar timvärden för 60 anläggningar …' },
};

export const Storlekar: Story = {
  render: (args) => (
    <Stack direction="row" gap="6" align="center">
      <Spinner {...args} size="sm" />
      <Spinner {...args} />
      <Spinner {...args} size="lg" />
    </Stack>
  ),
};

export const Fördröjd: Story = {
  name: 'Syns efter 200 ms',
  args: { isImmediate: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
  },
};

export const LångText: Story = {
  name: 'Lång text, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    isLabelVisible: true,
    label: 'Hämtar elnätsabonnemangsuppföljning och förbrukningsprofiler för samtliga anläggningsgrupper …',
  },
};
