import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Över sidan/Flytruta · Popover',
  component: Popover,
  args: {
    title: 'Datakvalitet',
    trigger: <Button>Visa datakvalitet</Button>,
    children: 'Mätvärden finns för 99,8 % av timmarna. Tre timmar i oktober saknas och räknas inte med.',
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stängd: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Visa datakvalitet' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Datakvalitet' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Öppen: Story = {
  tags: ['picture'],
  args: { isOpen: true },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Stäng' })).toBeVisible());
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    isOpen: true,
    title: 'Elnätsabonnemangsuppföljning',
    children: 'Koncernadministratörsbehörighetsgruppsinställningar styr vilka anläggningsgrupper som visas.',
  },
};
