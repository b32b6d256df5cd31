import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Stack } from '../stack/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Formulär/Kryssruta · Checkbox',
  component: Checkbox,
  args: { children: 'Butik Lövåsen', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EjVald: Story = {
  name: 'Ej vald',
  play: async ({ canvas, userEvent, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Butik Lövåsen' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
  },
};

export const Vald: Story = { args: { defaultSelected: true } };

const sites = ['Butik Lövåsen', 'Kyllager Rosenlund', 'Lager Östra hamnen'];

function SitesWithAll() {
  const [selected, setSelected] = useState<readonly string[]>(['Butik Lövåsen']);
  return (
    <Stack gap="1">
      <Checkbox
        isSelected={selected.length === sites.length}
        isIndeterminate={selected.length > 0 && selected.length < sites.length}
        onChange={(isSelected) => setSelected(isSelected ? sites : [])}
      >
        Alla anläggningar
      </Checkbox>
      {sites.map((site) => (
        <Checkbox
          key={site}
          isSelected={selected.includes(site)}
          onChange={(isSelected) =>
            setSelected(isSelected ? [...selected, site] : selected.filter((other) => other !== site))
          }
        >
          {site}
        </Checkbox>
      ))}
    </Stack>
  );
}

export const Delvis: Story = {
  name: 'Delvis vald',
  render: () => <SitesWithAll />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Alla anläggningar' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kyllager Rosenlund' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const MedBeskrivning: Story = {
  name: 'Med beskrivning',
  args: { children: 'Kom ihåg mig', description: 'Gäller i 30 dagar på den här datorn.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Gäller i 30 dagar på den här datorn.',
    );
  },
};

export const Fel: Story = {
  args: { children: 'Jag har läst villkoren', errorMessage: 'Kryssa i rutan för att gå vidare.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Avstängd: Story = {
  render: (args) => (
    <Stack gap="1">
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
      <Checkbox {...args} isDisabled isIndeterminate />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeDisabled();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: 'Koncernadministratörsbehörighetsgruppsinställning för elnätsabonnemangsuppföljning',
    description: 'Överuttagsberäkningsunderlag skickas till anläggningsgruppsansvariga.',
  },
};
