import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SplitBar } from './SplitBar.tsx';
import type { SplitPart } from './split-shares.ts';

const file = (created: number, replaced: number, open: number): readonly SplitPart[] => [
  { key: 'created', label: 'nya', value: created, tone: 'success' },
  { key: 'replaced', label: 'ersätter', value: replaced, tone: 'info' },
  { key: 'open', label: 'behöver ett val', value: open, tone: 'danger' },
];

const meta = {
  title: 'Data/Delad stapel · SplitBar',
  component: SplitBar,
  args: { label: 'Filens rader', parts: file(148_211, 412, 281) },
} satisfies Meta<typeof SplitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Utfall: Story = {
  parameters: {
    ariaSnapshot: `
      - list "Filens rader":
        - listitem: nya 99,5 %
        - listitem: ersätter 0,3 %
        - listitem: behöver ett val 0,2 %
    `,
  },
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span')];
    await expect(parts).toHaveLength(3);
    for (const part of parts) await expect(part.getBoundingClientRect().width).toBeGreaterThanOrEqual(4);
  },
};

export const MycketLitenDel: Story = {
  name: 'Mycket liten del',
  args: { parts: file(1_204_608, 0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^behöver ett val under 0,1\s%$/)).toBeVisible();
    await expect(canvas.queryByText(/ersätter/)).not.toBeInTheDocument();
  },
};

export const AllaToner: Story = {
  name: 'Alla toner',
  args: {
    parts: [
      { key: 'a', label: 'nya', value: 5, tone: 'success' },
      { key: 'b', label: 'ersätter', value: 4, tone: 'info' },
      { key: 'c', label: 'osäkra', value: 3, tone: 'warning' },
      { key: 'd', label: 'avvisade', value: 2, tone: 'danger' },
      { key: 'e', label: 'oförändrade', value: 1, tone: 'neutral' },
    ],
  },
};

export const Inget: Story = {
  name: 'Inget att dela',
  args: { parts: file(0, 0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    parts: [
      { key: 'a', label: 'mätvärdesrapporteringspåminnelser', value: 60, tone: 'success' },
      { key: 'b', label: 'elnätsabonnemangsuppföljningsrader', value: 40, tone: 'danger' },
    ],
  },
};
