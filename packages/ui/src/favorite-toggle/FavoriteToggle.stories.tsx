import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FavoriteToggle } from './FavoriteToggle.tsx';

const meta = {
  title: 'Handlingar/Favoritknapp · FavoriteToggle',
  component: FavoriteToggle,
  args: { name: 'Butik Stortorget 4', isFavorite: false, onChange: fn() },
} satisfies Meta<typeof FavoriteToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InteFavorit: Story = {
  name: 'Inte favorit',
  play: async ({ canvas, userEvent, args }) => {
    const star = canvas.getByRole('button', { name: 'Favorit: Butik Stortorget 4' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    const { width, height } = star.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const Favorit: Story = {
  args: { isFavorite: true },
  play: async ({ canvas, userEvent, args }) => {
    const star = canvas.getByRole('button', { name: 'Favorit: Butik Stortorget 4' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

function Kept(args: Parameters<typeof FavoriteToggle>[0]) {
  const [isFavorite, setFavorite] = useState(false);
  return <FavoriteToggle {...args} isFavorite={isFavorite} onChange={setFavorite} />;
}

export const BehållerSittNamn: Story = {
  name: 'Behåller sitt namn',
  render: Kept,
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Favorit: Butik Stortorget 4' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toHaveAccessibleName('Favorit: Butik Stortorget 4');
  },
};

export const Avstängd: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
