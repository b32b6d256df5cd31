// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { ChartDataError, createCursorStore, lineGraph, pieChart, type TimeWindow } from '../../core.ts';
import { demoWeeks } from '../../stories/demo-series.fixture.ts';
import { chartsPage } from './charts-page.fixture.ts';

const series = demoWeeks(2);
const weeks = { kind: lineGraph, title: 'Förbrukning per vecka', unit: 'kWh', series } as const;

const { page, createChart } = chartsPage(800);

const slider = () => page.querySelector<HTMLInputElement>('input[type=range]');
const buttonNamed = (name: string) =>
  [...page.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );

function press(key: string): void {
  slider()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

describe('a chart without a framework', () => {
  it('stands at the end of an element, named and described, and goes away', () => {
    page.textContent = 'Här:';
    const chart = createChart(page, weeks);
    const figure = page.querySelector('figure');
    const labelled = document.getElementById(figure?.getAttribute('aria-labelledby') ?? '');
    const described = document.getElementById(figure?.getAttribute('aria-describedby') ?? '');
    expect(labelled?.textContent).toBe('Förbrukning per vecka');
    expect(described?.textContent).toContain('Störst är');
    expect(figure?.querySelectorAll('path').length).toBeGreaterThan(2);
    chart.destroy();
    expect(page.innerHTML).toBe('Här:');
  });

  it('moves by keys, and says where it stands', () => {
    createChart(page, weeks);
    slider()?.focus();
    press('Home');
    const first = slider()?.getAttribute('aria-valuetext');
    press('ArrowRight');
    expect(first).toContain('vecka 19');
    expect(slider()?.getAttribute('aria-valuetext')).toContain('vecka 20');
    expect(slider()?.value).toBe('1');
  });

  it('hides a series, shows its table, and keeps what the reader chose when it is given new data', async () => {
    const chart = createChart(page, weeks);
    const [name = ''] = series.map(({ label }) => label);
    buttonNamed(name)?.click();
    await vi.waitFor(() => expect(buttonNamed(name)?.getAttribute('aria-pressed')).toBe('false'));
    buttonNamed('Tabell')?.click();
    await vi.waitFor(() => expect(page.querySelectorAll('tbody tr')).toHaveLength(25));
    expect(page.querySelectorAll('thead th')).toHaveLength(2);
    chart.update({ ...weeks, title: 'Ny rubrik', isStale: true });
    expect(page.querySelector('h2')?.textContent).toBe('Ny rubrik');
    expect(page.querySelector('figure')?.getAttribute('aria-busy')).toBe('true');
    expect(page.querySelectorAll('thead th')).toHaveLength(2);
  });

  it('asks the app for the window that it keeps, and reports what the reader goes to', () => {
    const asked: (TimeWindow | null)[] = [];
    const onWindowChange = (window: TimeWindow | null) => asked.push(window);
    const chart = createChart(page, { ...weeks, window: null, onWindowChange });
    slider()?.focus();
    press('+');
    expect(asked).toHaveLength(1);
    const [window = null] = asked;
    expect(window).not.toBeNull();
    chart.update({ ...weeks, window, onWindowChange });
    chart.update({ ...weeks, window: null, onWindowChange });
    expect(asked).toHaveLength(1);
  });

  it('is drawn once for a window of the app', async () => {
    const spoken = vi.fn<() => string>(() => '');
    const kind = {
      ...lineGraph,
      draw: (...given: Parameters<typeof lineGraph.draw>) => {
        const picture = lineGraph.draw(...given);
        return { ...picture, cursor: { ...picture.cursor, spokenAt: spoken } };
      },
    };
    const start = series[0]?.data.starts[3] ?? 0;
    const end = series[0]?.data.starts[12] ?? 0;
    const chart = createChart(page, { ...weeks, kind, window: null });
    spoken.mockClear();
    chart.update({ ...weeks, kind, window: { from: start, to: end } });
    await Promise.resolve();
    expect(spoken).toHaveBeenCalledTimes(1);
  });

  it('shares its cursor with others that are given the same one', async () => {
    const cursor = createCursorStore();
    createChart(page, { ...weeks, cursor });
    createChart(page, { ...weeks, title: 'Samma', cursor });
    slider()?.focus();
    press('Home');
    const [one, other] = page.querySelectorAll('input[type=range]');
    await vi.waitFor(() =>
      expect(other?.getAttribute('aria-valuetext')).toBe(one?.getAttribute('aria-valuetext')),
    );
    expect(one?.getAttribute('aria-valuetext')).toContain('vecka 19');
  });

  it('refuses what it cannot draw, and leaves the page as it was', () => {
    const slices = [{ key: 'a', label: 'A', value: -1 }];
    const bad = { kind: pieChart, title: 'Ursprung', unit: '%', slices };
    expect(() => createChart(page, bad)).toThrow(ChartDataError);
    expect(page.innerHTML).toBe('');
  });
});
