import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLine, Table } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const resolutions = [
  { value: 'day', label: 'Dygn' },
  { value: 'week', label: 'Vecka' },
  { value: 'month', label: 'Månad' },
];

function Kept(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value);
  const select = (selected: string) => {
    setValue(selected);
    args.onChange(selected);
  };
  return <SegmentedControl {...args} onChange={select} value={value} />;
}

const meta = {
  title: 'Formulär/Segmentval · SegmentedControl',
  component: SegmentedControl<string>,
  args: { label: 'Upplösning', segments: resolutions, value: 'week', onChange: fn() },
  render: Kept,
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Upplösning' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Vecka' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Vecka' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Månad' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dygn' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
  },
};

export const MedIkoner: Story = {
  name: 'Med ikoner, utan synlig rubrik',
  args: {
    label: 'Visa som',
    isLabelHidden: true,
    value: 'chart',
    segments: [
      { value: 'chart', label: 'Diagram', icon: ChartLine },
      { value: 'table', label: 'Tabell', icon: Table },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tabell'));
    await expect(canvas.getByRole('radio', { name: 'Tabell' })).toBeChecked();
  },
};

export const Litet: Story = { args: { size: 'sm' } };

export const EttValAvstängt: Story = {
  name: 'Ett val avstängt',
  args: { segments: [{ value: 'quarter', label: 'Kvart', isDisabled: true }, ...resolutions] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Månad' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Kvart' })).toBeDisabled();
  },
};

export const Avstängt: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Elnätsabonnemangsuppföljning',
    value: 'a',
    segments: [
      { value: 'a', label: 'Anläggningsgrupper' },
      { value: 'b', label: 'Förbrukningsprofiler' },
      { value: 'c', label: 'Koncernadministratörer' },
    ],
  },
};
