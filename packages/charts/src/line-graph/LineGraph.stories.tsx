import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { demoSeries, demoSites, demoWeeks } from '../stories/demo-series.fixture.ts';
import { LineGraph } from './LineGraph.tsx';

const meta = {
  title: 'Diagram/Linjediagram · LineGraph',
  component: LineGraph,
  tags: ['!autodocs'],
  args: {
    title: 'Förbrukning per vecka',
    unit: 'kWh',
    series: demoWeeks(10),
    period: '4 maj – 1 november 2026',
  },
} satisfies Meta<typeof LineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

function showsSum(element: HTMLElement): boolean {
  return element.textContent.includes('Summa, kWh');
}

/** Ten lines in the palette's order; the keyboard moves the time cursor. */
export const TioAnläggningar: Story = {
  name: 'Tio anläggningar',
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukning per vecka":
        - heading "Förbrukning per vecka" [level=2]
        - toolbar "Diagramverktyg":
          - button "Zooma in"
          - button "Zooma ut" [disabled]
          - button "Hela perioden" [disabled]
          - button "Tabell"
          - button "Fler verktyg"
        - slider "Tidpunkt": "5"
        - toolbar "Serier":
          - button "Kontorshus Älvgatan 12" [pressed]
          - button "Servicehall Ågesta" [pressed]
        - status: 7 136 kilowattimmar, Kontorshus Älvgatan 12, vecka 44, 26 oktober till 1 november 2026, 2 av 10
    `,
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await step('Pilarna stegar i tiden, värdet sägs först', async () => {
      cursor.focus();
      await expect(cursor).toHaveAttribute('max', '25');
      await userEvent.keyboard('{Home}');
      await expect(cursor).toHaveValue('0');
      await userEvent.keyboard('{ArrowRight}');
      await expect(cursor).toHaveValue('1');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(
        /^[\d\u00A0]+ kilowattimmar, Kontorshus Älvgatan 12, vecka 20, 11 till 17 maj 2026, \d av 10$/,
      );
      await userEvent.keyboard('{PageDown}');
      await expect(cursor).toHaveValue('11');
      await userEvent.keyboard('{PageUp}{PageUp}');
      await expect(cursor).toHaveValue('0');
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(cursor).toHaveValue('25');
    });
    await step('Upp och ner byter serie efter värde', async () => {
      await userEvent.keyboard(
        '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}',
      );
      await expect(cursor.getAttribute('aria-valuetext')).toContain('1 av 10');
      await userEvent.keyboard('{ArrowDown}');
      await expect(cursor.getAttribute('aria-valuetext')).toContain('2 av 10');
      // The step is the same, of which a slider says nothing.
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Kontorshus.* 2 av 10$/));
    });
    await step('M går till högsta värdet, Skift+M till det lägsta', async () => {
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 1: /);
      await userEvent.keyboard('m');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Högst, nummer 2: /);
      await userEvent.keyboard('{Shift>}M{/Shift}');
      await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Lägst, nummer 1: /);
    });
    await step('Rutan med värden stängs med Esc och öppnas av nästa steg', async () => {
      await expect(showsSum(canvasElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect(showsSum(canvasElement)).toBe(false);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(showsSum(canvasElement)).toBe(true);
    });
  },
};

/** Hovering shows the values at the nearest time; Esc closes the tooltip even though nothing has focus. */
export const Pekare: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { series: demoWeeks(3) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const { left, top, width, height } = cursor.getBoundingClientRect();
    const target = cursor.parentElement ?? canvasElement;
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + height / 2 });
    await userEvent.pointer({ target, coords: at(0.41) });
    await expect(cursor).toHaveValue('10');
    await expect(showsSum(canvasElement)).toBe(true);
    await expect(cursor).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(showsSum(canvasElement)).toBe(false);
    await userEvent.pointer({ target, coords: at(0.2) });
    await expect(showsSum(canvasElement)).toBe(true);
    await userEvent.pointer([{ keys: '[MouseLeft]', target, coords: at(1) }]);
    await expect(cursor).toHaveFocus();
    await expect(cursor).toHaveValue('25');
  },
};

/** Click hides, double click and Shift+Enter show only one; a hidden line keeps its place and colour. */
export const Teckenförklaring: Story = {
  args: { series: demoWeeks(4) },
  play: async ({ canvas, userEvent }) => {
    const toolbar = canvas.getByRole('toolbar', { name: 'Serier' });
    const buttons = [...toolbar.querySelectorAll('button')];
    const states = () => buttons.map((button) => button.getAttribute('aria-pressed'));
    const [first, second] = buttons;
    if (!first || !second) throw new Error('The legend has no buttons.');
    await userEvent.click(second);
    await expect(states()).toEqual(['true', 'false', 'true', 'true']);
    await expect(await canvas.findByRole('slider', { name: 'Tidpunkt' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('av 3'),
    );
    await userEvent.click(second);
    await userEvent.dblClick(first);
    await expect(states()).toEqual(['true', 'false', 'false', 'false']);
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(second).toHaveFocus();
    await expect(states()).toEqual(['false', 'true', 'false', 'false']);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(states()).toEqual(['true', 'true', 'true', 'true']);
    await expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  },
};

/** The same values as a table with 25 rows per page. */
export const Tabell: Story = {
  parameters: {
    ariaSnapshot: `
      - figure "Förbrukning per dygn":
        - heading "Förbrukning per dygn" [level=2]
        - toolbar "Diagramverktyg":
          - button "Zooma in"
          - button "Zooma ut" [disabled]
          - button "Hela perioden" [disabled]
          - button "Diagram"
          - button "Fler verktyg"
        - region "Förbrukning per dygn, kWh":
          - grid "Förbrukning per dygn, kWh":
              - row "Tid Kontorshus Älvgatan 12 Lager Östra hamnen Butik Stortorget 4 Summa":
                - columnheader "Tid":
                  - button "Tid"
                - rowheader "2026-05-26 tis"
                - gridcell "546,0"
        - toolbar "Sidor":
    `,
  },
  args: {
    title: 'Förbrukning per dygn',
    series: demoSites.slice(0, 3).map((one) => ({
      key: one.key,
      label: one.label,
      data: demoSeries(one, 'day', [2026, 5, 1], [2026, 7, 31]),
    })),
    period: '1 maj – 31 juli 2026',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
    const table = await canvas.findByRole('grid', { name: 'Förbrukning per dygn, kWh' });
    const heads = () => [...table.querySelectorAll('tbody th')].map((head) => head.textContent);
    await expect(heads()).toHaveLength(25);
    await expect(heads()[0]).toBe('2026-05-01 fre');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByText(/^Visar/)).toHaveTextContent('Visar 26–50 av 92');
    await expect(heads()[0]).toBe('2026-05-26 tis');
    await expect(table.querySelectorAll('tfoot td')).toHaveLength(4);
  },
};

/** Nothing is marked or listed until a finger asks for it; then the values stand under the picture. */
export const Telefon: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const tap = () => {
      const { left, top, width, height } = slider.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, pointerType: 'touch' };
      return fireEvent.pointerDown(slider.parentElement ?? canvasElement, at);
    };
    await step('Inget är valt från början', async () => {
      await expect(showsSum(canvasElement)).toBe(false);
      await expect(canvas.getByRole('button', { name: 'Kontorshus Älvgatan 12' })).toBeVisible();
    });
    await step('Det första trycket visar värdena', async () => {
      await tap();
      await waitFor(() => expect(canvas.getByText('Summa, kWh')).toBeVisible());
    });
  },
};

/** A single line has no legend, but its values are listed all the same. */
export const TelefonEnLinje: Story = {
  name: 'Telefon, en linje',
  globals: { viewport: { value: 'phone' } },
  args: { series: demoWeeks(1) },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await expect(canvas.queryByText('Kontorshus Älvgatan 12')).toBeNull();
    slider.focus();
    await waitFor(() => expect(canvas.getByText('Kontorshus Älvgatan 12')).toBeVisible());
  },
};

/** Zoom appears with the pointer or the focus, in room that it already had. */
export const LugnVerktygsrad: Story = {
  name: 'Lugn verktygsrad',
  globals: { viewport: { value: 'desktop' } },
  args: { series: demoWeeks(3) },
  play: async ({ canvas, userEvent, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const zoomIn = canvas.getByRole('button', { name: 'Zooma in' });
    const place = () => [zoomIn, slider].map((one) => JSON.stringify(one.getBoundingClientRect()));
    const before = place();
    await expect(zoomIn).toHaveStyle({ minBlockSize: '32px' });
    await step('Tangentbordet tar fram zoom utan att något flyttas', async () => {
      await userEvent.tab();
      await expect(zoomIn).toHaveFocus();
      await waitFor(() => expect(zoomIn.parentElement).toHaveStyle({ opacity: '1' }));
      await expect(place()).toEqual(before);
    });
    await step('Den står kvar medan en del av perioden visas', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText(/^Visar \d+ \w+ – \d+ \w+ 2026$/)).toBeVisible();
      zoomIn.blur();
      await waitFor(() => expect(zoomIn.parentElement).toHaveStyle({ opacity: '1' }));
      await expect(place()).toEqual(before);
    });
  },
};

export const LaddarNyaVärden: Story = {
  name: 'Laddar nya värden',
  args: { isStale: true, series: demoWeeks(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};
