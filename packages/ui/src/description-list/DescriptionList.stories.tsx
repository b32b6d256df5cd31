import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/Uppgiftslista · DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Kundansvarig', details: 'Johan Ekberg' },
      { term: 'Administratör', details: <Link href="/users/1">Annika Lindqvist</Link> },
      { term: 'Avtal', details: 'Portfölj Trygg', note: 'till 2028-09-30' },
      { term: 'Miljöval', details: 'Vattenkraft, 90\u00a0%' },
      { term: 'Årsförbrukning', details: '2\u00a0641\u00a0055\u00a0kWh' },
      { term: 'Uppvärmd yta', details: null },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(canvas.getByText('saknas')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Annika Lindqvist' })).toHaveFocus();
  },
};

export const Summor: Story = {
  args: {
    layout: 'apart',
    items: [
      { term: 'Förfallodatum', details: '2026-11-20' },
      { term: 'Att betala', details: '33\u00a0740,00\u00a0kr' },
      { term: 'Betalt 2026-11-10', details: '−20\u00a0000,00\u00a0kr' },
      { term: 'Återstår', details: '13\u00a0740,00\u00a0kr', isStrong: true },
    ],
  },
};

export const Ovanför: Story = { args: { layout: 'above' } };

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      {
        term: 'Elnätsabonnemangsuppföljningsansvarig',
        details: 'Koncernadministratörsbehörighetsgruppsinställning',
      },
    ],
  },
};
