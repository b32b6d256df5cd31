// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { createCursorStore, lineGraph, type Annotation, type TimeWindow } from '../../core.ts';
import { demoWeeks } from '../../stories/demo-series.fixture.ts';
import { chartsPage } from '../chart-shell/charts-page.fixture.ts';
import { loadSeldomParts } from '../chart-shell/parts-on-demand.ts';
import type { ChartViewState } from '../chart-shell/view-state.ts';

const series = demoWeeks(2);
const [starts] = series.map(({ data }) => data.starts);
const weeks = { kind: lineGraph, title: 'Förbrukning per vecka', unit: 'kWh', series } as const;

// What is loaded on first use.
beforeAll(loadSeldomParts);

const { page, createChart } = chartsPage(800);

const slider = () => page.querySelector<HTMLInputElement>('input[type=range]');
const said = () => page.querySelector('output')?.textContent ?? '';
const buttonNamed = (name: string) =>
  [...page.querySelectorAll('button')].find((one) => one.textContent === name);

function press(...keys: readonly string[]): void {
  for (const key of keys)
    slider()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function write(input: HTMLInputElement | undefined, text: string): void {
  if (!input) throw new Error('There is no field.');
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.form?.requestSubmit();
}

describe('a period', () => {
  it('is selected by its two ends from the keyboard, in whichever order, and said', async () => {
    const onPeriodSelect = vi.fn<(period: TimeWindow) => void>();
    createChart(page, { ...weeks, onPeriodSelect });
    slider()?.focus();
    press('Home', 'ArrowRight', 'ArrowRight');
    press('p', 'Escape');
    press('p', 'ArrowLeft', 'ArrowLeft', 'p');
    expect(onPeriodSelect).toHaveBeenLastCalledWith({ from: starts?.[0], to: starts?.[2] });
    await expect.poll(said).toMatch(/^Vald period: .+ till .+\.$/);
  });
});

describe('notes', () => {
  it('are written, changed and removed at the cursor; the app keeps them', async () => {
    let annotations: readonly Annotation[] = [];
    const described = () => ({ ...weeks, annotations, onAnnotationsChange });
    const onAnnotationsChange = (next: readonly Annotation[]) => {
      annotations = next;
      chart.update(described());
    };
    const chart = createChart(page, described());
    const inputs = () => [...page.querySelectorAll<HTMLInputElement>('section input')];
    slider()?.focus();
    press('Home', 'ArrowRight');
    press('n');
    await expect.poll(inputs).toHaveLength(1);
    write(inputs()[0], '  Ny ventilation ');
    expect(annotations).toEqual([{ key: 'note-1', label: 'Ny ventilation', at: '2026-05-11' }]);
    await expect.poll(inputs).toHaveLength(2);
    expect(page.querySelector('section [role=status]')?.textContent).toBe('Noteringen är tillagd.');
    expect(page.querySelector('ol')?.textContent).toContain('Ny ventilation');
    write(inputs()[0], 'Ventilation');
    expect(annotations.map(({ label }) => label)).toEqual(['Ventilation']);
    await expect.poll(() => buttonNamed('Ta bort')).toBeDefined();
    buttonNamed('Ta bort')?.click();
    expect(annotations).toEqual([]);
    buttonNamed('Stäng')?.click();
    await expect.poll(inputs).toEqual([]);
    expect(document.activeElement).toBe(slider());
  });

  it('of the app stay as they are', async () => {
    const fixed = { key: 'a', label: 'Förslag', at: '2026-05-11', isFixed: true };
    createChart(page, { ...weeks, annotations: [fixed], onAnnotationsChange: () => {} });
    slider()?.focus();
    press('Home', 'ArrowRight');
    press('n');
    await expect.poll(() => page.querySelectorAll('section input').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('section input')).toHaveLength(1);
  });

  it('cannot be written where the app does not ask for them', () => {
    createChart(page, weeks);
    slider()?.focus();
    press('n');
    expect(page.querySelector('section')).toBeNull();
  });
});

describe('a view', () => {
  const [hidden = ''] = series.map(({ key }) => key);
  const kept: ChartViewState = {
    view: 'chart',
    window: { from: starts?.[4] ?? 0, to: starts?.[14] ?? 0 },
    hidden: [hidden],
    time: starts?.[8] ?? 0,
    series: null,
    isCompared: true,
  };

  it('is shown from the first frame', () => {
    const cursor = createCursorStore();
    createChart(page, { ...weeks, cursor, viewState: kept });
    expect(cursor.get()).toMatchObject({ window: kept.window, time: kept.time });
    expect(slider()?.max).toBe('10');
    expect(slider()?.value).toBe('4');
    expect(page.querySelectorAll('button[aria-pressed=false]')).toHaveLength(1);
  });

  it('is reported once the reader has changed it, and not applied again when the app gives it back', async () => {
    const onChange = vi.fn<(view: ChartViewState) => void>();
    const chart = createChart(page, { ...weeks, viewState: kept, onViewStateChange: onChange });
    press('ArrowRight');
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
    const [view] = onChange.mock.lastCall ?? [];
    expect(view).toMatchObject({ window: kept.window, hidden: [hidden] });
    press('Home');
    chart.update({ ...weeks, onViewStateChange: onChange, ...(view ? { viewState: view } : {}) });
    expect(slider()?.value).toBe('0');
  });
});
