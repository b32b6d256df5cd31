import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries } from '../core/series.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';
import { demoSeries, demoSite, withEstimates, withValues } from '../stories/demo-series.fixture.ts';
import { UsageProfile } from './UsageProfile.tsx';

const halfYear = demoSeries(demoSite(0), 'hour', [2026, 5, 1], [2026, 10, 31]);

const meta = {
  title: 'Diagram/Förbrukningsprofil · UsageProfile',
  component: UsageProfile,
  tags: ['!autodocs'],
  args: { title: 'Förbrukningsprofil', unit: 'kWh', data: halfYear },
} satisfies Meta<typeof UsageProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halvår: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukningsprofil":
        - heading "Förbrukningsprofil" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Timme i veckan' });
    await step('Sammanfattningen jämför vardag och helg', async () => {
      await expect(
        canvas.getByText(/Vardagar [\d,]+\skWh per timme, helger [\d,]+\skWh \(−[\d,]+\s%\)/),
      ).toBeVisible();
    });
    await step('Pilarna går genom veckans 168 timmar', async () => {
      cursor.focus();
      await expect(cursor).toHaveAttribute('max', '167');
      await userEvent.keyboard('{Home}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d,]+ kilowattimmar i medel, måndag klockan 0 till 1, mellan [\d,]+ och [\d,]+, 26 värden$/,
      );
      await userEvent.keyboard('{End}');
      await expect(cursor.getAttribute('aria-valuetext')).toContain('söndag klockan 23 till 24');
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 1: /);
    });
    await step('Tabellen har medel, lägst och högst', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(await canvas.findByRole('grid', { name: 'Förbrukningsprofil, kWh' })).toBeVisible();
      await expect(canvas.getByText(/av 168$/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

export const Kvartseffekt: Story = {
  args: {
    title: 'Effektprofil',
    unit: 'kW',
    hasSum: false,
    data: demoSeries(demoSite(3), 'quarter', [2026, 9, 1], [2026, 10, 31]),
  },
};

/** A weekday that was never measured is a gap. */
export const Lucka: Story = {
  args: {
    data: withValues(halfYear, (value, i) =>
      toLocal(valueAt(halfYear.starts, i)).weekday === 3 ? Number.NaN : value,
    ),
  },
};

export const Produktion: Story = {
  name: 'Negativa värden',
  args: { title: 'Nettoprofil', data: withValues(halfYear, (value) => value - 40) },
};

/** The mean hides a spike a hundred times higher; the highest value behind it shows it. */
export const Spik: Story = {
  args: { data: withValues(halfYear, (value, i) => (i === 2000 ? value * 100 : value)) },
};

export const AlltBeräknat: Story = {
  name: 'Allt beräknat',
  args: { data: withEstimates(halfYear, () => true) },
};

/** The hour that is repeated counts twice, and the one that is skipped not at all. */
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
