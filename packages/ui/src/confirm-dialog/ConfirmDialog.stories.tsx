import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { NewsCard } from '../news-card/NewsCard.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Över sidan/Bekräfta · ConfirmDialog',
  component: ConfirmDialog,
  args: {
    trigger: <Button variant="danger">Ta bort</Button>,
    title: 'Ta bort gruppen Kyldiskar etapp 2?',
    children: 'Anläggningarna finns kvar. Tre användare förlorar sin behörighet till gruppen.',
    confirmLabel: 'Ta bort gruppen',
    isIrreversible: true,
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ta bort gruppen Kyldiskar etapp 2?' });
    const cancel = within(dialog).getByRole('button', { name: 'Avbryt' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const Misslyckas: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error('Gruppen används i en rapport och kan inte tas bort.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort gruppen' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Gruppen används i en rapport');
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

let finish: () => void = () => undefined;

export const ArbetarÄnnu: Story = {
  name: 'Kan inte stängas medan den arbetar',
  args: {
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort gruppen' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const Publicera: Story = {
  tags: ['picture'],
  args: {
    trigger: <Button>Publicera</Button>,
    title: 'Publicera nyheten?',
    children: 'Alla 312 koncerner ser den direkt.',
    confirmLabel: 'Publicera nyheten',
    tone: 'primary',
    isIrreversible: false,
    isOpen: true,
    preview: (
      <NewsCard
        title="Så kapar du effekttoppen före jul"
        preamble="Kalla morgnar driver upp abonnemanget."
        publishedAt="2026-11-18T08:00:00+01:00"
        image={null}
        isUnread
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog', {
      name: 'Publicera nyheten?',
    });
    await expect(
      within(dialog).getByRole('heading', { name: 'Så kapar du effekttoppen före jul' }),
    ).toBeVisible();
    await expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    isOpen: true,
    title: 'Ta bort koncernadministratörsbehörighetsgruppsinställningen?',
    confirmLabel: 'Ta bort behörighetsgruppsinställningen',
  },
};
