import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { showToast, toastQueue, type ToastMessage } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

function ToastTrigger(message: ToastMessage) {
  return (
    <>
      <Button onPress={() => showToast(message)}>Spara</Button>
      <ToastRegion />
    </>
  );
}

const undo = fn();

const meta = {
  title: 'Återkoppling/Avisering · ToastRegion, showToast',
  component: ToastTrigger,
  args: {
    title: 'Ändringarna har sparats',
    description: 'Rollen Energicontroller gäller nu 41 användare.',
  },
  beforeEach: () => {
    undo.mockClear();
    toastQueue.clear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof ToastTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bekräftelse: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Spara' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByRole('alertdialog', { name: 'Ändringarna har sparats' });
    await expect(toast).toHaveAccessibleDescription('Rollen Energicontroller gäller nu 41 användare.');
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(button).toHaveFocus();
  },
};

export const StängsMedTangentbordet: Story = {
  name: 'Nås med F6 och stängs med tangentbordet',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: '1 avisering' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Stäng' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Spara' })).toHaveFocus();
  },
};

export const MedÅtgärd: Story = {
  name: 'Med åtgärd',
  args: { title: 'Favoriten är borttagen', action: { label: 'Ångra', onPress: undo } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const MedLänkOchÅtgärd: Story = {
  name: 'Med länk och åtgärd',
  tags: ['picture'],
  args: {
    title: 'Nyheten är publicerad',
    description: 'Kunderna i 12 koncerner ser den.',
    link: { label: 'Visa', href: '#nyheten' },
    action: { label: 'Avpublicera', onPress: undo },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Avpublicera' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    const link = await screen.findByRole('link', { name: 'Visa' });
    await expect(link).toHaveAttribute('href', '#nyheten');
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const EnIFyraToner: Story = {
  name: 'En åt gången',
  render: () => (
    <>
      <Button
        onPress={() => {
          showToast({
            tone: 'info',
            title: 'Rapporten tas fram',
            description: 'Vi säger till när det är klart.',
          });
          showToast({ tone: 'danger', title: 'Rapporten kunde inte tas fram' });
        }}
      >
        Ta fram rapport
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ta fram rapport' }));
    const toasts = await screen.findAllByRole('alertdialog');
    await expect(toasts).toHaveLength(1);
    await expect(toasts[0]).toHaveTextContent('Rapporten kunde inte tas fram');
    await expect(within(toasts[0] ?? document.body).getByRole('img', { name: 'Fel' })).toBeVisible();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    tone: 'warning',
    title: 'Elnätsabonnemangsuppföljningsunderlaget sparades delvis',
    description: 'Koncernadministratörsbehörighetsgruppsinställningen saknas.',
    action: { label: 'Visa', onPress: undo },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await waitFor(async () => expect(await screen.findByRole('alertdialog')).toBeVisible());
  },
};
