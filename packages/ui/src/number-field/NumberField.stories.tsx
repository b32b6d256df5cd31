import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Kept({ value: first, onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Formulär/Talfält · NumberField',
  component: NumberField,
  args: { label: 'Abonnerad effekt', unit: 'kW', value: 160, decimals: 1, min: 0, max: 5000, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Abonnerad effekt.*kW$/ });
    await expect(field).toHaveValue('160,0');
    await userEvent.clear(field);
    await userEvent.keyboard('1 284.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1284.5);
    await userEvent.tab();
    await expect(field).toHaveValue('1\u00a0284,5');
  },
};

export const Oläsligt: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.keyboard('hundra');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('hundra');
    await expect(field).toHaveAccessibleDescription('Ange ett tal, till exempel 160,5.');
    await userEvent.clear(field);
    await userEvent.keyboard('9 000');
    await expect(field).toHaveAccessibleDescription('Ange högst 5\u00a0000.');
    await userEvent.clear(field);
    await userEvent.keyboard('-3');
    await expect(field).toHaveAccessibleDescription('Ange minst 0.');
    await userEvent.clear(field);
    await userEvent.keyboard('3,25');
    await expect(field).toHaveAccessibleDescription('Ange högst 1 decimal.');
  },
};

export const Tomt: Story = { args: { value: null, isOptional: true, hint: 'Står på elnätsfakturan.' } };

export const FelFrånServern: Story = {
  name: 'Fel från servern',
  args: { errorMessage: 'Nätägaren tillåter högst 125 kW.' },
};

export const Avstängt: Story = { args: { isDisabled: true } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Elnätsabonnemangsuppföljningsgränsvärde', unit: 'kWh/år' },
};
