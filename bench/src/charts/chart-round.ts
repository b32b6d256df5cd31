import type { Browser, Page } from 'playwright-core';
import { medianOf } from '../result.ts';
import { chartSize } from './browser/chart-page.ts';
import { openChartTab, type ChartTab } from './chart-tab.ts';
import type { Peer } from './peers.ts';

/** Amount of data. */
export interface Load {
  readonly name: string;
  readonly seriesCount: number;
  readonly length: number;
}

/** Values of one round by measurement. */
export type RoundValues = ReadonlyMap<string, number>;

/** The measurements with their units, in result order. */
export const measured = {
  'mount, on the screen': 'ms',
  'mount, main thread': 'ms CPU',
  'hover, main thread per move': 'ms CPU',
  'hover, longest frame': 'ms',
  'zoom step, on the screen': 'ms',
  'zoom step, main thread': 'ms CPU',
  'resize, on the screen': 'ms',
  'resize, main thread': 'ms CPU',
  'toggle a series, on the screen': 'ms',
  'toggle a series, main thread': 'ms CPU',
  'heap over the typed data': 'bytes',
  'DOM nodes while hovering': 'elements',
} as const;

/** Shares of the data to show, one zoom step each. */
const zoomSteps = [0.8, 0.6, 0.4, 0.3, 0.2, 0.1, 0.05, 0.02];

/** ms between two pointer moves: each is processed before the next comes. */
const moveGap = 16;
/** ms after which hovering stops: some charts take a second per move. */
const hoverBudget = 6000;

/** Moves the pointer across the chart and back; returns the number of moves. */
async function sweep(page: Page, moves: number): Promise<number> {
  const y = 240;
  const started = performance.now();
  let made = 0;
  for (; made < moves && performance.now() - started < hoverBudget; made += 1) {
    await page.mouse.move(150 + ((made * 37) % (chartSize.width - 300)), y + (made % 7));
    await page.waitForTimeout(moveGap);
  }
  return made;
}

async function call<Result>(tab: ChartTab, action: () => Promise<Result> | Result): Promise<Result> {
  return tab.page.evaluate(action);
}

/** Measures everything, storing each value in `values` as soon as it is there. */
async function measureTab(
  tab: ChartTab,
  { seriesCount, length }: Load,
  values: Map<string, number>,
): Promise<void> {
  const { page } = tab;
  const settle = (): Promise<void> => call(tab, () => globalThis.chartPage?.settled());
  const put = (name: keyof typeof measured, value: number): unknown => values.set(name, value);

  await page.evaluate(([count, steps]) => globalThis.chartPage?.prepare(count, steps), [
    seriesCount,
    length,
  ] as const);
  const before = await tab.heap();
  await call(tab, () => globalThis.chartPage?.convert());
  await settle();

  const [mountBusy, mount] = await tab.busy(async () => {
    const shown = await call(tab, () => globalThis.chartPage?.mount());
    await settle();
    return shown;
  });
  put('mount, on the screen', mount ?? Number.NaN);
  put('mount, main thread', mountBusy);

  // The first moves include one-time work: tooltip, texts.
  await sweep(page, 8);
  await settle();
  const [hoverBusy, moves] = await tab.busy(() => sweep(page, 60));
  put('hover, main thread per move', hoverBusy / moves);
  put('DOM nodes while hovering', (await call(tab, () => globalThis.chartPage?.nodes())) ?? Number.NaN);
  await call(tab, () => globalThis.chartPage?.watch());
  await sweep(page, 60);
  put('hover, longest frame', (await call(tab, () => globalThis.chartPage?.longest())) ?? Number.NaN);
  await page.mouse.move(5, 990);
  await settle();

  put('heap over the typed data', (await tab.heap()) - before);

  const [zoomBusy, zooms] = await tab.busy(() =>
    page.evaluate((steps) => globalThis.chartPage?.zoom(steps), zoomSteps),
  );
  put('zoom step, on the screen', medianOf(zooms ?? []));
  put('zoom step, main thread', zoomBusy / zoomSteps.length);
  await page.evaluate((steps) => globalThis.chartPage?.zoom(steps), [1]);

  const [toggleBusy, toggled] = await tab.busy(async () => {
    const hidden = await call(tab, () => globalThis.chartPage?.toggle(false));
    const shown = await call(tab, () => globalThis.chartPage?.toggle(true));
    return ((hidden ?? Number.NaN) + (shown ?? Number.NaN)) / 2;
  });
  put('toggle a series, on the screen', toggled);
  put('toggle a series, main thread', toggleBusy / 2);

  const [resizeBusy, resized] = await tab.busy(async () => {
    const shown = await call(tab, () => globalThis.chartPage?.resize(900));
    await settle();
    return shown;
  });
  put('resize, on the screen', resized ?? Number.NaN);
  put('resize, main thread', resizeBusy);
}

/** Maximum ms of a round; unfinished measurements are dropped. */
const limit = 60_000;

/** Values of one round. */
export interface Round {
  readonly values: RoundValues;
  /** Whether it finished within a minute; otherwise the remaining values are missing. */
  readonly isWhole: boolean;
}

/**
 * Measures everything once on a fresh page, for a minute at most.
 *
 * @throws Error when the page fails
 */
export async function chartRound(browser: Browser, peer: Peer, load: Load): Promise<Round> {
  const tab = await openChartTab(browser, peer);
  const values = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limit);
  });
  const work = measureTab(tab, load, values);
  try {
    const isWhole = await Promise.race([work.then(() => true), late]);
    return { values: new Map(values), isWhole };
  } finally {
    clearTimeout(timer);
    await tab.close();
    // Closing the page ends the unfinished work.
    await work.catch(() => undefined);
  }
}
