import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { HeatMap } from '../../heat-map/index.ts';
import { german } from '../../languages/german.fixture.ts';
import { LineGraph } from '../../line-graph/index.ts';
import { ChartLanguage } from '../../parts/chart-language/ChartLanguage.tsx';
import { demoSeries, demoSite, withEstimates, withValues } from '../demo-series.fixture.ts';

const series = ['Büro', 'Lager'].map((label, i) => ({
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

/** Visible and spoken text below an element. */
function saidBelow(element: HTMLElement): string {
  const attributes = ['aria-label', 'aria-valuetext', 'title', 'placeholder'];
  const heard = [...element.querySelectorAll('*')].flatMap((one) =>
    attributes.flatMap((name) => one.getAttribute(name) ?? []),
  );
  return [element.textContent, ...heard].join('\n');
}

/** Words of the same places in Swedish and English, none of which is German. */
const foreign = [
  /å|\b(?:och|av|till|saknas|timm\w*|dygn|veck\w*|kvart\w*|medel|helg|vardag|visar|tabell|serier|hela|perioden|maj|mån|tis|ons|tors|fre|klockan|kl|v)\b/iu,
  /\b(?:and|of|to|the|missing|hours?|days?|weeks?|month|mean|average|showing|total|table|series|whole|period|May|October|Mon|Tue|Wed|Thu|Fri|page|up|down|home|end|space|enter|note|cursor)\b/iu,
];

function expectGerman(element: HTMLElement): void {
  for (const words of foreign) void expect(saidBelow(element)).not.toMatch(words);
}

const meta = {
  title: 'Diagram/På andra språk',
  component: ChartLanguage,
  tags: ['!autodocs'],
  args: { language: german, children: null },
} satisfies Meta<typeof ChartLanguage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Picture, cursor, commands and table of the line graph in German, numbers and dates too. */
export const Linjer: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <LineGraph
        title="Verbrauch pro Woche"
        unit="kWh"
        series={series}
        covers={{ start: '2026-05-06', end: '2026-11-01' }}
        thresholds={[{ key: 'grenze', label: 'Grenze', value: 9000 }]}
        annotations={[{ key: 'a', label: 'Neue Lüftung', at: '2026-08-12' }]}
      />
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Zeitpunkt' });
    await step('The cursor', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d.]+ Kilowattstunden, (?:Büro|Lager), Woche 20, 11\. bis 17\. Mai 2026, \d von 2$/,
      );
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Höchster, Nummer 1: /);
      await userEvent.keyboard('{Home}');
      expectGerman(canvasElement);
    });
    await step('The summary', async () => {
      await expect(
        canvas.getByText(/^Am größten: .+ und .+\. Am höchsten: .+, Woche \d+, .+ 2026\./),
      ).toBeVisible();
    });
    await step('The commands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Werkzeuge' }));
      await expect(
        await canvas.findByRole('button', { name: 'Nächster Tiefstwert Umschalt + M' }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Letzter von allen Strg + Ende' })).toBeVisible();
      expectGerman(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Werkzeuge' }));
    });
    await step('The table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabelle' }));
      const table = await canvas.findByRole('grid', { name: 'Verbrauch pro Woche, kWh' });
      await expect(within(table).getByRole('rowheader', { name: 'KW 20 2026' })).toBeVisible();
      await expect(canvas.getByText('Zeigt 1–25 von 26')).toBeVisible();
      expectGerman(canvasElement);
    });
  },
};

/** A month with a gap, estimates and a day of 25 hours. */
export const Timmar: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: <HeatMap title="Verbrauch pro Stunde" label="Verbrauch" unit="kWh" data={hours} />,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Zeitpunkt' });
    await expect(canvas.getByText(/Der 25\. Oktober hat 25 Stunden: /)).toBeVisible();
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}m');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(
      /^Höchster, Nummer 1: [\d,]+ Kilowattstunden, /,
    );
    await userEvent.keyboard('{Home}g');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Lücke, 3 Stunden: fehlt, /);
    expectGerman(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tabelle' }));
    await canvas.findByRole('grid');
    expectGerman(canvasElement);
  },
};
