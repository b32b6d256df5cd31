import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Uppbyggnad/Text · Text',
  component: Text,
  args: { children: 'Förbrukningen var 12 345 kWh i oktober 2026.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Storlekar: Story = {
  render: (args) => (
    <Stack gap="3">
      <Text {...args} size="bodyLg" />
      <Text {...args} />
      <Text {...args} size="bodyStrong" />
      <Text {...args} size="small" />
      <Text {...args} size="caption" />
      <Text {...args} size="overline" />
    </Stack>
  ),
};

export const Toner: Story = {
  render: (args) => (
    <Stack gap="3">
      <Text {...args} tone="muted" />
      <Text {...args} tone="brand" />
      <Text {...args} tone="danger" />
    </Stack>
  ),
};

export const Engelska: Story = {
  name: 'Engelsk text i svensk sida',
  args: { lang: 'en', tone: 'muted', children: 'Sorry, something went wrong.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, something went wrong.')).toHaveAttribute('lang', 'en');
  },
};

export const Läslängd: Story = {
  args: {
    isReading: true,
    size: 'bodyLg',
    children:
      'Mätvärdena kommer från nätägaren varje natt. Saknas timmar räknas summan utan dem, och det står hur många som saknas. Beräknade värden är märkta.',
  },
};

export const LångtOrd: Story = {
  name: 'Långt svenskt ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Elnätsabonnemangsuppföljningskoncernadministratörsbehörighet' },
};
