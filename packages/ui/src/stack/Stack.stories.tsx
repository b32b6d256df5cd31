import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Uppbyggnad/Stapel · Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Text>Butik Stortorget 4</Text>
        <Text>Kyllager Rosenlund</Text>
        <Text>Bageri Industrivägen 8</Text>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PåHöjden: Story = { name: 'På höjden', args: { gap: '2' } };

const buttons = (
  <>
    <Button>Avbryt</Button>
    <Button>Förhandsgranska</Button>
    <Button variant="primary">Spara ändringar</Button>
  </>
);

export const PåRad: Story = {
  name: 'På rad',
  args: { direction: 'row', gap: '3', children: buttons },
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Avbryt', 'Förhandsgranska', 'Spara ändringar']);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Avbryt' })).toHaveFocus();
  },
};

export const Bryts: Story = {
  name: 'Rad som bryts, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { direction: 'row', gap: '3', isWrapping: true, children: buttons },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: (
      <>
        <Text>Elnätsabonnemangsuppföljningsrapporteringsverktyg</Text>
        <Text>Västernorrlandskustens Livsmedelsdistributionsaktiebolag</Text>
      </>
    ),
  },
};
