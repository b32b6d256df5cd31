import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import type { Period } from '../format/index.ts';
import { PeriodRuler, type PeriodRulerProps } from './PeriodRuler.tsx';

function Kept(args: PeriodRulerProps) {
  const [value, setValue] = useState<Period>(args.value);
  const change = (period: Period) => {
    setValue(period);
    args.onChange(period);
  };
  return <PeriodRuler {...args} onChange={change} value={value} />;
}

const meta = {
  title: 'Energi/Tidslinje · PeriodRuler',
  component: PeriodRuler,
  args: {
    today: '2026-11-20',
    value: { start: '2026-05-01', end: '2026-10-31' },
    onChange: fn(),
  },
  render: Kept,
} satisfies Meta<typeof PeriodRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MedTangentbordet: Story = {
  name: 'Med tangentbordet',
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('slider', { name: 'Periodens första månad' });
    const last = canvas.getByRole('slider', { name: 'Periodens sista månad' });
    await expect(first).toHaveAttribute('aria-valuetext', 'maj 2026');
    await expect(last).toHaveAttribute('aria-valuetext', 'oktober 2026');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-05-01', end: '2026-10-31' });
    await userEvent.tab();
    await expect(last).toHaveFocus();
    // The native range input handles the arrow keys; they result in a change event.
    await fireEvent.change(last, { target: { value: '24' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-05-01', end: '2026-11-30' });
    await expect(last).toHaveAttribute('aria-valuetext', 'november 2026');
  },
};

export const TryckPåMånad: Story = {
  name: 'Tryck på en månad',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByText('feb')[1] ?? canvas.getByRole('group'));
    await expect(args.onChange).not.toHaveBeenCalledWith({ start: '2026-05-01', end: '2026-10-31' });
    await expect(canvas.getByRole('group', { name: 'Tidslinje' })).toBeVisible();
  },
};

export const DelAvMånader: Story = {
  name: 'Delar av månader',
  args: { value: { start: '2025-12-12', end: '2026-02-09' } },
};

export const UtanförTidslinjen: Story = {
  name: 'Period utanför tidslinjen',
  args: { value: { start: '2022-01-01', end: '2022-12-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Periodens första månad' })).toHaveAttribute(
      'aria-valuetext',
      'januari 2022',
    );
  },
};

export const Avstängd: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const slider of canvas.getAllByRole('slider')) await expect(slider).toBeDisabled();
  },
};

export const Telefon: Story = { name: 'Telefon, 390 px', globals: { viewport: { value: 'phone' } } };

export const Smal: Story = { name: 'Smal, 320 px', globals: { viewport: { value: 'narrow' } } };
