import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

const meta = {
  title: 'Återkoppling/Skelett · Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  render: () => (
    <SkeletonGroup label="Läser in anläggningar …">
      <Stack gap="3">
        <Skeleton width={140} />
        <Skeleton width={260} />
        <Skeleton width="80%" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Läser in anläggningar …');
  },
};

export const Former: Story = {
  render: () => (
    <SkeletonGroup>
      <Stack direction="row" gap="4" align="center" isWrapping>
        <Skeleton shape="circle" width={40} />
        <Skeleton shape="block" width={255} height={196} />
        <Skeleton shape="block" width={160} height={32} />
      </Stack>
    </SkeletonGroup>
  ),
};

export const Smal: Story = {
  name: '320 px',
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <SkeletonGroup>
      <Skeleton shape="block" width={600} height={120} />
    </SkeletonGroup>
  ),
};
