import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { vars } from '../tokens/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Grunder/Logotyp',
  component: Logo,
  args: { name: 'Vinröd Energi' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vinröd Energi')).toBeVisible();
  },
};

export const Inverterad: Story = {
  args: { tone: 'inverse', isCompact: true },
  render: (args) => (
    <div style={{ background: vars.color.brandBlock, padding: 16 }}>
      <Logo {...args} />
    </div>
  ),
};

export const LångtNamn: Story = {
  name: 'Långt namn, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { name: 'Västernorrlandskustens Elnätsförvaltningsaktiebolag' },
};
