import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { MonthBar } from './month-model.ts';
import { MonthBarGraph } from './MonthBarGraph.tsx';

const before = [
  19_600, 18_100, 16_400, 15_200, 14_100, 13_400, 12_000, 13_600, 15_800, 20_300, 18_900, 19_800,
];
const now = [18_200, 17_400, 16_100, 14_600, 14_000, 12_900, 12_200, 13_100, 14_900, 19_300, 11_200, null];

function stateAt(index: number): 'past' | 'ongoing' | 'ahead' {
  if (index < 10) return 'past';
  return index === 10 ? 'ongoing' : 'ahead';
}

/** The site of mockup 09. */
const year: readonly MonthBar[] = now.map((value, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  value,
  previousValue: before[i] ?? null,
  state: stateAt(i),
}));

const meta = {
  title: 'Diagram/Stapeldiagram per månad · MonthBarGraph',
  component: MonthBarGraph,
  tags: ['!autodocs'],
  args: {
    title: 'Förbrukning per månad',
    unit: 'kWh',
    months: year,
    currentLabel: '2026',
    previousLabel: '2025',
    period: '1 januari – 19 november 2026',
  },
} satisfies Meta<typeof MonthBarGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Året: Story = {
  name: 'Året hittills',
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukning per månad":
        - heading "Förbrukning per månad" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Sammanfattningen jämför bara hela månader', async () => {
      await expect(
        await canvas.findByText(
          /^Högst: 19\s300 kWh, oktober 2026\. Lägst: 12\s200 kWh, juli 2026\. −3,7\s% mot 2025 t\.o\.m\. oktober 2026\. November 2026 pågår\.$/,
        ),
      ).toBeVisible();
    });
    await step('Pilarna går mellan månaderna', async () => {
      const cursor = await canvas.findByRole('slider', { name: 'Månad' });
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^18\s200 kilowattimmar, januari 2026, 2025 19\s600$/,
      );
      await userEvent.keyboard('{End}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^december 2026, 2025 19\s800$/);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^11\s200 kilowattimmar, pågående, november/,
      );
    });
    await step('Fjolåret kan döljas', async () => {
      const last = canvas.getByRole('button', { name: '2025' });
      await userEvent.click(last);
      await expect(last).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(last);
    });
    await step('Tabellen har samma värden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(await canvas.findByRole('grid', { name: 'Förbrukning per månad, kWh' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^januari 2026 18\s200 19\s600$/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Lucka: Story = {
  name: 'En månad saknas',
  args: { months: year.map((bar, i) => (i === 3 ? { ...bar, value: null } : bar)) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Värden saknas för april 2026\. November 2026 pågår\.$/),
    ).toBeVisible();
  },
};

export const Nyinkopplad: Story = {
  name: 'Inget år före',
  args: { months: year.map((bar) => ({ ...bar, previousValue: null })) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(/^Högst:/)).textContent).not.toMatch(/mot 2025/);
  },
};

export const Tomt: Story = {
  args: { months: year.map((bar) => ({ ...bar, value: null, previousValue: null })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Det finns inga mätvärden för perioden.')).toHaveLength(2);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

export const Uppdateras: Story = { args: { isStale: true } };
