import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { PieSlice } from './pie-model.ts';
import { PieChart } from './PieChart.tsx';

const residualMix: readonly PieSlice[] = [
  { key: 'renewable', label: 'Förnybart', value: 10.18, origin: 'renewable' },
  { key: 'nuclear', label: 'Kärnkraft', value: 21.61, origin: 'nuclear' },
  { key: 'fossil', label: 'Fossilt', value: 68.21, origin: 'fossil' },
];

const sites: readonly PieSlice[] = [
  'Kontorshus Älvgatan 12',
  'Lager Östra hamnen',
  'Butik Stortorget 4',
  'Kyllager Rosenlund',
  'Terminal Brunna',
  'Bageri Industrivägen 8',
  'Butik Vallgatan 21',
  'Butik Kungsgränd 3',
  'Parkeringshus Mården',
  'Servicehall Ågesta',
  'Matsal Älvgatan 14',
  'Laddplats Brunna',
].map((label, i) => ({ key: label, label, value: 188_640 / (i + 1) }));

const meta = {
  title: 'Diagram/Cirkeldiagram · PieChart',
  component: PieChart,
  tags: ['!autodocs'],
  args: { title: 'Elens ursprung', unit: '%', period: 'Nordisk residualmix 2024', slices: residualMix },
} satisfies Meta<typeof PieChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Origin labelling: names and percent beside the pie, a colour of its own for each source. */
export const Ursprung: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Elens ursprung":
        - heading "Elens ursprung" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Källa' });
    await step('Sammanfattningen nämner alla delar', async () => {
      await expect(
        canvas.getByText(/^Störst är Fossilt 68,21\s%, Kärnkraft 21,61\s% och Förnybart 10,18\s%/),
      ).toBeVisible();
    });
    await step('Pilarna går mellan delarna, andelen sägs först', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor).toHaveAttribute('aria-valuetext', '10,18 procent, Förnybart, del 1 av 3');
      await userEvent.keyboard('{ArrowRight}');
      await expect(cursor).toHaveAttribute('aria-valuetext', '21,61 procent, Kärnkraft, del 2 av 3');
      await userEvent.keyboard('m');
      await expect(cursor).toHaveAttribute(
        'aria-valuetext',
        'Störst, nummer 1: 68,21 procent, Fossilt, del 3 av 3',
      );
    });
    await step('Tabellen summerar till 100 %', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      const table = await canvas.findByRole('grid', { name: 'Elens ursprung, %' });
      await expect(table).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Källa' })).toBeVisible();
      await expect(canvas.getByRole('cell', { name: '100,00' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

/** The list is under the pie. */
export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

/** With more than ten, the smallest become "Övriga". */
export const Tolv: Story = {
  name: 'Tolv anläggningar',
  args: {
    title: 'Förbrukning per anläggning',
    unit: 'kWh',
    partLabel: 'Anläggning',
    period: '1 maj – 31 oktober 2026',
    slices: sites,
    shareDecimals: 1,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Övriga (3)')).toBeVisible();
  },
};

export const EnDel: Story = {
  name: 'En del',
  args: { slices: [{ key: 'renewable', label: 'Förnybart', value: 100, origin: 'renewable' }] },
};

export const MycketSmåDelar: Story = {
  name: 'Mycket små delar',
  args: {
    slices: [
      { key: 'renewable', label: 'Förnybart', value: 99.97, origin: 'renewable' },
      { key: 'nuclear', label: 'Kärnkraft', value: 0.03, origin: 'nuclear' },
      { key: 'fossil', label: 'Fossilt', value: 0, origin: 'fossil' },
    ],
  },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { slices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getAllByText('Det finns inga värden att fördela.')).toHaveLength(2);
  },
};
