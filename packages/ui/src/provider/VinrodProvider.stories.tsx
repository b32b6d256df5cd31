import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { Button, buttonMessages } from '../button/index.ts';
import { overrideMessages } from '../messages/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { useTheme } from './theme-choice.ts';
import type { ThemeChoice } from './theme-choices.ts';
import { VinrodProvider } from './VinrodProvider.tsx';

const names: Readonly<Record<ThemeChoice, string>> = {
  system: 'Som systemet',
  light: 'Ljust',
  dark: 'Mörkt',
  'high-contrast': 'Hög kontrast',
};

function ThemeSelect() {
  const { choice, theme, setChoice } = useTheme();
  return (
    <Stack align="start">
      <Select
        label="Tema"
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'system', label: names.system },
          { value: 'light', label: names.light },
          { value: 'dark', label: names.dark },
          { value: 'high-contrast', label: names['high-contrast'] },
        ]}
      />
      <Text tone="muted">Visas nu: {names[theme]}</Text>
    </Stack>
  );
}

const onThemeChoiceChange = fn();

const meta = {
  title: 'Grunder/Tema och språk · VinrodProvider',
  tags: ['no-picture'],
  component: VinrodProvider,
  args: { children: <ThemeSelect />, defaultThemeChoice: 'light', onThemeChoiceChange },
} satisfies Meta<typeof VinrodProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Temaval: Story = {
  play: async ({ canvas, userEvent }) => {
    onThemeChoiceChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Ljust Tema' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mörkt' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(canvas.getByText('Visas nu: Mörkt')).toBeVisible();
    await expect(onThemeChoiceChange).toHaveBeenCalledWith('dark');
  },
};

export const Engelska: Story = {
  args: {
    language: 'en',
    children: (
      <Button variant="primary" isPending>
        Save
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Working …' })).toBeVisible();
  },
};

export const EgnaOrd: Story = {
  name: 'Leverantörens egna ord',
  args: {
    messages: [overrideMessages(buttonMessages, { pending: 'Sparar …' })],
    children: (
      <Button variant="primary" isPending>
        Spara
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spara Sparar …' })).toBeVisible();
  },
};
