import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { NumberField } from '../number-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';

function Controls(): ReactElement {
  return (
    <Stack gap="3" align="start">
      <TextField label="Anläggning" defaultValue="Butik Stortorget 4" />
      <Select
        label="Upplösning"
        defaultValue="month"
        options={[
          { value: 'month', label: 'Månad' },
          { value: 'week', label: 'Vecka' },
        ]}
      />
      <NumberField label="Abonnerad effekt" value={160} onChange={fn()} unit="kW" />
      <SegmentedControl
        label="Enhet"
        value="kwh"
        onChange={fn()}
        segments={[
          { value: 'kwh', label: 'kWh' },
          { value: 'mwh', label: 'MWh' },
        ]}
      />
      <Button>Hämta</Button>
    </Stack>
  );
}

function Densities(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
      }}
    >
      <section aria-label="Vanlig täthet">
        <Text tone="muted">Vanlig täthet</Text>
        <Controls />
      </section>
      <section aria-label="Kompakt täthet" data-density="compact">
        <Text tone="muted">Kompakt täthet</Text>
        <Controls />
        <section aria-label="Vanlig täthet i ett kompakt område" data-density="comfortable">
          <Text tone="muted">Vanlig täthet i ett kompakt område</Text>
          <Controls />
        </section>
      </section>
    </div>
  );
}

const meta = {
  title: 'Grunder/Täthet',
  component: Densities,
} satisfies Meta<typeof Densities>;

export default meta;
type Story = StoryObj<typeof meta>;

function controlsOf(region: HTMLElement): readonly HTMLElement[] {
  const at = within(region);
  return [...at.getAllByRole('button', { name: 'Hämta' }), ...at.getAllByRole('button', { name: /Månad/ })];
}

function heightsOf(region: HTMLElement): readonly number[] {
  return controlsOf(region).map((control) => control.getBoundingClientRect().height);
}

export const Tätheter: Story = {
  name: 'Vanlig och kompakt',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(heightsOf(canvas.getByRole('region', { name: 'Vanlig täthet' }))).toEqual([40, 40]);
    await expect(
      heightsOf(canvas.getByRole('region', { name: 'Vanlig täthet i ett kompakt område' })),
    ).toEqual([40, 40]);
    const compact = canvas.getByRole('region', { name: 'Kompakt täthet' });
    await expect(heightsOf(compact)).toEqual([30, 40, 30, 40]);
  },
};

export const Telefon: Story = {
  name: 'Telefon: alltid 44 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const compact = canvas.getByRole('region', { name: 'Kompakt täthet' });
    for (const height of heightsOf(compact)) await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Smal: Story = { name: '320 px', globals: { viewport: { value: 'narrow' } } };
