import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries } from '../core/series.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import {
  demoSeries,
  demoSite,
  demoWeeks,
  withEstimates,
  withValues,
} from '../stories/demo-series.fixture.ts';
import { LineGraph } from './LineGraph.tsx';

const site = demoSite(0);
const weeks = demoSeries(site, 'week', [2026, 5, 4], [2026, 10, 26]);

const meta = {
  title: 'Diagram/Linjediagram, värden · LineGraph',
  component: LineGraph,
  args: {
    title: 'Förbrukning per vecka',
    unit: 'kWh',
    series: demoWeeks(10),
    period: '4 maj – 1 november 2026',
  },
} satisfies Meta<typeof LineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnAnläggning: Story = {
  name: 'En anläggning',
  args: { series: demoWeeks(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar', { name: 'Serier' })).toBeNull();
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(slider.getAttribute('aria-valuetext')).not.toContain(' av 1');
  },
};

export const JämförtMedIFjol: Story = {
  name: 'Jämfört med i fjol',
  args: {
    title: 'Kontorshus Älvgatan 12 per vecka',
    earlierLabel: 'samma veckor 2025',
    series: [
      { key: 'now', label: site.label, data: weeks },
      {
        key: 'before',
        label: site.label,
        data: demoSeries(site, 'week', [2025, 5, 5], [2025, 10, 27], 9),
        comparesWith: 'now',
      },
    ],
  },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(slider.getAttribute('aria-valuetext')).toContain('samma veckor 2025');
  },
};

export const Luckor: Story = {
  args: {
    series: [
      {
        key: 'gap',
        label: site.label,
        data: withValues(weeks, (value, i) => ((i > 5 && i < 10) || i === 11 ? Number.NaN : value)),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    slider.focus();
    await userEvent.keyboard(
      '{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
    );
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^saknas, vecka 25/);
  },
};

export const BeräknadeVärden: Story = {
  name: 'Beräknade värden',
  args: { series: [{ key: 'est', label: site.label, data: withEstimates(weeks, (i) => i > 15) }] },
};

export const BaraBeräknat: Story = {
  name: 'Bara beräknade värden',
  args: { series: demoWeeks(3).map((one) => ({ ...one, data: withEstimates(one.data, () => true) })) },
};

export const EttVärde: Story = {
  name: 'Ett värde',
  args: {
    title: 'Förbrukning per månad',
    period: 'oktober 2026',
    series: [
      {
        key: 'one',
        label: site.label,
        data: createSeries({ step: 'month', starts: [fromLocal(2026, 10)], values: [31_240.5] }),
      },
    ],
  },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: {
    series: [
      { key: 'none', label: site.label, data: createSeries({ step: 'week', starts: [], values: [] }) },
    ],
    period: 'maj 2026',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Det finns inga mätvärden för perioden.')).not.toHaveLength(0);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
