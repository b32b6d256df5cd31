import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ShareBar } from './ShareBar.tsx';
import { ShareLegend } from './ShareLegend.tsx';
import type { SharePart } from './share-parts.ts';

function mix(renewable: number, nuclear: number, fossil: number): readonly SharePart[] {
  return [
    { key: 'renewable', label: 'förnybart', value: renewable, origin: 'renewable' },
    { key: 'nuclear', label: 'kärnkraft', value: nuclear, origin: 'nuclear' },
    { key: 'fossil', label: 'fossilt', value: fossil, origin: 'fossil' },
  ];
}

/** Nordic residual mix as published by Energimarknadsinspektionen; 2020 was not found. */
const years = [
  { year: 2024, parts: mix(10.18, 21.61, 68.21) },
  { year: 2023, parts: mix(6.51, 14.68, 78.82) },
  { year: 2022, parts: mix(13.67, 22.39, 63.94) },
  { year: 2021, parts: mix(12.83, 32.06, 55.11) },
  { year: 2020, parts: [] },
  { year: 2019, parts: mix(5.31, 48.17, 46.52) },
];

const meta = {
  title: 'Diagram/Andelsstapel · ShareBar',
  component: ShareBar,
  tags: ['!autodocs'],
  args: { parts: mix(10.18, 21.61, 68.21) },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  args: { size: 'panel' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^förnybart 10,18\s%, kärnkraft 21,61\s% och fossilt 68,21\s%$/),
    ).toBeInTheDocument();
  },
};

/** One bar in each row, with a single legend. */
export const Tabell: Story = {
  render: () => (
    <>
      <ShareLegend parts={mix(0, 0, 0)} />
      <table style={{ inlineSize: '100%', maxInlineSize: 480 }}>
        <thead>
          <tr>
            <th scope="col">År</th>
            <th scope="col">Fördelning</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, parts }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td style={{ inlineSize: '100%' }}>
                {parts.length === 0 ? 'Saknas' : <ShareBar parts={parts} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^2024 förnybart 10,18/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A very small part keeps its outline. */
export const LitenDel: Story = { name: 'Mycket liten del', args: { parts: mix(0.05, 0, 99.95) } };

export const EnDel: Story = { name: 'En del', args: { parts: mix(100, 0, 0) } };

export const IngaVärden: Story = { name: 'Inga värden', args: { parts: [] } };

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } }, args: { size: 'panel' } };
