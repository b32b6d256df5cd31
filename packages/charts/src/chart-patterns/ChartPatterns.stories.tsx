import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { StackedBarGraph } from '../stacked-bar-graph/index.ts';
import { ChartPatterns } from './ChartPatterns.tsx';

const names = ['Kyllager Rosenlund', 'Kontorshus', 'Lager Östra hamnen', 'Bageri', 'Matsal', 'Butik Lövåsen'];
const months = ['maj', 'juni', 'juli'].map((name) => ({ key: name, label: name, name: `${name} 2026` }));
const series = names.map((label, i) => ({
  key: label,
  label,
  values: [42_000 - i * 6000, 40_000 - i * 5500, 44_000 - i * 6200],
}));

function Graph() {
  return (
    <StackedBarGraph
      title="Förbrukning per månad"
      unit="kWh"
      categoryLabel="Månad"
      period="1 maj – 31 juli 2026"
      categories={months}
      series={series}
      mostParts={4}
    />
  );
}

/** Whether the lines of every pattern in the picture are drawn. */
function drawnPatterns(canvas: HTMLElement): ReadonlySet<string> {
  const lines = canvas.querySelectorAll('figure pattern path');
  return new Set(Array.from(lines, (line) => getComputedStyle(line).display));
}

const meta = {
  title: 'Diagram/Mönster i ytor · ChartPatterns',
  component: ChartPatterns,
  tags: ['!autodocs'],
  args: { when: 'needed', children: <Graph /> },
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta<typeof ChartPatterns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plain fills, distinguished by lightness, the gap between them and their names. */
export const VidBehov: Story = {
  name: 'Vid behov',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Månad' });
    await waitFor(() => expect(drawnPatterns(canvasElement)).toEqual(new Set(['none'])));
  },
};

export const Alltid: Story = {
  args: { when: 'always' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Månad' });
    await waitFor(() => expect(drawnPatterns(canvasElement)).toEqual(new Set(['inline'])));
  },
};

/** High contrast has patterns without any setting. */
export const HögKontrast: Story = {
  name: 'Hög kontrast',
  globals: { theme: 'high-contrast', viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Månad' });
    await waitFor(() => expect(drawnPatterns(canvasElement)).toEqual(new Set(['inline'])));
  },
};

/** The innermost setting applies. */
export const Inuti: Story = {
  args: {
    when: 'always',
    children: (
      <ChartPatterns when="needed">
        <Graph />
      </ChartPatterns>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Månad' });
    await waitFor(() => expect(drawnPatterns(canvasElement)).toEqual(new Set(['none'])));
  },
};
