import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { CategoryValue } from './category-model.ts';
import { CategoryLineGraph } from './CategoryLineGraph.tsx';

function years(values: Readonly<Record<number, number | null>>): readonly CategoryValue[] {
  return Object.entries(values).map(([year, value]) => ({ key: year, label: year, value }));
}

/** Nordic residual mix as published by Energimarknadsinspektionen; 2020 was not found. */
const emissions = years({ 2019: 338.53, 2020: null, 2021: 371.99, 2022: 467.62, 2023: 524.1, 2024: 464.79 });

const meta = {
  title: 'Diagram/Linje per kategori · CategoryLineGraph',
  component: CategoryLineGraph,
  tags: ['!autodocs'],
  args: {
    title: 'Koldioxid per kWh',
    label: 'Koldioxid',
    unit: 'g/kWh',
    categoryLabel: 'År',
    period: '2019–2024',
    decimals: 2,
    values: emissions,
  },
} satisfies Meta<typeof CategoryLineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Residualmix: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Koldioxid per kWh":
        - heading "Koldioxid per kWh" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'År' });
    await step('Sammanfattningen säger ytterligheterna, förändringen och vad som saknas', async () => {
      await expect(
        canvas.getByText(
          /^Högst: 524,10\sg\/kWh, 2023\. Lägst: 338,53\sg\/kWh, 2019\. Från 2019 till 2024: \+37,3\s%\. Värden saknas för 2020\.$/,
        ),
      ).toBeVisible();
    });
    await step('Pilarna går mellan åren, M till det högsta', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(cursor.getAttribute('aria-valuetext')).toBe('saknas, 2020');
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^Högst, nummer 1: 524,10 g\/kWh, 2023, \+12,1\s% mot 2022$/,
      );
    });
    await step('Tabellen har samma värden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(await canvas.findByRole('grid', { name: 'Koldioxid per kWh, g/kWh' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: '2020 saknas' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

/** A spike a hundred times higher stays within the axis. */
export const Spik: Story = { args: { values: years({ 2021: 5, 2022: 600, 2023: 6, 2024: 5.5 }) } };

export const Negativ: Story = {
  name: 'Negativa värden',
  args: {
    title: 'Nettoutbyte',
    label: 'Nettoutbyte',
    unit: 'MWh',
    decimals: 0,
    values: years({ 2022: 120, 2023: -80, 2024: -240 }),
  },
};

/** Too many to label each value: the cursor and the table have them. */
export const Många: Story = {
  name: 'Många kategorier',
  args: {
    values: Array.from({ length: 40 }, (_, i) => ({
      key: String(i),
      label: String(1985 + i),
      value: 400 + ((i * 37) % 90),
    })),
  },
};

export const EttVärde: Story = { name: 'Ett värde', args: { values: years({ 2024: 464.79 }) } };

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { values: years({ 2023: null, 2024: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
