import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries, type TimeSeries } from '../core/series.ts';
import { localDate } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { demoSeries, demoSites } from '../stories/demo-series.fixture.ts';
import type { DayBarDay } from './day-model.ts';
import { DayBarGraph } from './DayBarGraph.tsx';

function days(from: readonly [number, number, number], to: readonly [number, number, number]): DayBarDay[] {
  const own = demoSites.map((site) => demoSeries(site, 'day', from, to));
  const earlier = demoSites.map((site) => demoSeries(site, 'day', from, to, 50));
  const sum = (all: typeof own, i: number) =>
    all.reduce((total, { values }) => total + valueAt(values, i), 0);
  return Array.from(own[0]?.starts ?? [], (start, i) => ({
    date: localDate(start),
    value: sum(own, i),
    previousValue: sum(earlier, i) * 1.04,
  }));
}

/** Hourly values of all sites together. */
function hoursOf(from: readonly [number, number, number], to: readonly [number, number, number]): TimeSeries {
  const own = demoSites.map((site) => demoSeries(site, 'hour', from, to));
  const starts = own[0]?.starts ?? [];
  const values = Array.from(starts, (_, i) => own.reduce((sum, one) => sum + valueAt(one.values, i), 0));
  return createSeries({ step: 'hour', starts, values });
}

const halfYear = days([2026, 5, 1], [2026, 10, 31]);

const meta = {
  title: 'Diagram/Stapeldiagram per dygn · DayBarGraph',
  component: DayBarGraph,
  tags: ['!autodocs'],
  args: { quantity: 'Förbrukning', unit: 'kWh', days: halfYear, currentLabel: '2026', previousLabel: '2025' },
} satisfies Meta<typeof DayBarGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halvår: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukning per dygn":
        - heading "Förbrukning per dygn" [level=2]
        - toolbar "Serier":
          - button "2026" [pressed]
          - button "2025, medel över 7 dygn" [pressed]
        - toolbar "Diagramverktyg":
          - button "Zooma in"
          - button "Zooma ut" [disabled]
          - button "Hela perioden" [disabled]
          - button "Tabell"
          - button "Fler verktyg"
        - slider "Tidpunkt": "0"
    `,
  },
  args: { hours: hoursOf([2026, 5, 1], [2026, 10, 31]) },
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('max', '5');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(
      /^[\d\u00A0]+ kilowattimmar, maj 2026, 2025 [\d\u00A0]+$/,
    );
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Visar 1–31 maj 2026')).toBeVisible();
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(
      /^[\d\u00A0]+ kilowattimmar, fredag 1 maj 2026, helg, 2025 [\d\u00A0]+$/,
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Förbrukning per timme' })).toBeVisible();
    await expect(cursor).toHaveAttribute('max', '23');
    await userEvent.keyboard('{End}');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(
      /^[\d,]+ kilowattimmar, lördag 2 maj 2026 klockan 23 till 0$/,
    );
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await expect(await canvas.findByRole('heading', { name: 'Förbrukning per dygn' })).toBeVisible();
    await expect(cursor).toHaveAttribute('max', '5');
    await userEvent.click(canvas.getByRole('button', { name: '2025, medel över 7 dygn' }));
    await expect(canvas.getByRole('button', { name: '2025, medel över 7 dygn' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await userEvent.click(canvas.getByRole('button', { name: '2025, medel över 7 dygn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
    await expect(await canvas.findByRole('grid', { name: 'Förbrukning per dygn, kWh' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
  },
};

export const EnMånad: Story = { name: 'En månad', args: { days: days([2026, 10, 1], [2026, 10, 31]) } };

export const Luckor: Story = {
  name: 'Luckor och beräknade dygn',
  args: {
    days: days([2026, 9, 1], [2026, 10, 31]).map((day, i) => ({
      ...day,
      value: i > 20 && i < 27 ? null : day.value,
      quality: i > 40 && i < 46 ? 'estimated' : 'measured',
    })),
  },
};

/** Production: bars hang from zero. */
export const Produktion: Story = {
  name: 'Negativa värden',
  args: {
    quantity: 'Nettoutbyte',
    days: days([2026, 6, 1], [2026, 6, 30]).map((day, i) => ({ ...day, value: i % 5 === 0 ? 400 : -800 })),
  },
};

/** A spike a hundred times higher stays within the axis. */
export const Spik: Story = {
  args: {
    days: days([2026, 10, 1], [2026, 10, 31]).map((day, i) => ({
      ...day,
      value: i === 12 ? (day.value ?? 0) * 100 : day.value,
    })),
  },
};

export const AlltBeräknat: Story = {
  name: 'Allt beräknat',
  args: { days: days([2026, 10, 1], [2026, 10, 31]).map((day) => ({ ...day, quality: 'estimated' })) },
};

/** Five years are drawn as weeks even on a desktop; the reader zooms into a year and a month. */
export const FemÅr: Story = {
  name: 'Fem år',
  args: { days: days([2021, 1, 1], [2025, 12, 31]), currentLabel: '2021–2025', previousLabel: 'året före' },
};

export const EttVärde: Story = {
  name: 'Ett värde',
  args: { days: [{ date: '2026-10-20', value: 9824, previousValue: null }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Högst: 9\s824\skWh, tisdag 20 oktober 2026\.$/)).toBeVisible();
  },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { days: halfYear.map((day) => ({ ...day, value: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** Too narrow for days: ISO weeks, with incomplete ones in the lighter tint. */
export const Telefon: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Förbrukning per vecka' })).toBeVisible();
    await expect(canvas.getByText('del av vecka')).toBeVisible();
  },
};
