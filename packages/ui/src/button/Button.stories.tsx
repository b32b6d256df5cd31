import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Handlingar/Knapp · Button',
  component: Button,
  args: { children: 'Spara ändringar', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sekundär: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Spara ändringar' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Primär: Story = { args: { variant: 'primary', children: 'Logga in' } };

export const Tyst: Story = {
  args: { variant: 'quiet', children: 'Visa alla nyheter', iconAfter: ArrowRight },
};

export const Farlig: Story = { args: { variant: 'danger', children: 'Ta bort gruppen', icon: Trash2 } };

export const MedIkon: Story = { name: 'Med ikon', args: { children: 'Ladda ner (Excel)', icon: Download } };

export const Storlekar: Story = {
  render: (args) => (
    <Stack direction="row" gap="3" align="center" isWrapping>
      <Button {...args} size="sm">
        Liten
      </Button>
      <Button {...args}>Vanlig</Button>
      <Button {...args} size="lg">
        Stor
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Kompakt: Story = {
  name: 'Kompakt täthet',
  render: (args) => (
    <div data-density="compact">
      <Stack direction="row" gap="3" align="center" isWrapping>
        <Button {...args} size="sm">
          Liten
        </Button>
        <Button {...args} variant="primary">
          Vanlig
        </Button>
      </Stack>
    </div>
  ),
};

export const Avstängd: Story = {
  args: { isDisabled: true, variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Arbetar: Story = {
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Spara ändringar Arbetar …' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LångtOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    variant: 'primary',
    isFullWidth: true,
    children: 'Skapa koncernadministratörsbehörighetsgruppsinställning för elnätsabonnemangsuppföljning',
  },
};
