import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Formulär/Kryssrutegrupp · CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Roller',
    name: 'roles',
    onChange: fn(),
    options: [
      {
        value: 'economy',
        label: 'Ekonomi',
        description: 'Ser fakturor och kostnader. Hämtar specifikationer.',
      },
      { value: 'controller', label: 'Energicontroller', description: 'Ser månads-, tim- och grafrapport.' },
      { value: 'reader', label: 'Läsbehörig', description: 'Ser allt utan att ändra.', isDisabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Roller' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['controller']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['economy', 'controller']);
    await expect(canvas.getByRole('checkbox', { name: 'Ekonomi' })).toHaveAccessibleDescription(
      /Ser fakturor och kostnader/,
    );
  },
};

export const MedLinjer: Story = {
  name: 'Med linjer',
  args: { layout: 'ruled', defaultValue: ['controller'] },
};

export const PåRad: Story = {
  name: 'På rad',
  args: {
    label: 'Visa',
    layout: 'horizontal',
    options: [
      { value: 'high', label: 'Höglast' },
      { value: 'low', label: 'Låglast' },
    ],
  },
};

export const Fel: Story = {
  args: { errorMessage: 'Välj minst en roll.', layout: 'ruled' },
  play: async ({ canvas }) => {
    const error = canvas.getByText('Välj minst en roll.');
    const first = canvas.getByRole('checkbox', { name: 'Ekonomi' });
    await expect(first).toBeInvalid();
    // One line above the options says it: no box is red.
    await expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(first.getBoundingClientRect().top);
    const options = first.closest('label');
    const box = options?.querySelector('[aria-hidden="true"]') ?? null;
    await expect(box).not.toBeNull();
    if (box === null) return;
    await expect(getComputedStyle(box).borderTopColor).not.toBe(getComputedStyle(error).color);
  },
};

export const Avstängd: Story = { args: { isDisabled: true } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    options: [{ value: 'a', label: 'Koncernadministratörsbehörighetsgruppsinställning' }],
  },
};
