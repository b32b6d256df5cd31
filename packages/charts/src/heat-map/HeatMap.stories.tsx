import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries } from '../core/series.ts';
import { demoSeries, demoSite, withEstimates, withValues } from '../stories/demo-series.fixture.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import type { HeatMapCompanion } from './heat-companions.ts';
import { HeatMap } from './HeatMap.tsx';

const october = demoSeries(demoSite(0), 'hour', [2026, 10, 1], [2026, 10, 31]);
const year = demoSeries(demoSite(0), 'hour', [2025, 1, 1], [2025, 12, 31]);

/** Hours 1–3 of 14 October have no values; 0–4 of 15 October are estimated. */
const withGaps = withEstimates(
  withValues(october, (value, i) => (i > 312 && i < 316 ? Number.NaN : value)),
  (i) => i >= 336 && i < 341,
);

/** A price and a temperature that follow the clock and the season. */
function companion(
  key: string,
  label: string,
  unit: string,
  decimals: number,
  valueOf: (hour: number, day: number) => number,
): HeatMapCompanion {
  const values = Array.from(october.starts, (start) => {
    const { hour, day } = toLocal(start);
    return valueOf(hour, day);
  });
  return { key, label, unit, decimals, data: createSeries({ step: 'hour', starts: october.starts, values }) };
}

const companions = [
  companion(
    'price',
    'Spotpris, SE3',
    'öre/kWh',
    2,
    (hour, day) => 42.5 + day + (hour >= 6 && hour < 10 ? 33.42 : 0),
  ),
  companion(
    'temperature',
    'Temperatur',
    '°C',
    1,
    (hour, day) => 9.6 - day / 2 + Math.sin(((hour - 9) / 12) * Math.PI) * 3,
  ),
];

const meta = {
  title: 'Diagram/Värmekarta · HeatMap',
  component: HeatMap,
  tags: ['!autodocs'],
  args: { title: 'Förbrukning per timme', label: 'Förbrukning', unit: 'kWh', data: withGaps, companions },
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnMånad: Story = {
  name: 'En månad med lucka och klockomställning',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await step('Sammanfattningen säger mönstret, luckorna och klockan', async () => {
      await expect(canvas.getByText(/3 av 745 timvärden saknas och 5 är beräknade/)).toBeVisible();
      await expect(canvas.getByText(/Den 25 oktober har 25 timmar: 02 visas delad/)).toBeVisible();
    });
    await step('Pilarna går per dygn, Retur in i dygnet', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor).toHaveAttribute('max', '30');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d\u00A0,]+ kilowattimmar, torsdag 1 oktober 2026/,
      );
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(cursor).toHaveAttribute('max', '23');
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(cursor).toHaveAttribute('max', '30');
    });
    await step('G går till luckan, pil ned till samma timme nästa dygn', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}g');
      await expect(cursor.getAttribute('aria-valuetext')).toBe(
        'Lucka, 3 timmar: saknas, onsdag 14 oktober 2026 klockan 1 till 2, Spotpris, SE3 56,50 öre per kilowattimme, Temperatur 0,0 grader',
      );
      await userEvent.keyboard('{ArrowDown}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /beräknat, torsdag 15 oktober 2026 klockan 1 till 2, Spotpris, SE3 57,50 öre per kilowattimme/,
      );
      await userEvent.keyboard('g');
      await expect(cursor.getAttribute('aria-valuetext')).toContain('klockan 2 till 3 normaltid');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(cursor.getAttribute('aria-valuetext')).toContain('klockan 2 till 3 sommartid');
    });
    await step('Tabellen har samma värden, 25 rader åt gången', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      const table = await canvas.findByRole('grid', { name: 'Förbrukning per timme, kWh' });
      await expect(table).toBeVisible();
      await expect(canvas.getByText(/av 745$/)).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Spotpris, SE3, öre/kWh' })).toBeVisible();
    });
    await step('Rubrikerna sorterar, högst först', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Förbrukning' });
      const button = canvas.getByRole('button', { name: 'Förbrukning' });
      canvas.getByRole('button', { name: 'Tid' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getByRole('row', { name: /^2026-10-30 17:00–18:00 67,72/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

/** A year has thin rows; the number of elements stays the same. */
export const EttÅr: Story = {
  name: 'Ett år',
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukning per timme":
        - heading "Förbrukning per timme" [level=2]
        - toolbar "Diagramverktyg":
          - button "Zooma in"
          - button "Zooma ut" [disabled]
          - button "Hela perioden" [disabled]
          - button "Tabell"
          - button "Fler verktyg"
        - slider "Tidpunkt": "0"
        - status: Visar 1 januari till 31 december 2025, månadsvärden. Summa 293 124 kWh.
    `,
  },
  args: { data: year },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(canvasElement.querySelectorAll('figure *').length).toBeLessThan(250);
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('max', '11');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Visar 1–31 januari 2025')).toBeVisible();
    await userEvent.keyboard('0');
  },
};

export const Kvartar: Story = {
  args: {
    title: 'Förbrukning per kvart',
    data: demoSeries(demoSite(3), 'quarter', [2026, 10, 19], [2026, 10, 25]),
  },
};

/** In March an hour is skipped: its cell is left out. */
export const Mars: Story = {
  name: 'Mars, 23 timmar',
  args: { data: demoSeries(demoSite(1), 'hour', [2026, 3, 23], [2026, 4, 5]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Den 29 mars har 23 timmar: 02 finns inte/)).toBeVisible();
  },
};

/** The values at the cursor are shown under the picture. */
export const Telefon: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    cursor.focus();
    await userEvent.keyboard('m');
    await expect(canvas.getByText('Förbrukning', { exact: true })).toBeVisible();
  },
};

export const AlltBeräknat: Story = {
  name: 'Allt beräknat',
  args: { data: withEstimates(october, () => true) },
};

export const Produktion: Story = {
  name: 'Negativa värden',
  args: {
    title: 'Nettoutbyte per timme',
    label: 'Nettoutbyte',
    data: withValues(october, (value) => value - 45),
  },
};

/** A spike a hundred times higher takes the top of the scale; the cursor and the table still give the other values. */
export const Spik: Story = {
  args: { data: withValues(october, (value, i) => (i === 400 ? value * 100 : value)), companions: [] },
};

/** Five years of hours: thin rows, but no more elements than for a month. */
export const FemÅr: Story = {
  name: 'Fem år per timme',
  args: { data: demoSeries(demoSite(0), 'hour', [2021, 1, 1], [2025, 12, 31]), companions: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('slider', { name: 'Tidpunkt' })).toHaveAttribute('max', '4');
    await expect(canvasElement.querySelectorAll('figure *').length).toBeLessThan(250);
  },
};

export const EttVärde: Story = {
  name: 'Ett värde',
  args: { data: createSeries({ step: 'hour', starts: october.starts.slice(0, 1), values: [12.5] }) },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { data: withValues(october, () => Number.NaN) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getAllByText('Det finns inga mätvärden för perioden.')).toHaveLength(2);
  },
};
