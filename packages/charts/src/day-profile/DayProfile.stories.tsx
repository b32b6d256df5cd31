import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries } from '../core/series.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';
import { demoSeries, demoSite, withEstimates, withValues } from '../stories/demo-series.fixture.ts';
import { DayProfile } from './DayProfile.tsx';

const halfYear = demoSeries(demoSite(0), 'hour', [2026, 5, 1], [2026, 10, 31]);
const highLoad = { from: 6, to: 22 } as const;

const meta = {
  title: 'Diagram/Medeldygn · DayProfile',
  component: DayProfile,
  tags: ['!autodocs'],
  args: { title: 'Medeldygn', unit: 'kW', data: halfYear, highLoad },
} satisfies Meta<typeof DayProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halvår: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Medeldygn":
        - heading "Medeldygn" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Timme på dygnet' });
    await step('Sammanfattningen säger topparna och skillnaden', async () => {
      await expect(
        canvas.getByText(/^Vardag: högst i medel kl\. .* Helg: högst i medel kl\. .* Helg mot vardag: −/),
      ).toBeVisible();
    });
    await step('Pilarna går genom dygnets timmar och mellan vardag och helg', async () => {
      cursor.focus();
      await expect(cursor).toHaveAttribute('max', '23');
      await userEvent.keyboard('{Home}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d,]+ kilowatt i medel, vardag, klockan 0 till 1, som högst [\d,]+$/,
      );
      await userEvent.keyboard('{PageDown}{ArrowDown}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d,]+ kilowatt i medel, helg, klockan 10 till 11, som högst [\d,]+, höglasttid$/,
      );
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 1: /);
    });
    await step('En linje kan döljas', async () => {
      const dayOff = canvas.getByRole('button', { name: 'helg' });
      await userEvent.click(dayOff);
      await expect(dayOff).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(dayOff);
    });
    await step('Tabellen har medel och högst', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(await canvas.findByRole('grid', { name: 'Medeldygn, kW' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: /vardag, högst/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

export const UtanHöglast: Story = {
  name: 'Utan höglasttid',
  render: () => <DayProfile title="Medeldygn" unit="kW" data={halfYear} />,
};

/** The energy of four quarters adds up to an hour. */
export const Kvartar: Story = {
  args: {
    unit: 'kWh',
    hasSum: true,
    data: demoSeries(demoSite(3), 'quarter', [2026, 9, 1], [2026, 10, 31]),
  },
};

/** Hours that were never measured are hatched. */
export const Lucka: Story = {
  args: {
    data: withValues(halfYear, (value, i) => {
      const { hour } = toLocal(valueAt(halfYear.starts, i));
      return hour >= 2 && hour < 5 ? Number.NaN : value;
    }),
  },
};

export const AlltBeräknat: Story = {
  name: 'Allt beräknat',
  args: { data: withEstimates(halfYear, () => true) },
};

/** Production: lines hang from zero. */
export const Produktion: Story = {
  name: 'Negativa värden',
  args: { title: 'Medeldygn, nettoeffekt', data: withValues(halfYear, (value) => value - 45) },
};

/** The mean hides a spike a hundred times higher; the cursor and the table reveal it. */
export const Spik: Story = {
  args: { data: withValues(halfYear, (value, i) => (i === 2000 ? value * 100 : value)) },
};

/** The hour that is repeated counts twice. */
export const Klockomställning: Story = {
  args: { data: demoSeries(demoSite(1), 'hour', [2026, 10, 19], [2026, 10, 25]) },
};

export const FemÅr: Story = {
  name: 'Fem år per timme',
  args: { data: demoSeries(demoSite(0), 'hour', [2021, 1, 1], [2025, 12, 31]) },
};

export const EttVärde: Story = {
  name: 'Ett värde',
  args: { data: createSeries({ step: 'hour', starts: halfYear.starts.slice(8, 9), values: [42.5] }) },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { data: withValues(halfYear, () => Number.NaN) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
