import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigering/Brödsmulor · Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Norrviken Livs AB', href: '/corporate-groups/1' },
      { label: 'Norrviken Butik AB', href: '/corporate-groups/1/facility/2' },
      { label: 'Butik Stortorget 4' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanliga: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Du är här' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Norrviken Butik AB' })).toHaveFocus();
    await expect(canvas.getByText('Butik Stortorget 4')).toHaveAttribute('aria-current', 'page');
  },
};

export const Vikta: Story = {
  args: {
    items: [
      { label: 'Koncerner', href: '/corporate-groups' },
      { label: 'Norrviken Livs AB', href: '/corporate-groups/1' },
      { label: 'Norrviken Butik AB', href: '/corporate-groups/1/facility/2' },
      { label: 'Butik Stortorget 4', href: '/corporate-groups/1/site/3' },
      { label: 'Timrapport' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      { label: 'Koncernadministratörsbehörighetsgrupper', href: '/a' },
      { label: 'Elnätsabonnemangsuppföljningsanläggningsgruppsinställning' },
    ],
  },
};
