import { Building2, Download, Gauge, Leaf, Zap } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Grunder/Ikon · Icon',
  component: Icon,
  args: { icon: Zap },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Storlekar: Story = {
  render: ({ icon }) => (
    <Stack direction="row" gap="4" align="center">
      <Icon icon={icon} size="sm" />
      <Icon icon={icon} size="md" />
      <Icon icon={icon} size="lg" />
    </Stack>
  ),
};

export const MedNamn: Story = {
  name: 'Med namn, när inget ord står intill',
  args: { icon: Leaf, label: 'Förnybart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Förnybart' })).toBeVisible();
  },
};

export const ITextensFärg: Story = {
  name: 'I textens färg',
  render: () => (
    <Stack gap="2">
      {[Building2, Gauge, Download].map((icon) => (
        <Text key={icon.displayName} tone="muted">
          <Icon icon={icon} size="sm" />
        </Text>
      ))}
    </Stack>
  ),
};
