import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoDays } from './demo-days.fixture.ts';
import { ScatterPlot } from './ScatterPlot.tsx';

const heated = demoDays({ base: 420, cold: 26, below: 13, spread: 60 });

const meta = {
  title: 'Diagram/Punktdiagram · ScatterPlot',
  component: ScatterPlot,
  tags: ['!autodocs'],
  args: {
    title: 'Förbrukning mot utetemperatur',
    unit: 'kWh',
    period: '2025',
    label: 'Förbrukning',
    temperatureLabel: 'Utetemperatur',
    pointLabel: 'Dygn',
    points: heated,
  },
} satisfies Meta<typeof ScatterPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The energy signature of a heated building: level above its balance temperature, rising below it. */
export const Dygn: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukning mot utetemperatur":
        - heading "Förbrukning mot utetemperatur" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Dygn' });
    await step('Sammanfattningen säger vad en grad kostar, och hur säker linjen är', async () => {
      await expect(
        canvas.getByText(
          /^Under 1[234],\d\s°C: 2[567],\d\skWh mer per grad kallare\. Oberoende av utetemperatur: 4[0-4]\d(,\d)?\skWh\. Linjen förklarar 9\d\s% av variationen mellan 365 värden\.$/,
        ),
      ).toBeVisible();
    });
    await step(
      'Pilarna går från kallt till varmt, och upp och ned bland dygn som var lika kalla',
      async () => {
        cursor.focus();
        await userEvent.keyboard('{Home}');
        const coldest = cursor.getAttribute('aria-valuetext') ?? '';
        await expect(coldest).toMatch(/^[\d\s]+ kilowattimmar, .* 2025, −8,\d\s°C, .* mot linjen, 1 av 365$/);
        await userEvent.keyboard('{End}');
        const warmest = cursor.getAttribute('aria-valuetext') ?? '';
        await expect(warmest).toMatch(/365 av 365$/);
        await userEvent.keyboard('m');
        await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 1: /);
        await userEvent.keyboard('{ArrowDown}');
        await expect(cursor.getAttribute('aria-valuetext')).not.toMatch(/^Högst/);
      },
    );
    await step('Tabellen har temperatur, värde och linje', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(
        await canvas.findByRole('grid', { name: 'Förbrukning mot utetemperatur, kWh' }, { timeout: 10_000 }),
      ).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: /Enligt linjen/ })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: /Avvikelse/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

/** Heated below one temperature and cooled above another. */
export const VärmeOchKyla: Story = {
  name: 'Värme och kyla',
  args: { points: demoDays({ base: 420, cold: 26, below: 9, warm: 48, above: 15, spread: 40 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Under .* kallare\. Över .* varmare\./)).toBeVisible();
  },
};

/** No sloping line is drawn where consumption does not depend on the weather. */
export const UtanSamband: Story = {
  name: 'Utan samband',
  args: { points: demoDays({ base: 420, spread: 60 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inget samband med utetemperatur syns i 365 värden.')).toBeVisible();
  },
};

/** Points only: there are too few of them to support a line. */
export const FåVärden: Story = {
  name: 'Få värden',
  args: { points: heated.slice(0, 12) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Det finns för få värden för en linje: 12 av minst 20.'),
    ).toBeVisible();
  },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { points: heated.map((point) => ({ ...point, temperature: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
