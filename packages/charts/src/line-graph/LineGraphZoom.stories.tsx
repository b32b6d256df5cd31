import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { demoSeries, demoSites } from '../stories/demo-series.fixture.ts';
import { LineGraph } from './LineGraph.tsx';

const hours = demoSites.slice(0, 3).map((one) => ({
  key: one.key,
  label: one.label,
  data: demoSeries(one, 'hour', [2025, 1, 1], [2025, 12, 31]),
}));

const meta = {
  title: 'Diagram/Linjediagram, zoom · LineGraph',
  component: LineGraph,
  args: { title: 'Förbrukning per timme', unit: 'kWh', series: hours, period: '2025', onWindowChange: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

function spoken(slider: HTMLElement): string {
  return slider.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ') ?? '';
}

/** From the months of a year into a month, a day, and out again; every level has few steps. */
export const Nivåer: Story = {
  name: 'Nivåer med tangentbordet',
  play: async ({ canvas, userEvent, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await step('Först årets månader, med månadens summa', async () => {
      slider.focus();
      await expect(slider).toHaveAttribute('max', '11');
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
      await expect(slider).toHaveValue('2');
      await expect(spoken(slider)).toMatch(/^\d\d \d{3} kilowattimmar, .+, mars 2025, \d av 3$/);
    });
    await step('Retur går in i mars och sedan i dygnet när klockan ställs om', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(slider).toHaveAttribute('max', '30');
      await waitFor(() =>
        expect(canvas.getByText(/^Visar 1 till 31 mars 2025, dygnsvärden\. Summa/)).toBeInTheDocument(),
      );
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(spoken(slider)).toContain('söndag 30 mars 2025');
      await userEvent.keyboard('{Enter}');
      await expect(slider).toHaveAttribute('max', '22');
      await expect(spoken(slider)).toMatch(/^\d\d,\d\d kilowattimmar, .+ klockan 0 till 1, \d av 3$/);
    });
    await step('Pilen fortsätter in i nästa dygn', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(slider).toHaveAttribute('max', '23');
      await expect(spoken(slider)).toContain('måndag 31 mars 2025 klockan 0 till 1');
    });
    await step('Esc stänger först rutan och går sedan ut, nivå för nivå', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(slider).toHaveAttribute('max', '30');
      await userEvent.keyboard('{Escape}');
      await expect(slider).toHaveAttribute('max', '11');
    });
  },
};

/** Plus, minus, zero, Shift and arrows, M, G, C and O. */
export const Tangenter: Story = {
  name: 'Zooma, flytta och hitta med tangentbordet',
  play: async ({ canvas, userEvent, step, args }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    slider.focus();
    const shown = () => canvas.findByText(/^Visar.+Summa/);
    await step('Plus zoomar in, noll visar allt', async () => {
      await userEvent.keyboard('{Home}++++');
      await waitFor(async () =>
        expect(await shown()).toHaveTextContent('Visar 1 till 23 januari 2025, dygnsvärden.'),
      );
      await expect(slider).toHaveAttribute('max', '22');
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await waitFor(async () => expect(await shown()).toHaveTextContent('Visar 6 till 29 januari 2025'));
      await userEvent.keyboard('-');
      await userEvent.keyboard('0');
      await expect(slider).toHaveAttribute('max', '11');
      await expect(args.onWindowChange).toHaveBeenLastCalledWith(null);
    });
    await step('M går till timmen med högst värde', async () => {
      await userEvent.keyboard('m');
      await expect(spoken(slider)).toMatch(
        /^Högst, nummer 1: \d+,\d+ kilowattimmar, .+ klockan \d+ till \d+/,
      );
      await expect(slider).toHaveAttribute('max', '23');
    });
    await step('G hittar klockomställningarna och säger när det inte finns fler', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}gg');
      await expect(spoken(slider)).toMatch(/^Klockan ställs om: .+ 26 oktober 2025/);
      await userEvent.keyboard('g');
      await waitFor(() => expect(canvas.getByText(/inga fler luckor/)).toBeInTheDocument());
      await userEvent.keyboard('{Shift>}G{/Shift}');
      await expect(spoken(slider)).toContain('30 mars 2025 klockan 3 till 4');
    });
    await step('O visar bara serien, och alla igen', async () => {
      await userEvent.keyboard('o');
      await expect(spoken(slider)).not.toContain(' av 3');
      await userEvent.keyboard('o');
      await expect(spoken(slider)).toContain(' av 3');
    });
    await step('T går till tabellen', async () => {
      await userEvent.keyboard('t');
      const place = { name: '2025-03-30 03:00–04:00' };
      const row = await canvas.findByRole('rowheader', place);
      await waitFor(() => expect(row).toHaveFocus());
    });
  },
};

/** Dragging selects a window, Shift+drag pans, and the wheel zooms with Ctrl or when the chart has focus. */
export const Mus: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const layer = slider.parentElement ?? canvasElement;
    // Measured each time, since the chart gets its width after the first layout.
    const at = (share: number, more: object = {}) => {
      const { left, top, width, height } = slider.getBoundingClientRect();
      return {
        clientX: left + width * share,
        clientY: top + height / 2,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        ...more,
      };
    };
    const drag = async (from: number, to: number, more: object = {}) => {
      await fireEvent.pointerDown(layer, at(from, { buttons: 1, ...more }));
      await fireEvent.pointerMove(layer, at((from + to) / 2, { buttons: 1, ...more }));
      await fireEvent.pointerMove(layer, at(to, { buttons: 1, ...more }));
      await fireEvent.pointerUp(layer, at(to, more));
    };
    await step('Att dra markerar vad som ska visas', async () => {
      await drag(0.25, 0.5);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Hela perioden' })).toHaveAttribute(
          'aria-disabled',
          'false',
        ),
      );
      await waitFor(() => expect(canvas.getByText(/^Visar \d+ \w+ till \d+ \w+ 2025, /)).toBeInTheDocument());
    });
    await step('Skift och dra flyttar', async () => {
      await drag(0.5, 0.25, { shiftKey: true });
      await waitFor(() => expect(canvas.getByText(/^Visar \d+ \w+ till \d+ \w+ 2025, /)).toBeInTheDocument());
    });
    await step('Hjulet zoomar med Ctrl; utan fokus hör det annars till sidan', async () => {
      slider.blur();
      const scrolls = await fireEvent.wheel(layer, at(0.5, { deltaY: -400 }));
      await expect(scrolls).toBe(true);
      const zooms = await fireEvent.wheel(layer, at(0.5, { deltaY: -400, ctrlKey: true }));
      await expect(zooms).toBe(false);
      await waitFor(() => expect(canvas.getByText(/^Visar .+ dygnsvärden/)).toBeInTheDocument());
    });
    await step('Dubbelklick går in i dygnet', async () => {
      await fireEvent.pointerDown(layer, at(0.5));
      await fireEvent.pointerUp(layer, at(0.5));
      await fireEvent.doubleClick(layer, at(0.5));
      await expect(slider).toHaveAttribute('max', '23');
    });
  },
};

/** Two fingers zoom and pan; one moves the crosshair, whose values are shown under the picture. */
export const Fingrar: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const layer = slider.parentElement ?? canvasElement;
    const { left, top, width, height } = slider.getBoundingClientRect();
    const finger = (pointerId: number, share: number) => ({
      clientX: left + width * share,
      clientY: top + height / 2,
      pointerId,
      pointerType: 'touch',
      buttons: 1,
    });
    await fireEvent.pointerDown(layer, finger(1, 0.4));
    await expect(canvas.getByText('Summa, kWh')).toBeVisible();
    await fireEvent.pointerDown(layer, finger(2, 0.6));
    await fireEvent.pointerMove(layer, finger(1, 0.1));
    await fireEvent.pointerMove(layer, finger(2, 0.9));
    await fireEvent.pointerUp(layer, finger(1, 0.1));
    await fireEvent.pointerUp(layer, finger(2, 0.9));
    await expect(args.onWindowChange).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByText(/^Visar \d+ \w+ till \d+ \w+ 2025/)).toBeInTheDocument());
  },
};

/** Every key has a button too; the status line announces what a button did. */
export const Knappar: Story = {
  name: 'Alla kommandon som knappar',
  play: async ({ canvas, userEvent, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const more = canvas.getByRole('button', { name: 'Fler verktyg' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }));
    await step('Nästa steg läses upp', async () => {
      await press(/^Första som visas/);
      await press(/^Nästa steg/);
      await expect(slider).toHaveValue('1');
      await waitFor(() =>
        expect(canvas.getByText(/kilowattimmar, .+, februari 2025, \d av 3$/)).toBeInTheDocument(),
      );
    });
    await step('In i månaden och ut igen', async () => {
      await press(/^In i månaden/);
      await expect(slider).toHaveAttribute('max', '27');
      await press(/^Ut igen/);
      await press(/^Ut igen/);
      await expect(slider).toHaveAttribute('max', '11');
    });
    await step('Från och till som text', async () => {
      const from = canvas.getByRole('textbox', { name: 'Från och med' });
      const to = canvas.getByRole('textbox', { name: 'Till och med' });
      await expect(from).toHaveValue('2025-01-01');
      await userEvent.clear(from);
      await userEvent.type(from, '2025-03-32');
      await press(/^Visa perioden/);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Skriv från som ÅÅÅÅ-MM-DD');
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      await userEvent.clear(from);
      await userEvent.type(from, '2025-03-03');
      await userEvent.clear(to);
      await userEvent.type(to, '2025-03-09');
      await press(/^Visa perioden/);
      await expect(slider).toHaveAttribute('max', '6');
      await waitFor(() =>
        expect(canvas.getByText(/^Visar 3 till 9 mars 2025, dygnsvärden/)).toBeInTheDocument(),
      );
    });
  },
};

/** Toolbar, time cursor, legend: three stops; toolbar, legend, table, pages: four. */
export const Tabbstopp: Story = {
  name: 'Fyra tabbstopp, oavsett data',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const stops = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('button, input, [tabindex]')].filter(
        (one) => one.tabIndex === 0 && one.offsetParent !== null,
      ).length;
    await expect(stops()).toBe(3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zooma in' })).toHaveFocus();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kontorshus Älvgatan 12' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
    const table = await canvas.findByRole('grid');
    await expect(stops()).toBe(4);
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(25);
    await step('I tabellen går pilarna från cell till cell', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('rowheader', { name: '2025-01-01 00:00–01:00' })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowRight}');
      await expect(document.activeElement?.closest('th')).toHaveTextContent('Kontorshus Älvgatan 12');
      await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
      await expect(canvas.getByRole('rowheader', { name: 'Summa' })).toHaveFocus();
      await expect(stops()).toBe(4);
    });
    await step('Page Down bläddrar, och fokus stannar i tabellen', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{PageDown}');
      await expect(canvas.getByRole('rowheader', { name: '2025-01-02 01:00–02:00' })).toHaveFocus();
      await userEvent.keyboard('{PageUp}{PageUp}');
      await expect(canvas.getByRole('rowheader', { name: '2025-01-01 00:00–01:00' })).toHaveFocus();
    });
  },
};
