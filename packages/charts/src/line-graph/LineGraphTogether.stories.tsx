import { PeriodRuler } from '@vinrod/ui/period-ruler';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import type { TimeWindow } from '../core/time/levels.ts';
import { periodOfWindow, windowOfPeriod } from '../core/time/period-window.ts';
import { wholeWindow } from '../cursor/window.ts';
import { ChartGroup } from '../parts/chart-group/ChartGroup.tsx';
import type { ChartHandle } from '../parts/chart-shell/chart-files.ts';
import { demoSeries, demoSite, withValues } from '../stories/demo-series.fixture.ts';
import { LineGraph, type LineGraphProps } from './LineGraph.tsx';

const [site, other] = [demoSite(0), demoSite(3)];
const days = demoSeries(site, 'day', [2025, 5, 1], [2026, 10, 31]);
const hours = demoSeries(other, 'hour', [2026, 3, 1], [2026, 3, 31]);

const meta = {
  title: 'Diagram/Linjediagram, tillsammans · LineGraph',
  component: LineGraph,
  args: {
    title: 'Förbrukning per dygn',
    unit: 'kWh',
    series: [{ key: site.key, label: site.label, data: days }],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithRuler(args: LineGraphProps) {
  const [window, setWindow] = useState<TimeWindow | null>(null);
  const shown = useMemo(() => periodOfWindow(window ?? wholeWindow(days.starts)), [window]);
  return (
    <>
      <PeriodRuler
        value={shown}
        today="2026-11-20"
        onChange={(period) => setWindow(windowOfPeriod(period))}
      />
      <LineGraph {...args} window={window} onWindowChange={setWindow} />
    </>
  );
}

/** The ruler shows the graph's window and moves it; zooming the graph moves the ruler. */
export const MedTidslinje: Story = {
  name: 'Med tidslinje',
  render: WithRuler,
  play: async ({ canvas, userEvent, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const first = canvas.getByRole('slider', { name: 'Periodens första månad' });
    const last = canvas.getByRole('slider', { name: 'Periodens sista månad' });
    await expect(first).toHaveAttribute('aria-valuetext', 'maj 2025');
    await step('Tidslinjen flyttar diagrammet', async () => {
      first.focus();
      await userEvent.keyboard('{PageUp}');
      await expect(first).not.toHaveAttribute('aria-valuetext', 'maj 2025');
      await userEvent.click(canvas.getByRole('button', { name: 'Hela perioden' }));
      await expect(first).toHaveAttribute('aria-valuetext', 'maj 2025');
    });
    await step('Diagrammet flyttar tidslinjen', async () => {
      slider.focus();
      await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
      await expect(first).toHaveAttribute('aria-valuetext', 'september 2026');
      await expect(last).toHaveAttribute('aria-valuetext', 'september 2026');
      await userEvent.keyboard('0');
      await expect(first).toHaveAttribute('aria-valuetext', 'maj 2025');
    });
  },
};

function Linked(args: LineGraphProps) {
  const price = useMemo(
    () => withValues(hours, (_, i) => 60 + 40 * Math.sin(i / 24) + 30 * Math.sin((i / 12) * Math.PI)),
    [],
  );
  const use = useMemo(() => [{ key: other.key, label: other.label, data: hours }], []);
  const prices = useMemo(() => [{ key: 'price', label: 'Spotpris SE3', data: price }], [price]);
  return (
    <ChartGroup>
      <LineGraph {...args} title="Förbrukning per timme" series={use} height={240} />
      <LineGraph
        {...args}
        title="Spotpris per timme"
        unit="öre/kWh"
        series={prices}
        hasSum={false}
        height={240}
      />
    </ChartGroup>
  );
}

/** Both move together; the tooltip is shown only in the graph that is being used. */
export const DeladMarkör: Story = {
  name: 'Delad markör och period',
  render: Linked,
  play: async ({ canvas, userEvent }) => {
    // Each is drawn when the browser has time for it.
    await waitFor(() => expect(canvas.getAllByRole('slider', { name: 'Tidpunkt' })).toHaveLength(2));
    const [use, price] = canvas.getAllByRole('slider', { name: 'Tidpunkt' });
    if (!use || !price) throw new Error('There should be two charts.');
    use.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(price).toHaveValue('1');
    await expect(price.getAttribute('aria-valuetext')).toMatch(/öre per kilowattimme, måndag 2 mars 2026$/);
    await userEvent.keyboard('{Enter}');
    await expect(use).toHaveAttribute('max', '23');
    await expect(price).toHaveAttribute('max', '23');
  },
};

/** Pictures name every series that is shown. */
export const FilerMedTvåSerier: Story = {
  name: 'Filer med två serier',
  render: WithFiles,
  args: {
    series: [site, other].map(({ key, label }) => ({ key, label, data: days })),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Gör svg' }));
    const file = () => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fil' }).value;
    await waitFor(() => expect(file()).toContain(`>${site.label}</text>`));
    await expect(file()).toContain(`>${other.label}</text>`);
  },
};

function WithFiles(args: LineGraphProps) {
  const graph = useRef<ChartHandle>(null);
  const [text, setText] = useState('');
  const make = async (format: 'csv' | 'svg' | 'png') => {
    const blob = await graph.current?.exportAs(format);
    if (!blob) return;
    setText(format === 'png' ? `${blob.type} ${blob.size > 1000 ? 'stor' : 'liten'}` : await blob.text());
  };
  return (
    <>
      {(['csv', 'svg', 'png'] as const).map((format) => (
        <button key={format} type="button" onClick={() => void make(format)}>
          Gör {format}
        </button>
      ))}
      <LineGraph {...args} ref={graph} />
      <textarea aria-label="Fil" readOnly rows={8} cols={80} style={{ maxInlineSize: '100%' }} value={text} />
    </>
  );
}

/** Exports of the visible window: values for Swedish spreadsheets, and pictures that include their own text. */
export const Filer: Story = {
  render: WithFiles,
  args: {
    series: [
      {
        key: site.key,
        label: site.label,
        data: demoSeries(site, 'hour', [2026, 10, 25], [2026, 10, 25]),
      },
    ],
    title: 'Förbrukning per timme',
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const file = () => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fil' }).value;
    await step('CSV har 25 rader för ett dygn med 25 timmar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Gör csv' }));
      await waitFor(() =>
        expect(file()).toContain('Start;Förskjutning från UTC;Kontorshus Älvgatan 12 (kWh)'),
      );
      const rows = file().trim().split(/\r?\n/);
      await expect(rows).toHaveLength(26);
      await expect(rows[3]).toMatch(/^2026-10-25 02:00;\+02:00;\d+,\d+$/);
      await expect(rows[4]).toMatch(/^2026-10-25 02:00;\+01:00;\d+,\d+$/);
    });
    await step('SVG bär rubrik, sammanfattning och egna färger', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Gör svg' }));
      await waitFor(() => expect(file()).toContain('<title>Förbrukning per timme</title>'));
      await expect(file()).toContain('<desc>');
      await expect(file()).toMatch(/stroke: rgb/);
      await expect(file()).not.toContain('var(--');
    });
    await step('PNG är en bild', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Gör png' }));
      // The code that draws pictures is loaded on demand.
      await waitFor(() => expect(file()).toBe('image/png stor'));
    });
  },
};
