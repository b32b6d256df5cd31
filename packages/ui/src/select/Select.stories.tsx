import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Select } from './Select.tsx';

const meta = {
  title: 'Formulär/Val i lista · Select',
  component: Select,
  args: {
    label: 'Upplösning',
    onChange: fn(),
    options: [
      { value: 'quarter', label: 'Kvart' },
      { value: 'hour', label: 'Timme' },
      { value: 'day', label: 'Dygn' },
      { value: 'month', label: 'Månad' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Välj Upplösning' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect(await screen.findByRole('listbox', { name: 'Upplösning' })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('hour');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Timme Upplösning' })).toHaveFocus());
  },
};

export const Stängs: Story = {
  name: 'Stängs med Esc utan val',
  args: { defaultValue: 'day' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('option', { name: 'Dygn' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dygn Upplösning' })).toHaveFocus());
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Öppet: Story = {
  tags: ['opened'],
  args: {
    label: 'Förvaltare',
    hint: 'Den som tar emot rapporten.',
    isOptional: true,
    defaultValue: 'erik',
    options: [
      { value: 'anna', label: 'Anna Lindqvist', description: 'anna@norrviken.example' },
      { value: 'erik', label: 'Erik Sundström', description: 'erik@norrviken.example' },
      { value: 'maria', label: 'Maria Öberg', description: 'Inaktiv', isDisabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Maria Öberg Inaktiv' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Fel: Story = {
  args: { errorMessage: 'Välj en upplösning.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Välj en upplösning.');
  },
};

export const Avstängt: Story = {
  args: { isDisabled: true, defaultValue: 'hour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Litet: Story = { args: { size: 'sm', defaultValue: 'hour' } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljning',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Koncernadministratörsbehörighetsgruppsinställning' },
      {
        value: 'b',
        label: 'Förbrukningsprofilsjämförelse',
        description: 'Överuttagsberäkningsunderlag per anläggningsgrupp',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('listbox')).toBeVisible());
  },
};
