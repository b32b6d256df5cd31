import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { Section } from './Section.tsx';

const meta = {
  title: 'Uppbyggnad/Avsnitt · Section',
  component: Section,
  args: { title: 'Favoriter', children: <Text>Butik Lövåsen, Kyllager Rosenlund</Text> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Favoriter' })).toBeVisible();
  },
};

export const MedLinje: Story = {
  name: 'Med linje och länk',
  args: { hasRule: true, actions: <Link href="/sites">Visa alla anläggningar</Link> },
};

export const FörstISpalten: Story = {
  name: 'Först i spalten',
  args: { isFirst: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'Favoriter' })).marginBlockStart).toBe(
      '0px',
    );
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Koncernadministratörsbehörigheter',
    actions: <Link href="/sites">Visa elnätsabonnemangsuppföljning</Link>,
  },
};
