import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Handlingar/Länkknapp · LinkButton',
  component: LinkButton,
  args: { href: '#oversikt', children: 'Till översikten', onPress: fn() },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sekundär: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Till översikten' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(link).toHaveAttribute('href', '#oversikt');
  },
};

export const Varianter: Story = {
  render: (args) => (
    <Stack direction="row" gap="3" isWrapping>
      <LinkButton {...args} variant="primary" />
      <LinkButton {...args} />
      <LinkButton {...args} variant="quiet" iconAfter={ArrowRight} />
      <LinkButton {...args} size="sm" />
      <LinkButton {...args} size="lg" />
    </Stack>
  ),
};

export const Avstängd: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
  },
};

export const LångtOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Visa koncernadministratörsbehörighetsgruppsinställningar', isFullWidth: true },
};
