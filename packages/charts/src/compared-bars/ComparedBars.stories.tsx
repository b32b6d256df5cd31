import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoSeries, demoSite } from '../stories/demo-series.fixture.ts';
import { ComparedBars } from './ComparedBars.tsx';

const site = demoSite(0);

const meta = {
  title: 'Diagram/Jämförda staplar · ComparedBars',
  component: ComparedBars,
  tags: ['!autodocs'],
  args: {
    title: 'Förbrukning per månad',
    unit: 'kWh',
    earlierLabel: '2025',
    series: [
      { key: 'sum', label: '2026', data: demoSeries(site, 'month', [2026, 1, 1], [2026, 10, 1]) },
      {
        key: 'before',
        label: '2025',
        data: demoSeries(site, 'month', [2025, 1, 1], [2025, 10, 1]),
        comparesWith: 'sum',
      },
    ],
  },
} satisfies Meta<typeof ComparedBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The strip shows where the difference arose; the cursor says both values. */
export const Månader: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(canvas.getByText(/^skillnad, /)).toBeInTheDocument();
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/januari 2026.*, 2025 /);
  },
};

export const Veckor: Story = {
  name: 'Veckor som perioden skär, 390 px',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Förbrukning per vecka',
    covers: { start: '2026-01-01', end: '2026-03-31' },
    series: [
      { key: 'sum', label: '2026', data: demoSeries(site, 'week', [2025, 12, 29], [2026, 3, 30]) },
      {
        key: 'before',
        label: '2025',
        data: demoSeries(site, 'week', [2024, 12, 30], [2025, 3, 31]),
        comparesWith: 'sum',
      },
    ],
  },
};

export const UtanJämförelse: Story = {
  name: 'Utan jämförelse',
  globals: { viewport: { value: 'tablet' } },
  args: { series: meta.args.series.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Tidpunkt' })).toBeVisible();
    await expect(canvas.queryByText(/^skillnad, /)).not.toBeInTheDocument();
  },
};
