import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Uppbyggnad/Rubrik · Heading',
  component: Heading,
  args: { level: 1, children: 'Översikt' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nivåer: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Logga in
      </Heading>
      <Heading level={2} size="title1">
        Översikt
      </Heading>
      <Heading level={2}>Förbrukning per dygn</Heading>
      <Heading level={3}>Butik Lövåsen</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const LångtOrd: Story = {
  name: 'Långt svenskt ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Koncernadministratörsbehörighetsgruppsinställningar', size: 'display' },
};
