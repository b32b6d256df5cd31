import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { OtpField, type OtpFieldProps } from './OtpField.tsx';

function KeptOtpField(props: OtpFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (digits: string) => {
    setValue(digits);
    props.onChange(digits);
  };
  return <OtpField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Formulär/Engångskod · OtpField',
  component: OtpField,
  render: (args) => <KeptOtpField {...args} />,
  args: {
    label: 'Engångskod',
    hint: 'Du kan klistra in hela koden.',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tom: Story = {
  parameters: {
    ariaSnapshot: `
      - text: Engångskod Du kan klistra in hela koden.
      - textbox "Engångskod": "40712"
    `,
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Engångskod' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('40a7');
    await expect(input).toHaveValue('407');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('123');
    await expect(args.onComplete).toHaveBeenCalledWith('407123');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('40712');
  },
};

export const Påbörjad: Story = { args: { value: '407', autoFocus: true } };

export const Inklistrad: Story = {
  name: 'Inklistrad kod med mellanslag',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.paste('Koden är 407 123');
    await expect(canvas.getByRole('textbox')).toHaveValue('407123');
    await expect(args.onComplete).toHaveBeenCalledWith('407123');
  },
};

export const Rättad: Story = {
  name: 'En siffra rättas i en full kod',
  args: { value: '407123' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('497123');
    await expect(input.selectionStart).toBe(2);
  },
};

export const AlltMarkerat: Story = {
  name: 'Allt markeras och skrivs över',
  args: { value: '407123' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(0, 6);
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('5');
  },
};

export const Fel: Story = {
  args: { value: '407123', errorMessage: 'Koden är fel eller för gammal.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Engångskod' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Koden är fel eller för gammal\./);
  },
};

export const Avstängd: Story = {
  args: { value: '407123', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Smal: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    value: '407123',
    label: 'Engångskod för koncernadministratörsbehörighet',
    errorMessage: 'Engångskodens giltighetstidsbegränsning har passerats. Begär en ny engångskod.',
  },
};
