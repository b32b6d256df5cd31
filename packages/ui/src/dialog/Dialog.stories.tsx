import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Över sidan/Dialog · Dialog',
  component: Dialog,
  args: {
    trigger: <Button>Ändra byggnad</Button>,
    title: 'Ändra byggnad',
    children: <TextField label="Byggnad" defaultValue="Kvarteret Ripan" />,
    actions: (
      <>
        <Button slot="close">Avbryt</Button>
        <Button slot="close" variant="primary">
          Spara
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ändra byggnad' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Ändra byggnad' });
    await waitFor(() => expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus')));
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus'));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Öppen: Story = {
  tags: ['picture'],
  parameters: {
    ariaSnapshot: `
      - dialog "Ändra byggnad":
        - heading "Ändra byggnad" [level=2]
        - button "Stäng"
        - text: Byggnad
        - textbox "Byggnad":
          - text: Kvarteret Ripan
        - button "Avbryt"
        - button "Spara"
    `,
  },
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Ändra byggnad' });
    await expect(within(dialog).getByRole('button', { name: 'Stäng' })).toBeVisible();
  },
};

export const Lång: Story = {
  name: 'Långt innehåll',
  args: {
    isOpen: true,
    size: 'lg',
    title: 'Villkor för delning av mätvärden',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>Mätvärden delas med förvaltaren tills koncernen återkallar behörigheten.</p>
    )),
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Spara' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    isOpen: true,
    title: 'Ändra koncernadministratörsbehörighetsgruppsinställning',
    children: 'Elnätsabonnemangsuppföljningsanläggningsgruppsansvariga meddelas.',
  },
};
