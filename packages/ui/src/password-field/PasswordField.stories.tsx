import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Link } from '../link/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Formulär/Lösenordsfält · PasswordField',
  component: PasswordField,
  args: { label: 'Lösenord', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Lösenord');
    await userEvent.tab();
    await userEvent.keyboard('hemligt');
    await expect(input).toHaveAttribute('type', 'password');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Visa lösenord' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('hemligt');

    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Visa lösenord' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const MedLänk: Story = {
  name: 'Med länk och stor höjd',
  args: {
    size: 'lg',
    defaultValue: 'hemligt-lösenord',
    labelAction: <Link href="/reset-password">Glömt lösenordet?</Link>,
  },
};

export const DöljsNärFormuläretSkickas: Story = {
  name: 'Döljs när formuläret skickas',
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Lösenord');
    await userEvent.click(canvas.getByRole('button', { name: 'Visa lösenord' }));
    await userEvent.type(input, 'hemligt{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Nytt: Story = {
  name: 'Nytt lösenord',
  args: {
    label: 'Nytt lösenord',
    hint: 'Minst tolv tecken. En mening går bra.',
    autoComplete: 'new-password',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nytt lösenord')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Fel: Story = {
  args: { defaultValue: 'kort', errorMessage: 'Lösenordet är för kort. Ange minst tolv tecken.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Lösenord')).toBeInvalid();
  },
};

export const Avstängt: Story = {
  args: { isDisabled: true, defaultValue: 'hemligt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Visa lösenord' })).toBeDisabled();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Koncernadministratörsbehörighetslösenord',
    errorMessage: 'Lösenordet finns i en lista över läckta lösenordskombinationer. Välj ett annat.',
    labelAction: <Link href="/reset-password">Glömt lösenordet?</Link>,
  },
};
