import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { expect } from 'storybook/test';

import { Link } from '../link/index.ts';
import { Field, hasError } from './Field.tsx';
import * as styles from './Field.css.ts';

const meta = {
  title: 'Formulär/Fältets delar · Field',
  component: Field,
  args: {
    label: 'Meter-id',
    hint: 'Står på mätarens framsida.',
    children: (
      <Group className={`${styles.control} ${styles.controlSize.md}`}>
        <Input className={styles.input} />
      </Group>
    ),
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <TextField className={styles.field} isInvalid={hasError(args.errorMessage)} validationBehavior="aria">
      <Field {...args} />
    </TextField>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EgetFält: Story = {
  name: 'Ett eget fält',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Meter-id' });
    await expect(field).toHaveAccessibleDescription('Står på mätarens framsida.');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};

export const Valfritt: Story = {
  args: { isOptional: true, labelAction: <Link href="#var">Var står det?</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Meter-id (valfritt)' })).toBeVisible();
  },
};

export const Fel: Story = {
  args: { errorMessage: 'Ange åtta siffror, till exempel 40012345.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Meter-id' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Ange åtta siffror/);
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Elnätsabonnemangsuppföljningsreferensnummer', isOptional: true },
};
