import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../../button/index.ts';
import { Section } from '../../section/index.ts';
import { SegmentedControl } from '../../segmented-control/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text } from '../../text/index.ts';

const meta = { title: 'Mönster/Efter behörighet' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function SiteGroup(): ReactElement {
  const [rights, setRights] = useState<'view' | 'change'>('view');
  const mayChange = rights === 'change';
  return (
    <Stack gap="4">
      <SegmentedControl
        label="Den som ser sidan"
        segments={[
          { value: 'view', label: 'får se' },
          { value: 'change', label: 'får ändra' },
        ]}
        value={rights}
        onChange={setRights}
      />
      <Section
        title="Kyldiskar"
        hasRule
        actions={
          mayChange ? (
            <>
              <Button variant="danger">Ta bort gruppen</Button>
              <Button variant="primary">Lägg till anläggningar</Button>
            </>
          ) : undefined
        }
      >
        <Text>14 anläggningar i Norrviken Butik AB</Text>
      </Section>
    </Stack>
  );
}

export const Grupp: Story = {
  name: 'Samma sida för två behörigheter',
  render: () => <SiteGroup />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'får ändra' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
