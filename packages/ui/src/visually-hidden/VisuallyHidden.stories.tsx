import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from '../text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Uppbyggnad/Text för skärmläsare · VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '119,6 kilowatt av 110,0 kilowatt' },
  render: (args) => (
    <Text>
      <span aria-hidden="true">119,6 / 110,0 kW</span> <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  name: 'Läses upp men syns inte',
  play: async ({ canvas }) => {
    const words = canvas.getByText('119,6 kilowatt av 110,0 kilowatt');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
