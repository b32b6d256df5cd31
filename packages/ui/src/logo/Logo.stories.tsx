import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { vars } from '../tokens/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Grunder/Logotyp · Logo',
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

function drawn(fill: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 30 16 16 30 2 16Z" fill="${fill}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const EgetMärke: Story = {
  name: 'Eget märke',
  args: {
    name: 'Provorten Energi',
    picture: { light: drawn('#0b5c3f'), dark: drawn('#bfe6d2'), onBrand: drawn('#ffffff') },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Provorten Energi')).toBeVisible();
    const shown = [...canvasElement.querySelectorAll('img')].filter((image) => image.checkVisibility());
    await expect(shown).toHaveLength(1);
  },
};

export const MärkeSomSägerNamnet: Story = {
  name: 'Märke som säger namnet',
  args: {
    name: 'Provorten Energi',
    picture: {
      light: drawn('#0b5c3f'),
      dark: drawn('#bfe6d2'),
      onBrand: drawn('#ffffff'),
      ratio: 4,
      saysName: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Provorten Energi' })).toBeVisible();
    await expect(canvas.queryByText('Provorten Energi')).toBeNull();
  },
};

export const LångtNamn: Story = {
  name: 'Långt namn, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { name: 'Västernorrlandskustens Elnätsförvaltningsaktiebolag' },
};
