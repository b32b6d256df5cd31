import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { HelpPopover } from './HelpPopover.tsx';

const meta = {
  title: 'Över sidan/Hjälpruta · HelpPopover',
  component: HelpPopover,
  args: {
    term: 'Residualmix',
    children:
      'Den el som återstår när all el med ursprungsgarantier är såld. Används för den som inte har valt ursprung.',
  },
  render: (args) => (
    <p>
      {args.term} <HelpPopover {...args} />
    </p>
  ),
} satisfies Meta<typeof HelpPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Förklaring: Residualmix' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Residualmix' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Öppen: Story = {
  tags: ['opened'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Förklaring: Residualmix' }));
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Residualmix' })).toBeVisible(),
    );
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { term: 'Utsläppsintensitetsberäkning' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
};
