import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import type { StackedBarCategory, StackedBarSeries } from './stack-model.ts';
import { StackedBarGraph } from './StackedBarGraph.tsx';

const monthNames = ['maj', 'juni', 'juli', 'augusti', 'september', 'oktober'];
const months: readonly StackedBarCategory[] = monthNames.map((name) => ({
  key: name,
  label: name.length > 4 ? name.slice(0, 3) : name,
  name: `${name} 2026`,
}));

const load: readonly StackedBarSeries[] = [
  { key: 'high', label: 'Höglast', values: [114_320, 105_110, 98_900, 114_760, 135_400, 168_200] },
  { key: 'low', label: 'Låglast', values: [83_680, 83_890, 88_100, 87_240, 94_600, 110_800] },
];

/** Nordic residual mix as published by Energimarknadsinspektionen; 2020 was not found. */
const years: readonly StackedBarCategory[] = [2019, 2020, 2021, 2022, 2023, 2024].map((year) => ({
  key: String(year),
  label: String(year),
}));

const residualMix: readonly StackedBarSeries[] = [
  {
    key: 'renewable',
    label: 'Förnybart',
    origin: 'renewable',
    values: [5.31, null, 12.83, 13.67, 6.51, 10.18],
  },
  {
    key: 'nuclear',
    label: 'Kärnkraft',
    origin: 'nuclear',
    values: [48.17, null, 32.06, 22.39, 14.68, 21.61],
  },
  { key: 'fossil', label: 'Fossilt', origin: 'fossil', values: [46.52, null, 55.11, 63.94, 78.82, 68.21] },
];

const meta = {
  title: 'Diagram/Staplat stapeldiagram · StackedBarGraph',
  component: StackedBarGraph,
  tags: ['!autodocs'],
  args: {
    title: 'Höglast och låglast',
    unit: 'kWh',
    categoryLabel: 'Månad',
    period: '1 maj – 31 oktober 2026',
    categories: months,
    series: load,
  },
} satisfies Meta<typeof StackedBarGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Månader: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Höglast och låglast":
        - heading "Höglast och låglast" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Månad' });
    await step('Pilarna går mellan staplarna och lagren', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^114\s320 kilowattimmar, Höglast, maj 2026, 1 av 2, summa 198\s000$/,
      );
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^83\s890 kilowattimmar, Låglast, juni 2026, 2 av 2/,
      );
    });
    await step('Ett lager kan döljas', async () => {
      const layer = canvas.getByRole('button', { name: 'Låglast' });
      await userEvent.click(layer);
      await expect(layer).toHaveAttribute('aria-pressed', 'false');
      await expect(canvas.getByText(/^Högst: 168\s200\skWh, oktober 2026/)).toBeVisible();
      await userEvent.click(layer);
    });
    await step('Namnen vid sista stapeln är knapparna: pilarna följer bilden', async () => {
      const [high, low] = within(canvas.getByRole('toolbar', { name: 'Serier' })).getAllByRole('button');
      if (!high || !low) throw new Error('There are not two names.');
      await expect(high).toHaveAccessibleName('Höglast');
      await expect(high.getBoundingClientRect().top).toBeGreaterThan(low.getBoundingClientRect().top);
      await expect(high.getBoundingClientRect().height).toBe(24);
      high.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(low).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(high).toHaveFocus();
    });
    await step('Alla lager kan döljas och visas igen', async () => {
      for (const name of ['Höglast', 'Låglast']) await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getAllByText('Alla serier är dolda.')[0]).toBeVisible();
      for (const name of ['Höglast', 'Låglast']) await userEvent.click(canvas.getByRole('button', { name }));
      await expect(await canvas.findByRole('slider', { name: 'Månad' })).toBeInTheDocument();
    });
    await step('Tabellen har samma värden och summan', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(await canvas.findByRole('grid', { name: 'Höglast och låglast, kWh' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Månad' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^maj 2026 114\s320 83\s680 198\s000$/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

/** Shares are not added up over years; a missing year is hatched. */
export const Residualmix: Story = {
  args: {
    title: 'Residualmix per år',
    unit: '%',
    categoryLabel: 'År',
    period: '2019–2024',
    hasTotal: false,
    categories: years,
    series: residualMix,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /^Förnybart mellan 5,31\s% \(2019\) och 13,67\s% \(2022\)\. .* Värden saknas för 2020\.$/,
      ),
    ).toBeVisible();
    const cursor = await canvas.findByRole('slider', { name: 'År' });
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^saknas, Förnybart, 2020/);
  },
};

/** No room for names beside the bars: the legend has them. */
export const Telefon: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const layer = await canvas.findByRole('button', { name: 'Låglast' });
    await expect(layer).toHaveTextContent('Låglast');
  },
};

export const Negativ: Story = {
  name: 'Negativa värden',
  args: {
    title: 'Uttag och inmatning',
    series: [
      { key: 'out', label: 'Uttag', values: [9000, 7000, 6500, 8000, 9800, 12_000] },
      { key: 'in', label: 'Inmatning', values: [-5200, -6800, -7100, -5000, -2200, -400] },
    ],
  },
};

/** A spike a hundred times higher stays within the axis. */
export const Spik: Story = {
  args: {
    series: load.map((one) => ({
      ...one,
      values: one.values.map((value, i) => (i === 2 ? (value ?? 0) * 100 : value)),
    })),
  },
};

/** Fifty sites: the nine largest, and the rest combined. */
export const Femtio: Story = {
  name: 'Fler än tio lager',
  args: {
    series: Array.from({ length: 50 }, (_, i) => ({
      key: String(i),
      label: `Anläggning ${i + 1}`,
      values: months.map((__, month) => 20_000 / (i + 1) + month * 400),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Övriga (41)' })).toBeVisible();
  },
};

export const EnStapel: Story = {
  name: 'Ett värde',
  args: { categories: months.slice(0, 1), series: [{ key: 'high', label: 'Höglast', values: [114_320] }] },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { series: load.map((one) => ({ ...one, values: months.map(() => null) })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
