import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Handlingar/Ikonknapp · IconButton',
  component: IconButton,
  args: { icon: CircleHelp, label: 'Hjälp', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tyst: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hjälp' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const MedRam: Story = { name: 'Med ram', args: { variant: 'secondary' } };

export const Storlekar: Story = {
  render: (args) => (
    <Stack direction="row" align="center" gap="3">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} {...args} icon={X} label={`Stäng, ${size}`} size={size} variant="secondary" />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Arbetar: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hjälp' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Avstängd: Story = {
  args: { isDisabled: true, variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
