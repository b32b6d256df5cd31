import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { CategoryLineGraph } from '../../category-line-graph/index.ts';
import { DayBarGraph } from '../../day-bar-graph/index.ts';
import { DayProfile } from '../../day-profile/index.ts';
import { DurationCurve } from '../../duration-curve/index.ts';
import { HeatMap } from '../../heat-map/index.ts';
import { LineGraph } from '../../line-graph/index.ts';
import { MonthBarGraph } from '../../month-bar-graph/index.ts';
import { ChartLanguage } from '../../parts/chart-language/ChartLanguage.tsx';
import { PieChart } from '../../pie-chart/index.ts';
import { ShareBar } from '../../share-bar/index.ts';
import { Sparkline } from '../../sparkline/index.ts';
import { StackedBarGraph } from '../../stacked-bar-graph/index.ts';
import { UsageProfile } from '../../usage-profile/index.ts';
import { demoSeries, demoSite, withEstimates, withValues } from '../demo-series.fixture.ts';

const names = ['Office', 'Warehouse', 'Shop'];
const series = names.map((label, i) => ({
  key: label,
  label,
  data: demoSeries(demoSite(i), 'week', [2026, 5, 4], [2026, 10, 26]),
}));
const hours = withEstimates(
  withValues(demoSeries(demoSite(0), 'hour', [2026, 10, 1], [2026, 10, 31]), (value, i) =>
    i > 312 && i < 316 ? Number.NaN : value,
  ),
  (i) => i >= 336 && i < 341,
);
const days = Array.from({ length: 31 }, (_, i) => ({
  date: `2026-10-${String(i + 1).padStart(2, '0')}`,
  value: 900 + 10 * i,
  previousValue: 1000,
}));
const months = ['2026-08', '2026-09', '2026-10', '2026-11'].map((month, i) => ({
  month,
  value: [13_100, null, 19_300, 11_200][i] ?? null,
  previousValue: 15_000,
  state: i === 3 ? ('ongoing' as const) : ('past' as const),
}));
const parts = [
  { key: 'renewable', label: 'Renewable', value: 10.18, origin: 'renewable' as const },
  { key: 'nuclear', label: 'Nuclear', value: 21.61, origin: 'nuclear' as const },
  { key: 'fossil', label: 'Fossil', value: 68.21, origin: 'fossil' as const },
];
const years = [2019, 2021, 2022].map((year) => ({ key: String(year), label: String(year) }));

/** Visible and spoken text below an element. */
function saidBelow(element: HTMLElement): string {
  const attributes = ['aria-label', 'aria-valuetext', 'title'];
  const heard = [...element.querySelectorAll('*')].flatMap((one) =>
    attributes.flatMap((name) => one.getAttribute(name) ?? []),
  );
  return [element.textContent, ...heard].join('\n');
}

/** Letters and words that never occur in English text. */
const swedish =
  /[åäö]|\b(?:och|av|till|saknas|timm\w*|dygn|veck\w*|kvart\w*|medel|helg|vardag|visar|summa|tabell|serier|hela|perioden|maj|okt\w*|augusti|mån|tis|ons|tors|fre|klockan|kl|v)\b/iu;

const meta = {
  title: 'Diagram/På engelska',
  component: ChartLanguage,
  tags: ['!autodocs'],
  args: { language: 'en', children: null },
} satisfies Meta<typeof ChartLanguage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Picture, cursor, commands and table of the line graph: nothing is Swedish except the number format. */
export const Linjer: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <LineGraph
        title="Consumption per week"
        unit="kWh"
        series={series}
        covers={{ start: '2026-05-06', end: '2026-11-01' }}
        thresholds={[{ key: 'budget', label: 'Budget', value: 9000 }]}
        annotations={[{ key: 'a', label: 'New ventilation', at: '2026-08-12' }]}
      />
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Time' });
    await step('The cursor', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d\u00A0]+ kilowatt-hours, (?:Office|Warehouse|Shop), week 20, 11 to 17 May 2026, \d of 3$/,
      );
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Highest, number 1: /);
      await userEvent.keyboard('{Home}');
    });
    await step('The summary', async () => {
      await expect(canvas.getByText(/^Largest: .+ and .+\. Highest: .+, week \d+, .+ 2026\./)).toBeVisible();
    });
    await step('The commands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More tools' }));
      await expect(await canvas.findByRole('button', { name: 'Next lowest value Shift + M' })).toBeVisible();
      await expect(saidBelow(canvasElement)).not.toMatch(swedish);
      await userEvent.click(canvas.getByRole('button', { name: 'More tools' }));
    });
    await step('The table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
      const table = await canvas.findByRole('grid', { name: 'Consumption per week, kWh' });
      await expect(within(table).getByRole('rowheader', { name: 'w. 20 2026' })).toBeVisible();
      await expect(canvas.getByText('Showing 1–25 of 26')).toBeVisible();
      await expect(saidBelow(canvasElement)).not.toMatch(swedish);
    });
  },
};

/** Every other chart, with gaps, estimates and a day of 25 hours. */
export const AllaAndra: Story = {
  name: 'Alla andra',
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <>
        <HeatMap title="Consumption per hour" label="Consumption" unit="kWh" data={hours} />
        <DayBarGraph quantity="Consumption" unit="kWh" days={days} currentLabel="2026" previousLabel="2025" />
        <MonthBarGraph
          title="Consumption per month"
          unit="kWh"
          months={months}
          currentLabel="2026"
          previousLabel="2025"
          period="August – November 2026"
        />
        <DurationCurve title="Duration" unit="kW" data={hours} subscribedPower={50} />
        <UsageProfile title="Ordinary week" unit="kWh" data={hours} />
        <DayProfile title="Ordinary day" unit="kW" data={hours} highLoad={{ from: 6, to: 22 }} />
        <StackedBarGraph
          title="Residual mix"
          unit="%"
          categoryLabel="Year"
          categories={years}
          series={[{ key: 'fossil', label: 'Fossil', origin: 'fossil', values: [46.52, null, 63.94] }]}
          hasTotal={false}
          period="2019–2022"
        />
        <CategoryLineGraph
          title="Carbon dioxide per kWh"
          label="Carbon dioxide"
          unit="g/kWh"
          categoryLabel="Year"
          values={years.map((year, i) => ({ ...year, value: [338.53, null, 467.62][i] ?? null }))}
          period="2019–2022"
        />
        <PieChart title="Origin" unit="%" slices={parts} period="2024" />
        <ShareBar parts={parts} />
        <ShareBar parts={[]} />
        <Sparkline data={demoSeries(demoSite(0), 'month', [2026, 1, 1], [2026, 10, 1])} unit="kWh" />
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/^Renewable 10,18\s%, Nuclear 21,61\s% and Fossil 68,21\s%$/);
    // Each chart is drawn when the browser has time for it.
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(9));
    for (const cursor of canvas.getAllByRole('slider')) {
      cursor.focus();
      await userEvent.keyboard('{Home}{ArrowRight}m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^(?:Highest|Largest), number 1: /);
      await expect(saidBelow(canvasElement)).not.toMatch(swedish);
    }
  },
};
