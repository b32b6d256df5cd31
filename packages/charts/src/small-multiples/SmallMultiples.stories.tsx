import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoSeries, demoSite, demoWeeks } from '../stories/demo-series.fixture.ts';
import { SmallMultiples } from './SmallMultiples.tsx';

const meta = {
  title: 'Diagram/Små diagram · SmallMultiples',
  component: SmallMultiples,
  tags: ['!autodocs'],
  args: {
    title: 'Förbrukning per vecka',
    unit: 'kWh',
    series: demoWeeks(6),
    period: '4 maj – 1 november 2026',
  },
} satisfies Meta<typeof SmallMultiples>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One cursor spans all panels; the up and down arrows change panel. */
export const SmåVeckor: Story = {
  name: 'Veckor',
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukning per vecka":
        - heading "Förbrukning per vecka" [level=2]
        - slider "Tidpunkt": "0"
        - toolbar "Serier":
          - button "Kontorshus Älvgatan 12" [pressed]
    `,
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const panelsIn = () => canvasElement.querySelectorAll('svg g[transform]').length;
    await step('Varje serie har sitt diagram, med en markör för alla', async () => {
      await expect(panelsIn()).toBe(6);
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d\s]+ kilowattimmar, Kontorshus Älvgatan 12, vecka 19, .* \d av 6$/,
      );
    });
    await step('Värdeaxeln är densamma i alla', async () => {
      const axes = [...canvasElement.querySelectorAll('svg text')].filter(
        ({ textContent }) => textContent === '0',
      );
      await expect(axes).toHaveLength(6);
    });
    await step('En dold serie tar sitt diagram med sig', async () => {
      const office = canvas.getByRole('button', { name: 'Kontorshus Älvgatan 12' });
      await userEvent.click(office);
      await expect(panelsIn()).toBe(5);
      await userEvent.click(office);
    });
    await step('Tabellen har alla serier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(
        await canvas.findByRole('grid', { name: 'Förbrukning per vecka, kWh' }, { timeout: 10_000 }),
      ).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: /Bageri Industrivägen 8/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

const compared = [0, 3].flatMap((index) => {
  const site = demoSite(index);
  return [
    { key: site.key, label: site.label, data: demoSeries(site, 'day', [2026, 5, 1], [2026, 7, 31]) },
    {
      key: `${site.key} 2025`,
      label: `${site.label} 2025`,
      data: demoSeries(site, 'day', [2025, 5, 1], [2025, 7, 31]),
      comparesWith: site.key,
    },
  ];
});

/** Last year is drawn behind each; zooming shows the same days in all. */
export const MedFöregåendeÅr: Story = {
  name: 'Med föregående år',
  globals: { viewport: { value: 'tablet' } },
  args: {
    title: 'Förbrukning per dygn',
    series: compared,
    earlierLabel: 'maj–juli 2025',
    period: '1 maj – 31 juli 2026',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(canvasElement.querySelectorAll('svg g[transform]')).toHaveLength(2);
    cursor.focus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(await canvas.findByText(/^Visar 1.31 maj 2026/)).toBeVisible();
    await userEvent.keyboard('0');
  },
};

export const EnSerie: Story = { name: 'En serie', args: { series: demoWeeks(1) } };

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: {
    series: demoWeeks(2).map((one) => ({
      ...one,
      data: {
        ...one.data,
        values: one.data.values.map(() => Number.NaN),
        quality: one.data.quality.map(() => 0),
      },
    })),
  },
};
