import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Formulär/Textruta · TextArea',
  component: TextArea,
  args: { label: 'Ingress', name: 'preamble', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Första raden{Enter}Andra raden');
    await expect(canvas.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Första raden\nAndra raden');
    await expect(args.onChange).toHaveBeenLastCalledWith('Första raden\nAndra raden');
  },
};

export const MedRäknare: Story = {
  name: 'Med räknare',
  args: { maxCharacters: 20, hint: 'Syns i listan över nyheter.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Elpriset i höst');
    await expect(canvas.getByText('5 tecken kvar')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, ' blir lägre');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 tecken för mycket');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('Elpriset i höst blir lägre');
  },
};

export const Fel: Story = { args: { errorMessage: 'Skriv en ingress.' } };

export const Avstängd: Story = { args: { isDisabled: true, defaultValue: 'Kan inte ändras.' } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Koncernadministratörsbehörighetsgruppsbeskrivning',
    defaultValue: 'Elnätsabonnemangsuppföljningsanläggningsgruppsansvariga meddelas.',
    maxCharacters: 300,
  },
};
