import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Formulär/Radioknappar · RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Målgrupp',
    name: 'audience',
    onChange: fn(),
    options: [
      { value: 'all', label: 'Alla' },
      { value: 'internal', label: 'Interna användare' },
      { value: 'corporate_groups', label: 'Utvalda koncerner', description: 'Välj koncerner i nästa steg.' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Målgrupp' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Alla' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Interna användare' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('internal');
  },
};

export const PåRad: Story = {
  name: 'På rad',
  args: {
    label: 'Upplösning',
    layout: 'horizontal',
    defaultValue: 'hour',
    options: [
      { value: 'hour', label: 'Timme' },
      { value: 'quarter', label: 'Kvart' },
    ],
  },
};

export const Fel: Story = {
  args: { errorMessage: 'Välj vem nyheten är till för.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const Avstängd: Story = { args: { isDisabled: true, defaultValue: 'all' } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    options: [{ value: 'a', label: 'Koncernadministratörsbehörighetsgruppsinställningsansvariga' }],
  },
};
