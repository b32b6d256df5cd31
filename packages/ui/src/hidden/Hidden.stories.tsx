import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Hidden } from './Hidden.tsx';

const meta = {
  title: 'Uppbyggnad/Gömd · Hidden',
  component: Hidden,
  args: { below: 'sm' as const, children: <button type="button">Bara på breda skärmar</button> },
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BredSkärm: Story = {
  name: 'Bred skärm',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Smal: Story = {
  name: '320 px',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const BaraPåPapper: Story = {
  name: 'Bara på papper',
  args: { on: 'screen', children: 'Rapporten är ingen faktura.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rapporten är ingen faktura.')).not.toBeVisible();
  },
};
