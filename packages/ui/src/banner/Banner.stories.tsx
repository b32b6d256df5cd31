import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Banner } from './Banner.tsx';

const meta = {
  title: 'Återkoppling/Banderoll · Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Skuggläge',
    tone: 'shadow',
    children: 'Skuggläge: du visar portalen som Anna Lindqvist.',
    action: { label: 'Avsluta skuggläge', onPress: fn() },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skuggläge: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Skuggläge' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Avsluta skuggläge' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const Arbetar: Story = {
  args: { action: { label: 'Avsluta skuggläge', onPress: fn(), isPending: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.action?.onPress).not.toHaveBeenCalled();
  },
};

export const Upplysning: Story = {
  args: {
    label: 'Upplysning',
    tone: 'info',
    children: 'Mätvärden för 2026-11-19 väntas kl. 10.00.',
  },
};

export const IngenKontakt: Story = {
  name: 'Ingen kontakt',
  args: {
    label: 'Ingen kontakt',
    tone: 'warning',
    icon: WifiOff,
    children: 'Portalen når inte servern. Det du ser kan vara gammalt.',
    action: { label: 'Försök igen', onPress: fn() },
  },
};

export const Fel: Story = {
  args: { label: 'Fel', tone: 'danger', children: 'Inloggningen har gått ut.' },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    children:
      'Skuggläge: du visar portalen som Västernorrlandskustens Elnätsförvaltningsaktiebolag till kl. 14.30.',
  },
};
