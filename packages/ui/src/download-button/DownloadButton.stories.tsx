import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DownloadButton } from './DownloadButton.tsx';
import type { Download, DownloadedFile } from './use-download.ts';

const file: DownloadedFile = { name: 'manadsrapport-2026-10.csv', content: new Blob(['Månad;kWh\n']) };

const ready: Download = () => Promise.resolve(file);

const meta = {
  title: 'Handlingar/Hämtningsknapp · DownloadButton',
  component: DownloadButton,
  args: { children: 'Ladda ner (Excel)', download: ready },
} satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Hämtad: manadsrapport-2026-10.csv')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ladda ner (Excel)' })).toHaveFocus();
  },
};

const never: Download = (onProgress) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

export const Hämtar: Story = {
  args: { download: fn(never) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Hämtar, 40\s%$/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.download).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Misslyckas: Story = {
  args: { download: () => Promise.reject(new Error('Inget svar från servern.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ladda ner (Excel)' }));
    await expect(await canvas.findByText('Filen kunde inte hämtas.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Försök igen' })).toHaveFocus();
  },
};

export const Avstängd: Story = { args: { isDisabled: true } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Ladda ner elnätsabonnemangsuppföljningsanläggningsgruppsrapport' },
};
