import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigering/Hopplänk · SkipLink',
  component: SkipLink,
  args: { targetId: 'innehall' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Huvudmeny">
        <a href="#analys">Analys</a>
      </nav>
      <main id="innehall">
        <h1>Översikt</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Synlig: Story = {
  name: 'Synlig med fokus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hoppa till innehållet' })).toBeVisible();
  },
};
