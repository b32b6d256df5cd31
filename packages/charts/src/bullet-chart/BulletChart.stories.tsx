import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { BulletRow } from './bullet-model.ts';
import { BulletChart } from './BulletChart.tsx';

function row(label: string, value: number | null, budget: number | null, previous: number | null): BulletRow {
  return { key: label, label, value, budget, previous };
}

const sites: readonly BulletRow[] = [
  row('Kyllager Rosenlund', 409_855, 386_987, 401_030),
  row('Bageri Industrivägen 8', 188_609, 181_080, 187_650),
  row('Kontorshus Älvgatan 12', 293_535, 288_261, 298_710),
  row('Lager Östra hamnen', 309_313, 306_311, 317_420),
  row('Terminal Brunna', 189_956, 187_546, 194_350),
  row('Butik Kungsgränd 3', 160_838, 165_053, 171_040),
];

const meta = {
  title: 'Diagram/Bulletdiagram · BulletChart',
  component: BulletChart,
  tags: ['!autodocs'],
  args: {
    title: 'Utfall mot budget',
    unit: 'kWh',
    period: '1 januari – 31 oktober 2026',
    rowLabel: 'Anläggning',
    previousLabel: '2025',
    rows: sites,
  },
} satisfies Meta<typeof BulletChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anläggningar: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    ariaSnapshot: `
      - figure "Utfall mot budget":
        - heading "Utfall mot budget" [level=2]
        - toolbar "Diagramverktyg":
          - button "Tabell"
          - button "Fler verktyg"
    `,
  },
  play: async ({ canvas, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Anläggning' });
    await step('Sammanfattningen säger utfallet mot budgeten, och vad som avviker mest', async () => {
      await expect(
        canvas.getByText(
          /^Utfall 1\s552\s106\skWh, \+2,4\s% mot Budget 1\s515\s238\. 5 över och 1 under Budget\. Mest över Budget: Kyllager Rosenlund \(\+5,9\s%\)\. Mest under Budget: Butik Kungsgränd 3 \(−2,6\s%\)\.$/,
        ),
      ).toBeVisible();
    });
    await step('Pilarna går från rad till rad', async () => {
      cursor.focus();
      await userEvent.keyboard('{Home}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^409\s855 kilowattimmar, Kyllager Rosenlund, \+5,9\s% mot Budget 386\s987, \+2,2\s% mot 2025 401\s030, 1 av 6$/,
      );
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^293\s535 kilowattimmar, Kontorshus/);
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 1: 409\s855/);
    });
    await step('Föregående år kan döljas', async () => {
      const previous = canvas.getByRole('button', { name: '2025' });
      await userEvent.click(previous);
      await expect(previous).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(previous);
    });
    await step('Tabellen har alla tal, avvikelserna och summan', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(
        await canvas.findByRole('grid', { name: 'Utfall mot budget, kWh' }, { timeout: 10_000 }),
      ).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /^Butik Kungsgränd 3 160\s838 165\s053 −2,6\s% 171\s040 −6,0\s%$/ }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'narrow' } } };

export const UtanFöregåendeÅr: Story = {
  name: 'Utan föregående år',
  args: { rows: sites.map(({ key, label, value, budget }) => ({ key, label, value, budget })) },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Anläggning' });
    await expect(canvas.queryByRole('button', { name: '2025' })).toBeNull();
  },
};

/** One site has no budget, another no values. */
export const Saknas: Story = {
  name: 'Värden saknas',
  args: {
    rows: [
      row('Kyllager Rosenlund', 409_855, null, 401_030),
      row('Terminal Brunna', null, 187_546, 194_350),
      ...sites.slice(1, 4),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Värden saknas för Terminal Brunna\.$/)).toBeVisible();
  },
};

export const IngaVärden: Story = {
  name: 'Inga värden',
  args: { rows: sites.map((one) => ({ ...one, value: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
