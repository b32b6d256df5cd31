import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function Kept({ value: first, onChange, ...props }: MultiSelectProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <MultiSelect
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
  title: 'Formulär/Flerval i lista · MultiSelect',
  component: MultiSelect<string>,
  args: {
    label: 'Kundnummer',
    value: [],
    onChange: fn(),
    options: [
      { value: '1048213', label: '1048213', description: 'Norrviken Livs AB' },
      { value: '1048231', label: '1048231', description: 'Norrviken Butik AB' },
      { value: '1048240', label: '1048240', description: 'Norrviken Logistik AB' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanligt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Välj Kundnummer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Kundnummer' });
    await waitFor(() => expect(list).toContainElement(document.querySelector<HTMLElement>(':focus')));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1048213', '1048231']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 av 3 Kundnummer' })).toHaveFocus());
  },
};

export const Öppet: Story = {
  tags: ['opened'],
  args: { value: ['1048231'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1048231 Kundnummer' }));
    await waitFor(async () =>
      expect(await screen.findByRole('listbox', { name: 'Kundnummer' })).toBeVisible(),
    );
  },
};

export const Alla: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj Kundnummer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Välj alla' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Alla 3 Kundnummer' })).toBeVisible();
  },
};

export const EttVal: Story = { name: 'Ett val', args: { value: ['1048231'] } };

export const Fel: Story = { args: { errorMessage: 'Välj minst ett kundnummer.' } };

export const Avstängt: Story = { args: { isDisabled: true, value: ['1048213'] } };

export const PåVäg: Story = {
  name: 'Valen är på väg',
  args: { isLoading: true, value: ['1048299'] },
  render: function Arriving(args) {
    const [hasArrived, setHasArrived] = useState(false);
    return (
      <>
        <Kept {...args} {...(hasArrived ? { isLoading: false } : { options: [] })} />
        <button type="button" data-testid="answer" hidden onClick={() => setHasArrived(true)}>
          Svara
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Laddar … Kundnummer' }));
    await expect(await screen.findByRole('listbox', { name: 'Kundnummer' })).toHaveTextContent('Laddar …');
    document.querySelector<HTMLElement>('[data-testid=answer]')?.click();
    await userEvent.click(await screen.findByRole('option', { name: /^1048231/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1048231', '1048299']);
  },
};

export const Tomt: Story = {
  name: 'Inget att välja',
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Välj Kundnummer' }));
    await waitFor(async () => expect(await screen.findByText('Inget att välja')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Välj Kundnummer' })).toHaveFocus());
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    value: ['a'],
    options: [{ value: 'a', label: 'Koncernadministratörsbehörighetsgruppsinställningsansvariga' }],
  },
};
