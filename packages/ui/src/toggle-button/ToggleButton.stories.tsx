import type { Meta, StoryObj } from '@storybook/react-vite';
import { History } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Handlingar/Växlingsknapp · ToggleButton',
  component: ToggleButton,
  args: { children: 'Föregående år', icon: History, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Av: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Föregående år' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const På: Story = { args: { defaultSelected: true } };

export const Liten: Story = { args: { size: 'sm', defaultSelected: true } };

export const Avstängd: Story = { args: { isDisabled: true } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Visa elnätsabonnemangsuppföljningsanläggningsgrupper' },
};
