import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Data/Initialer · Avatar',
  component: Avatar,
  args: { name: 'Annika Lindqvist' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {
  play: async ({ canvas }) => {
    const initials = canvas.getByText('AL');
    await expect(initials).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Bolag: Story = {
  args: { name: 'Norrviken Livs AB', tone: 'accent', shape: 'square' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NL')).toBeVisible();
  },
};

export const Storlekar: Story = {
  render: (args) => (
    <Stack align="center" direction="row" gap="3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} name="Åke Östberg" shape="square" size="sm" tone="accent" />
      <Avatar {...args} name="Kallvik" shape="square" tone="accent" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} name="Norrviken Livs" shape="square" size="lg" />
    </Stack>
  ),
};
