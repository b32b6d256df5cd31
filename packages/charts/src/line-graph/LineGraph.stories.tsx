import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries } from '../core/series.ts';
import { fromLocal } from '../core/time/stockholm.ts';
import {
  demoSeries,
  demoSites,
  demoWeeks,
  withEstimates,
  withValues,
  type DemoSite,
} from '../stories/demo-series.fixture.ts';
import { LineGraph } from './LineGraph.tsx';

const meta = {
  title: 'Diagram/Linjediagram',
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

const [office, , shop, , , bakery]: readonly (DemoSite | undefined)[] = demoSites;
const site = office ?? { key: 'x', label: 'Anläggning', base: 1, open: 1, heating: 0 };

function showsSum(element: HTMLElement): boolean {
  return element.textContent?.includes('Summa, kWh') === true;
}

/** Ten lines in the palette's order; the keyboard moves the time cursor. */
export const TioAnläggningar: Story = {
  name: 'Tio anläggningar',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await step('Pilarna stegar i tiden, värdet sägs först', async () => {
      cursor.focus();
      await expect(cursor).toHaveAttribute('max', '25');
      await userEvent.keyboard('{Home}');
      await expect(cursor).toHaveValue('0');
      await userEvent.keyboard('{ArrowRight}');
      await expect(cursor).toHaveValue('1');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d\u00A0]+ kilowattimmar, Kontorshus Älvgatan 12, vecka 20, 11 till 17 maj 2026, \d av 10$/,
      );
      await userEvent.keyboard('{PageDown}');
      await expect(cursor).toHaveValue('11');
      await userEvent.keyboard('{PageUp}{PageUp}');
      await expect(cursor).toHaveValue('0');
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(cursor).toHaveValue('25');
    });
    await step('Upp och ner byter serie efter värde', async () => {
      await userEvent.keyboard(
        '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}',
      );
      await expect(cursor.getAttribute('aria-valuetext')).toContain('1 av 10');
      await userEvent.keyboard('{ArrowDown}');
      await expect(cursor.getAttribute('aria-valuetext')).toContain('2 av 10');
    });
    await step('M går till högsta värdet, Skift+M till det lägsta', async () => {
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 1: /);
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 2: /);
      await userEvent.keyboard('{Shift>}M{/Shift}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Lägst, nummer 1: /);
    });
    await step('Rutan med värden stängs med Esc och öppnas av nästa steg', async () => {
      await expect(showsSum(canvasElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect(showsSum(canvasElement)).toBe(false);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(showsSum(canvasElement)).toBe(true);
    });
  },
};

/** Click hides, double click and Shift+Enter show only one; a hidden line keeps its place and colour. */
export const Teckenförklaring: Story = {
  args: { series: demoWeeks(4) },
  play: async ({ canvas, userEvent }) => {
    const toolbar = canvas.getByRole('toolbar', { name: 'Serier' });
    const buttons = [...toolbar.querySelectorAll('button')];
    const states = () => buttons.map((button) => button.getAttribute('aria-pressed'));
    const [first, second] = buttons;
    if (!first || !second) throw new Error('The legend has no buttons.');
    await userEvent.click(second);
    await expect(states()).toEqual(['true', 'false', 'true', 'true']);
    await expect(await canvas.findByRole('slider', { name: 'Tidpunkt' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('av 3'),
    );
    await userEvent.click(second);
    await userEvent.dblClick(first);
    await expect(states()).toEqual(['true', 'false', 'false', 'false']);
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(second).toHaveFocus();
    await expect(states()).toEqual(['false', 'true', 'false', 'false']);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(states()).toEqual(['true', 'true', 'true', 'true']);
    await expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  },
};

/** The same values as a table of 25 rows at a time. */
export const Tabell: Story = {
  args: {
    title: 'Förbrukning per dygn',
    series: demoSites.slice(0, 3).map((one) => ({
      key: one.key,
      label: one.label,
      data: demoSeries(one, 'day', [2026, 5, 1], [2026, 7, 31]),
    })),
    period: '1 maj – 31 juli 2026',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
    const table = canvas.getByRole('table', { name: 'Förbrukning per dygn, kWh' });
    const heads = () => [...table.querySelectorAll('tbody th')].map((head) => head.textContent);
    await expect(heads()).toHaveLength(25);
    await expect(heads()[0]).toBe('2026-05-01 fre');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Visar 26–50 av 92');
    await expect(heads()[0]).toBe('2026-05-26 tis');
    await expect(table.querySelectorAll('tfoot td')).toHaveLength(4);
  },
};

export const EnAnläggning: Story = {
  name: 'En anläggning',
  args: { series: demoWeeks(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(slider.getAttribute('aria-valuetext')).not.toContain(' av 1');
  },
};

const weeks = demoSeries(site, 'week', [2026, 5, 4], [2026, 10, 26]);

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

export const UppskattadeVärden: Story = {
  name: 'Uppskattade värden',
  args: { series: [{ key: 'est', label: site.label, data: withEstimates(weeks, (i) => i > 15) }] },
};

export const BaraUppskattat: Story = {
  name: 'Bara uppskattade värden',
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

export const Produktion: Story = {
  name: 'Negativa värden (produktion)',
  args: {
    title: 'Nettoförbrukning per timme',
    period: '1–3 juni 2026',
    series: [
      {
        key: 'net',
        label: shop?.label ?? '',
        data: withValues(
          demoSeries(shop ?? site, 'hour', [2026, 6, 1], [2026, 6, 3]),
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
        label: bakery?.label ?? '',
        data: withValues(demoSeries(bakery ?? site, 'hour', [2026, 3, 1], [2026, 3, 31]), (value, i) =>
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
    await expect(slider).toHaveAttribute('max', '70');
    await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    const heads = [...canvas.getByRole('table').querySelectorAll('tbody th')].map((head) => head.textContent);
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
    await expect(await canvas.findByRole('slider')).toHaveAttribute('max', '8759');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(250);
  },
};

/** Beyond ten the nine largest stay and the rest becomes one line. */
export const FlerÄnTio: Story = {
  name: 'Fler än tio anläggningar',
  args: {
    series: Array.from({ length: 14 }, (_, i) => {
      const one = demoSites[i % demoSites.length] ?? site;
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

export const Telefon: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(canvas.getByText('Summa, kWh')).toBeVisible();
  },
};

export const LaddarNyaVärden: Story = {
  name: 'Laddar nya värden',
  args: { isStale: true, series: demoWeeks(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};
