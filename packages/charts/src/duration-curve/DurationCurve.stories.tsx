import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createSeries } from '../core/series.ts';
import { demoSeries, demoSite, withEstimates, withValues } from '../stories/demo-series.fixture.ts';
import { DurationCurve } from './DurationCurve.tsx';

const halfYear = demoSeries(demoSite(0), 'hour', [2026, 5, 1], [2026, 10, 31]);

const meta = {
  title: 'Diagram/Varaktighetskurva · DurationCurve',
  component: DurationCurve,
  tags: ['!autodocs'],
  args: { title: 'Varaktighet', unit: 'kW', data: halfYear, subscribedPower: 50 },
} satisfies Meta<typeof DurationCurve>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Half a year of hours; G jumps to where the subscribed power is no longer exceeded. */
export const Halvår: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Varaktighet":
        - heading "Varaktighet" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Ordning efter storlek' });
    await step('Sammanfattningen säger toppen och överuttaget', async () => {
      await expect(
        canvas.getByText(/^Högst: .* Abonnerad effekt 50,0\skW överskrids i \d+ timmar\./),
      ).toBeVisible();
    });
    await step('Pilarna går hundra timmar i taget från de högsta nedåt, Retur in bland dem', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor).toHaveAttribute('max', '44');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d,]+ ner till [\d,]+ kilowatt, timme 1 till 100 av 4\s417, lägsta nivån nås under 2 procent av tiden/,
      );
      await userEvent.keyboard('{ArrowRight}');
      await expect(cursor).toHaveValue('1');
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(await canvas.findByText(/^Visar timme 1–100 av 4\s417$/)).toBeVisible();
      await expect(cursor).toHaveAttribute('max', '99');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d,]+ kilowatt, timme 1 av 4\s417, .* 2026 klockan \d+ till \d+, [\d,]+\skW över abonnerad effekt$/,
      );
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(cursor).toHaveAttribute('max', '44');
    });
    await step('M går till de högsta i tur och ordning, G till abonnerad effekt', async () => {
      await userEvent.keyboard('mm');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 2: .*timme 2 av 4\s417/);
      await userEvent.keyboard('g');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Abonnerad effekt: (50,0|49,\d) kilowatt/);
    });
    await step('Tabellen har samma ordning', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(await canvas.findByRole('grid', { name: 'Varaktighet, kW' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Ordning efter storlek' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

export const UtanAbonnemang: Story = {
  name: 'Utan abonnerad effekt',
  render: () => <DurationCurve title="Varaktighet" unit="kW" data={halfYear} />,
};

export const Luckor: Story = {
  name: 'Luckor och beräknade värden',
  args: {
    data: withEstimates(
      withValues(halfYear, (value, i) => (i % 50 === 0 ? Number.NaN : value)),
      (i) => i % 7 === 0,
    ),
  },
};

/** A spike a hundred times higher stays on the curve. */
export const Spik: Story = {
  args: { data: withValues(halfYear, (value, i) => (i === 2000 ? value * 100 : value)) },
};

export const Negativ: Story = {
  name: 'Negativa värden',
  args: {
    title: 'Nettoeffekt, varaktighet',
    data: withValues(halfYear, (value) => value - 40),
    subscribedPower: 15,
  },
};

export const AlltBeräknat: Story = {
  name: 'Allt beräknat',
  args: { data: withEstimates(halfYear, () => true) },
};

/** Five years of hours: the cursor moves by thousands. */
export const FemÅr: Story = {
  name: 'Fem år per timme',
  args: { data: demoSeries(demoSite(0), 'hour', [2021, 1, 1], [2025, 12, 31]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Ordning efter storlek' })).toHaveAttribute(
      'max',
      '43',
    );
  },
};

export const EttVärde: Story = {
  name: 'Ett värde',
  args: { data: createSeries({ step: 'hour', starts: halfYear.starts.slice(0, 1), values: [42.5] }) },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { data: createSeries({ step: 'hour', starts: [], values: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
