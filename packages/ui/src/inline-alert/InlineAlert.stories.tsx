import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { InlineAlert } from './InlineAlert.tsx';

const meta = {
  title: 'Återkoppling/Meddelande · InlineAlert',
  component: InlineAlert,
  args: { children: 'Koden gäller till kl. 09.52.' },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upplysning: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Upplysning' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

const retry = fn();

export const Fel: Story = {
  args: {
    tone: 'danger',
    title: 'Rapporten kunde inte hämtas.',
    children: 'Inget svar från servern.',
    actions: (
      <Button size="sm" onPress={retry}>
        Försök igen
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Rapporten kunde inte hämtas.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Toner: Story = {
  render: () => (
    <Stack gap="3">
      <InlineAlert tone="danger" announce="off" title="Rapporten kunde inte hämtas.">
        Inget svar från servern. <Link href="#igen">Försök igen</Link>
      </InlineAlert>
      <InlineAlert tone="warning" title="Tre timmar saknas i oktober.">
        Summan räknas utan dem.
      </InlineAlert>
      <InlineAlert tone="success">Alla mätvärden är uppmätta.</InlineAlert>
      <InlineAlert tone="info">Mätvärden väntas kl. 10.00.</InlineAlert>
    </Stack>
  ),
};

export const Uppläst: Story = {
  name: 'Läses upp artigt',
  args: { tone: 'success', announce: 'polite', children: 'Ny kod är skickad.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ny kod är skickad.');
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    tone: 'warning',
    title: 'Elnätsabonnemangsuppföljningsunderlag saknas',
    children: 'Koncernadministratörsbehörighetsgruppsinställningen hindrar förbrukningsprofilsjämförelsen.',
  },
};
