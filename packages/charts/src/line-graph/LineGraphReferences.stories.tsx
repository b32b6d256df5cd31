import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoSeries, demoSite, demoSites, withEstimates } from '../stories/demo-series.fixture.ts';
import { LineGraph } from './LineGraph.tsx';

const site = demoSite(0);

const meta = {
  title: 'Diagram/Linjediagram, jämförelser · LineGraph',
  component: LineGraph,
  args: {
    title: 'Effekt som timmedelvärde',
    unit: 'kW',
    hasSum: false,
    period: 'oktober 2026',
    series: [
      { key: 'now', label: site.label, data: demoSeries(site, 'hour', [2026, 10, 1], [2026, 10, 31]) },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A subscribed power as a line, and the expert's suggestions as numbered notes. */
export const GränsOchNoteringar: Story = {
  name: 'Gräns och noteringar',
  args: {
    thresholds: [{ key: 'subscribed', label: 'Abonnerad effekt', value: 60 }],
    annotations: [
      { key: 'start', label: 'Förskjut uppstarten vardagar 06–08', at: '2026-10-20T07:00:00+02:00' },
      { key: 'fuse', label: 'Ny huvudsäkring', at: '2026-10-12' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(canvas.getByText(/Abonnerad effekt 60 kW överskrids av \d+ timvärden, mest/)).toBeVisible();
    const notes = canvas.getByRole('list', { name: 'Noteringar' });
    await expect(notes).toHaveTextContent(/^Ny huvudsäkring \(12 oktober 2026\)Förskjut uppstarten/);
    slider.focus();
    await userEvent.keyboard('gg');
    await expect(slider.getAttribute('aria-valuetext')).toMatch(
      /^Notering: .+ 20 oktober 2026 klockan 7 till 8, Förskjut uppstarten vardagar 06–08$/,
    );
  },
};

/** Last year behind this year, toggled with C. */
export const IFjol: Story = {
  name: 'I fjol, av och på',
  args: {
    title: 'Förbrukning per timme',
    unit: 'kWh',
    hasSum: true,
    earlierLabel: 'oktober 2025',
    series: [
      { key: 'now', label: site.label, data: demoSeries(site, 'hour', [2026, 10, 1], [2026, 10, 31]) },
      {
        key: 'before',
        label: site.label,
        data: demoSeries(site, 'hour', [2025, 10, 1], [2025, 10, 31], 9),
        comparesWith: 'now',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const spoken = () => slider.getAttribute('aria-valuetext');
    await expect(spoken()).toContain('oktober 2025');
    slider.focus();
    await userEvent.keyboard('c');
    await expect(spoken()).not.toContain('oktober 2025');
    await userEvent.keyboard('c');
    await expect(spoken()).toContain('oktober 2025');
  },
};

/** Ten sites compared with last year: twenty lines in ten colours, and still few elements. */
export const TioIFjol: Story = {
  name: 'Tio anläggningar i fjol',
  args: {
    title: 'Förbrukning per timme',
    unit: 'kWh',
    hasSum: true,
    earlierLabel: 'oktober 2025',
    series: demoSites.flatMap((one) => [
      {
        key: one.key,
        label: one.label,
        data: withEstimates(demoSeries(one, 'hour', [2026, 10, 1], [2026, 10, 31]), (i) => i > 600),
      },
      {
        key: `${one.key} before`,
        label: one.label,
        data: demoSeries(one, 'hour', [2025, 10, 1], [2025, 10, 31], 9),
        comparesWith: one.key,
      },
    ]),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Summa, kWh')).toBeVisible();
    await expect(canvas.getAllByText(/^Kontorshus Älvgatan 12\s24 timmar beräknade$/)).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(250);
  },
};
