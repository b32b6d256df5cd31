import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';

import type { Annotation } from '../core/annotations.ts';
import { formatViewState, parseViewState, type ChartViewState } from '../parts/chart-shell/view-state.ts';
import { demoWeeks } from '../stories/demo-series.fixture.ts';
import { LineGraph, type LineGraphProps } from './LineGraph.tsx';

const meta = {
  title: 'Diagram/Linjediagram, läsarens eget · LineGraph',
  component: LineGraph,
  args: {
    title: 'Förbrukning per vecka',
    unit: 'kWh',
    series: demoWeeks(3),
    period: '4 maj – 1 november 2026',
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A period is dragged over, or begun and ended with P; the app is told, and the graph stays as it is. */
export const VäljaPeriod: Story = {
  name: 'Välja en period',
  args: { onPeriodSelect: fn(), onWindowChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const layer = slider.parentElement ?? canvasElement;
    const at = (share: number) => {
      const { left, top, width, height } = slider.getBoundingClientRect();
      return { clientX: left + width * share, clientY: top + height / 2, pointerId: 1, pointerType: 'mouse' };
    };
    await step('Att dra väljer, och zoomar inte', async () => {
      await waitFor(async () => {
        await fireEvent.pointerDown(layer, { ...at(0.2), buttons: 1 });
        await fireEvent.pointerMove(layer, { ...at(0.4), buttons: 1 });
        await fireEvent.pointerUp(layer, at(0.4));
        await expect(args.onPeriodSelect).toHaveBeenCalled();
      });
      await waitFor(() => expect(canvas.getByText(/^Vald period: .+ till .+\.$/)).toBeInTheDocument());
    });
    await step('P börjar och avslutar den, Esc ångrar', async () => {
      slider.focus();
      await userEvent.keyboard('{Home}p{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(canvas.getByText(/^Perioden börjar: .+P igen/)).toBeInTheDocument());
      await userEvent.keyboard('p');
      const [first] = args.series.map(({ data }) => data.starts);
      await expect(args.onPeriodSelect).toHaveBeenLastCalledWith({ from: first?.[0], to: first?.[2] });
    });
  },
};

function WithNotes({ annotations: first = [], ...args }: LineGraphProps) {
  const [annotations, setAnnotations] = useState<readonly Annotation[]>(first);
  return <LineGraph {...args} annotations={annotations} onAnnotationsChange={setAnnotations} />;
}

/** N opens the notes of the step that the cursor is on; the app keeps them. Its own suggestion cannot be changed. */
export const EgnaNoteringar: Story = {
  name: 'Egna noteringar',
  render: WithNotes,
  args: { annotations: [{ key: 'a', label: 'Förslag: sänk baslasten', at: '2026-08-12', isFixed: true }] },
  play: async ({ canvas, userEvent, step }) => {
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    await step('Med tangentbordet', async () => {
      slider.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await waitFor(async () => {
        await userEvent.keyboard('n');
        await expect(canvas.getByRole('textbox', { name: 'Ny notering' })).toHaveFocus();
      });
      await userEvent.keyboard('Ny ventilation{Enter}');
      await waitFor(() => expect(canvas.getByText('Noteringen är tillagd.')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(slider).toHaveFocus());
      await expect(slider.getAttribute('aria-valuetext')).toContain('Ny ventilation');
      await expect(canvas.getByRole('list', { name: 'Noteringar' })).toHaveTextContent(
        /Ny ventilation.+Förslag/,
      );
    });
    await step('I tabellen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tabell' }));
      await expect(await canvas.findByRole('columnheader', { name: 'Noteringar' })).toBeVisible();
      await expect(canvas.getByRole('cell', { name: 'Ny ventilation' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Diagram' }));
    });
    await step('Med musen, genom fler verktyg', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fler verktyg' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Skriv en notering/ }));
      const remove = await canvas.findByRole('button', { name: 'Ta bort' });
      await userEvent.click(remove);
      await waitFor(() =>
        expect(canvas.getByRole('list', { name: 'Noteringar' })).not.toHaveTextContent('Ny'),
      );
    });
  },
};

function WithLink(args: LineGraphProps) {
  const [link, setLink] = useState('');
  const keep = (view: ChartViewState) => setLink(formatViewState(view));
  const opened = parseViewState(link);
  return (
    <>
      <LineGraph {...args} onViewStateChange={keep} />
      <p aria-label="Länk">{link}</p>
      {opened && <LineGraph {...args} title="Så ser den som följer länken" viewState={opened} />}
    </>
  );
}

/** Window, hidden series and cursor as plain data: whoever follows the link sees exactly this. */
export const Länk: Story = {
  name: 'Länk till just den här vyn',
  render: WithLink,
  play: async ({ canvas, userEvent }) => {
    const [own] = await canvas.findAllByRole('slider', { name: 'Tidpunkt' });
    if (!own) throw new Error('The graph has no cursor.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lager Östra hamnen' }));
    own.focus();
    await userEvent.keyboard('{Home}{ArrowRight}++');
    await waitFor(() => expect(canvas.getAllByRole('figure')).toHaveLength(2));
    await waitFor(async () => {
      const [first, second] = canvas.getAllByRole('slider', { name: 'Tidpunkt' });
      await expect(second).toHaveAttribute('max', first?.getAttribute('max') ?? '');
      await expect(second?.getAttribute('aria-valuetext')).toBe(first?.getAttribute('aria-valuetext'));
    });
    const hidden = canvas.getAllByRole('button', { name: 'Lager Östra hamnen', pressed: false });
    await expect(hidden).toHaveLength(2);
  },
};

/** Values as a table and the graph as a picture, on the clipboard; what the browser refuses is said. */
export const Kopiera: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Fler verktyg' }));
    const group = await canvas.findByRole('group', { name: 'Kopiera' });
    const [table, picture] = group.querySelectorAll('button');
    if (!table || !picture) throw new Error('There is nothing to copy.');
    await step('Tabellen som HTML och som text', async () => {
      await userEvent.click(table);
      await waitFor(() => expect(canvas.getByText('Kopierat.')).toBeVisible());
      const item = write.mock.lastCall?.[0][0];
      await expect(item?.types).toEqual(['text/html', 'text/plain']);
      const text = await (await item?.getType('text/plain'))?.text();
      await expect(text).toMatch(/^Start\tSlut\tKontorshus Älvgatan 12 \(kWh\)/);
      await expect(text?.split('\r\n')).toHaveLength(27);
    });
    await step('Diagrammet som bild', async () => {
      await userEvent.click(picture);
      await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
      const item = write.mock.lastCall?.[0][0];
      await expect(item?.types).toEqual(['image/png']);
      await expect((await item?.getType('image/png'))?.size).toBeGreaterThan(1000);
    });
    await step('Webbläsaren säger nej', async () => {
      write.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
      await userEvent.click(table);
      await waitFor(() => expect(canvas.getByText(/^Webbläsaren lät inte/)).toBeVisible());
    });
    write.mockRestore();
  },
};
