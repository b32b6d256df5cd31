import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers, SearchX } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const create = fn();

const meta = {
  title: 'Återkoppling/Tomt läge · EmptyState',
  component: EmptyState,
  args: {
    icon: Layers,
    title: 'Inga grupper ännu',
    children: 'Samla anläggningar du vill följa upp tillsammans.',
    action: (
      <Button size="sm" variant="primary" onPress={create}>
        Skapa grupp
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent }) => {
    create.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skapa grupp' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(create).toHaveBeenCalledOnce();
  },
};

export const IngenTräff: Story = {
  name: 'Ingen träff',
  args: {
    icon: SearchX,
    title: 'Inga träffar på ”Lövåsen”',
    headingLevel: 2,
    children: 'Sök på bolag, kundnummer, adress, förvaltare eller byggnad.',
    action: <Button size="sm">Rensa</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Inga träffar på ”Lövåsen”');
  },
};

export const EnRad: Story = {
  name: 'En rad, i en liten lista',
  render: () => <EmptyState title="Inga händelser ännu" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inga händelser ännu').getBoundingClientRect().height).toBeLessThan(30);
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Inga elnätsabonnemangsuppföljningar',
    children: 'Koncernadministratörsbehörighetsgruppsinställningar saknas för anläggningsgruppsansvariga.',
  },
};
