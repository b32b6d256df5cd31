import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Över sidan/Verktygstips · Tooltip',
  component: Tooltip,
  args: { content: 'Filen blir ungefär 1,84 MB', children: <Button>Ladda ner</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ladda ner' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Filen blir ungefär 1,84 MB');
    await expect(button).toHaveAccessibleDescription('Filen blir ungefär 1,84 MB');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const Öppet: Story = {
  tags: ['opened'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
  },
};

export const Ikonknapp: Story = {
  args: { content: 'Favoriter ligger först i listan', children: <IconButton icon={Star} label="Favorit" /> },
};

export const Avstängt: Story = {
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    content:
      'Elnätsabonnemangsuppföljning för anläggningsgruppsansvariga med koncernadministratörsbehörighetsgruppsinställning',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
  },
};
