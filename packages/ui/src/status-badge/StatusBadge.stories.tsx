import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Status } from './Status.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { statusTones, statusValues, type StatusKind } from './status-presets.ts';

const meta = {
  title: 'Data/Statusmärke · StatusBadge',
  component: StatusBadge,
  args: { children: 'Löper ut snart', tone: 'warning' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toner: Story = {
  render: () => (
    <Stack direction="row" gap="2" isWrapping>
      <StatusBadge tone="success">Betald</StatusBadge>
      <StatusBadge tone="info">Obetald</StatusBadge>
      <StatusBadge tone="warning">Delbetald</StatusBadge>
      <StatusBadge tone="danger">Förfallen</StatusBadge>
      <StatusBadge>Krediterad</StatusBadge>
      <StatusBadge isPlain>Slutfaktura</StatusBadge>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map((mark) => mark.innerHTML);
    await expect(new Set(shapes).size).toBe(5);
  },
};

function AllOf({ kind }: { readonly kind: StatusKind }) {
  return (
    <Stack direction="row" gap="2" isWrapping>
      {statusValues(kind).map((value) => (
        <Status key={value} kind={kind} value={value} />
      ))}
    </Stack>
  );
}

const kinds: readonly StatusKind[] = [
  'invoice',
  'invoiceType',
  'user',
  'news',
  'site',
  'customer',
  'quality',
  'resolution',
  'load',
  'origin',
];

export const Uppräkningar: Story = {
  name: 'Portalens uppräkningar',
  render: () => (
    <Stack gap="3">
      {kinds.map((kind) => (
        <AllOf key={kind} kind={kind} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(kinds).toHaveLength(Object.keys(statusTones).length);
    await expect(canvas.getByText('Inkasso')).toBeVisible();
    await expect(canvas.getByText('Bra Miljöval')).toBeVisible();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Elnätsabonnemangsuppsägningsbekräftelse saknas för anläggningsgruppen', tone: 'danger' },
};
