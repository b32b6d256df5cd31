import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { WaterfallPart } from './waterfall-model.ts';
import { WaterfallChart } from './WaterfallChart.tsx';

const parts: readonly WaterfallPart[] = [
  { key: 'weather', label: 'Väder', value: 14_200 },
  { key: 'hours', label: 'Öppettider', value: 11_200 },
  { key: 'charging', label: 'Ny laddplats', value: 9600 },
  { key: 'cooling', label: 'Kylans drift', value: 21_300 },
  { key: 'light', label: 'Belysning', value: -7200 },
];

const sites: readonly WaterfallPart[] = [
  'Bageri Industrivägen 8',
  'Kontorshus Älvgatan 12',
  'Matsal Älvgatan 14',
  'Parkeringshus Mården',
  'Butik Hamnplan 1',
  'Butik Kungsgränd 3',
  'Kyllager Rosenlund',
  'Terminal Brunna',
].map((label, i) => ({
  key: label,
  label,
  value: [4200, -1890, 0, 640, -3612, 2210, 24_129, -880][i] ?? null,
}));

const meta = {
  title: 'Diagram/Vattenfallsdiagram · WaterfallChart',
  component: WaterfallChart,
  tags: ['!autodocs'],
  args: {
    title: 'Från budget till prognos',
    unit: 'kWh',
    period: '2026',
    partLabel: 'Orsak',
    start: { label: 'Budget', value: 2_549_200 },
    end: { label: 'Prognos', value: 2_606_700 },
    parts,
  },
} satisfies Meta<typeof WaterfallChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any unexplained remainder has a row of its own; the axis states what it shows. */
export const Budget: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Från budget till prognos":
        - heading "Från budget till prognos" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Orsak' });
    await step('Sammanfattningen säger förändringen och vad den beror på', async () => {
      await expect(
        canvas.getByText(
          /^Från Budget till Prognos: \+57\s500\skWh \(\+2,3\s%\), från 2\s549\s200 till 2\s606\s700\skWh\. Ökar mest: Kylans drift \(\+21\s300\), Väder \(\+14\s200\) och Öppettider \(\+11\s200\)\. Minskar mest: Belysning \(−7\s200\)\.$/,
        ),
      ).toBeVisible();
      await expect(canvas.getByText('Axeln visar skillnaden mot Budget, inte hela nivån.')).toBeVisible();
    });
    await step('Pilarna går från rad till rad, M till den största ökningen', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^2\s549\s200 kilowattimmar, Budget, 1 av 8$/,
      );
      await userEvent.keyboard('{ArrowRight}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^\+21\s300 kilowattimmar, Kylans drift, därefter 2\s570\s500, 2 av 8$/,
      );
      await userEvent.keyboard('{ArrowDown}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^\+14\s200 kilowattimmar, Väder/);
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 1: \+21\s300/);
    });
    await step('Tabellen har förändringen och nivån efter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(
        await canvas.findByRole('grid', { name: 'Från budget till prognos, kWh' }, { timeout: 10_000 }),
      ).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Belysning −7\s200 2\s598\s300$/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Oförklarat \+8\s400 2\s606\s700$/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

/** From last year to this, site by site, in the order of the tree. */
export const IGivenOrdning: Story = {
  name: 'I given ordning',
  args: {
    title: 'Från 2025 till 2026',
    partLabel: 'Anläggning',
    order: 'given',
    start: { label: '2025', value: 402_310 },
    end: { label: '2026', value: 427_107 },
    parts: sites,
  },
};

/** With more parts than are drawn separately, the smallest are combined. */
export const Övriga: Story = {
  args: {
    title: 'Från 2025 till 2026',
    partLabel: 'Anläggning',
    mostParts: 4,
    start: { label: '2025', value: 402_310 },
    end: { label: '2026', value: 427_107 },
    parts: sites,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Övriga (4)')).toBeVisible();
  },
};

export const Saknas: Story = {
  name: 'En del saknas',
  args: { parts: parts.map((part) => (part.key === 'light' ? { ...part, value: null } : part)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Värden saknas för Belysning\.$/)).toBeVisible();
  },
};

export const Oförändrat: Story = {
  args: { end: { label: 'Prognos', value: 2_549_200 }, parts: [] },
};
