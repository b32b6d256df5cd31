import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigering/Flikar · Tabs',
  component: Tabs,
  args: {
    label: 'Rapporter',
    currentHref: '/analytics/graph',
    tabs: [
      { href: '/analytics/monthly', label: 'Månadsrapport' },
      { href: '/analytics/time', label: 'Timrapport' },
      { href: '/analytics/graph', label: 'Grafrapport' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanliga: Story = {
  parameters: {
    ariaSnapshot: `
      - navigation "Rapporter":
        - list:
          - listitem:
            - link "Månadsrapport":
              - /url: /analytics/monthly
          - listitem:
            - link "Timrapport":
              - /url: /analytics/time
          - listitem:
            - link "Grafrapport":
              - /url: /analytics/graph
    `,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Rapporter' })).toBeVisible();
    const current = canvas.getByRole('link', { name: 'Grafrapport' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Månadsrapport' })).toHaveFocus();
    await expect(current).toHaveAttribute('href', '/analytics/graph');
  },
};

export const MedAntal: Story = {
  name: 'Med antal',
  args: {
    label: 'Koncern',
    currentHref: '/a',
    tabs: [
      { href: '/a', label: 'Bolag', count: 3 },
      { href: '/b', label: 'Anläggningar', count: 1284 },
      { href: '/c', label: 'Användare', count: 0 },
    ],
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    currentHref: '/c',
    tabs: [
      { href: '/a', label: 'Sammanställning abonnemang' },
      { href: '/b', label: 'Sammanställning per kundnummer' },
      { href: '/c', label: 'Förbrukningsprofil' },
    ],
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Förbrukningsprofil' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
