import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoSeries, demoSite, demoSites, demoWeeks, withValues } from '../stories/demo-series.fixture.ts';
import { LineGraph } from './LineGraph.tsx';

const site = demoSite(0);

const meta = {
  title: 'Diagram/Linjediagram, tid · LineGraph',
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

export const Produktion: Story = {
  name: 'Negativa värden (produktion)',
  args: {
    title: 'Nettoförbrukning per timme',
    period: '1–3 juni 2026',
    series: [
      {
        key: 'net',
        label: demoSite(2).label,
        data: withValues(
          demoSeries(demoSite(2), 'hour', [2026, 6, 1], [2026, 6, 3]),
          (value, i) => value - Math.max(0, 45 * Math.sin((((i % 24) - 5) / 16) * Math.PI)),
        ),
      },
    ],
  },
};

export const Topp: Story = {
  name: 'En topp på hundra gånger',
  args: {
    title: 'Förbrukning per timme',
    period: 'mars 2026',
    series: [
      {
        key: 'spike',
        label: demoSite(5).label,
        data: withValues(demoSeries(demoSite(5), 'hour', [2026, 3, 1], [2026, 3, 31]), (value, i) =>
          i === 411 ? value * 100 : value,
        ),
      },
    ],
  },
};

/** 23 hours: 02–03 does not exist. */
export const Sommartid: Story = {
  name: 'Klockan ställs fram',
  args: {
    title: 'Förbrukning per timme',
    period: '28–30 mars 2026',
    series: [{ key: 'dst', label: site.label, data: demoSeries(site, 'hour', [2026, 3, 28], [2026, 3, 30]) }],
  },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(slider).toHaveAttribute('max', '2');
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(slider).toHaveAttribute('max', '22');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider.getAttribute('aria-valuetext')).toContain('klockan 3 till 4, klockan ställs fram');
    await userEvent.keyboard('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
    const table = await canvas.findByRole('grid');
    const heads = [...table.querySelectorAll('tbody th')].map((head) => head.textContent);
    await expect(heads).toContain('2026-03-29 01:00–02:00');
    await expect(heads).not.toContain('2026-03-29 02:00–03:00');
  },
};

/** 25 hours: 02–03 occurs twice. */
export const Normaltid: Story = {
  name: 'Klockan ställs tillbaka',
  args: {
    title: 'Förbrukning per timme',
    period: '25 oktober 2026',
    series: [
      { key: 'dst', label: site.label, data: demoSeries(site, 'hour', [2026, 10, 25], [2026, 10, 25]) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(slider.getAttribute('aria-valuetext')).toContain('klockan 2 till 3 normaltid');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider.getAttribute('aria-valuetext')).toContain('klockan 2 till 3 sommartid');
  },
};

export const EttÅrPerTimme: Story = {
  name: 'Tio anläggningar, ett år per timme',
  args: {
    title: 'Förbrukning per timme',
    period: '2025',
    series: demoSites.map((one) => ({
      key: one.key,
      label: one.label,
      data: demoSeries(one, 'hour', [2025, 1, 1], [2025, 12, 31]),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('max', '11');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(250);
  },
};

/** With more than ten, the nine largest are kept and the rest become one line. */
export const FlerÄnTio: Story = {
  name: 'Fler än tio anläggningar',
  args: {
    series: Array.from({ length: 14 }, (_, i) => {
      const one = demoSite(i % demoSites.length);
      return {
        key: `${one.key}${i}`,
        label: `${one.label}${i < 10 ? '' : ', hus B'}`,
        data: demoSeries(one, 'week', [2026, 5, 4], [2026, 10, 26], i),
      };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Övriga (5)' })).toBeVisible();
  },
};

/** Five years are stepped through year by year; inside a year, month by month. */
export const FemÅrPerTimme: Story = {
  name: 'Fem år per timme',
  args: {
    title: 'Förbrukning per timme',
    period: '2021–2025',
    series: [
      { key: 'five', label: site.label, data: demoSeries(site, 'hour', [2021, 1, 1], [2025, 12, 31]) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(slider).toHaveAttribute('max', '4');
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/ kilowattimmar, 2022$/);
    await userEvent.keyboard('{Enter}');
    await expect(slider).toHaveAttribute('max', '11');
  },
};

export const FemtioAnläggningar: Story = {
  name: 'Femtio anläggningar',
  args: {
    title: 'Förbrukning per dygn',
    period: 'oktober 2026',
    series: Array.from({ length: 50 }, (_, i) => {
      const one = demoSite(i % demoSites.length);
      return {
        key: `${one.key}${i}`,
        label: `${one.label}, hus ${Math.floor(i / demoSites.length) + 1}`,
        data: demoSeries(one, 'day', [2026, 10, 1], [2026, 10, 31], i),
      };
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Övriga (41)' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(250);
  },
};
