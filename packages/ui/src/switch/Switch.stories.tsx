import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Switch } from './Switch.tsx';

const meta = {
  title: 'Formulär/Omkopplare · Switch',
  component: Switch,
  args: { children: 'Mejla när rapporten är klar', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Av: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Mejla när rapporten är klar' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const På: Story = { args: { defaultSelected: true, description: 'Till annika@norrvikenlivs.se.' } };

export const Avstängd: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Mejla elnätsabonnemangsuppföljningsanläggningsgruppsansvariga' },
};
