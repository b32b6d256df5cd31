import { benchData, type BenchData } from './bench-series.ts';
import { settled, timeToPresent, watchMoves } from './presented.ts';

/** Size of every chart, px. */
export const chartSize = { width: 1200, height: 500 } as const;

/** A chart of one library, with axes, legend, and a crosshair that shows the values of all series. */
export interface BenchChart {
  /** Converts the data to the library's format; counted as memory, but not as time. */
  readonly prepare: (data: BenchData) => void;
  /** Draws synchronously or in the next frame. */
  readonly mount: (container: HTMLElement) => void;
  /** Zooms to a range, from and to in UTC ms. */
  readonly zoom: (from: number, to: number) => void;
  /** Passes the container's width to libraries that do not observe it themselves. */
  readonly resize?: (width: number) => void;
  /** Hides or shows the second series. */
  readonly toggle: (isShown: boolean) => void;
}

/** Steps that the bench calls on a page; times in ms. */
export interface ChartPage {
  readonly prepare: (seriesCount: number, length: number) => void;
  readonly convert: () => void;
  readonly mount: () => Promise<number>;
  /** Zooms to windows one after another, each a share of the data; ms of each. */
  readonly zoom: (shares: readonly number[]) => Promise<number[]>;
  readonly resize: (width: number) => Promise<number>;
  readonly toggle: (isShown: boolean) => Promise<number>;
  readonly watch: () => void;
  /** Longest frame since `watch`. */
  readonly longest: () => number;
  readonly nodes: () => number;
  readonly settled: () => Promise<void>;
}

declare global {
  /** Entry of the bench into a page with a chart. */
  var chartPage: ChartPage | undefined;
}

function newContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'container';
  container.style.inlineSize = `${chartSize.width}px`;
  document.body.append(container);
  return container;
}

/** Width of the drawing: the widest picture or canvas of the chart, excluding legend marks. */
function drawnWidth(container: Element): number {
  const pictures = [...container.querySelectorAll('svg, canvas')];
  return Math.max(0, ...pictures.map((one) => one.getBoundingClientRect().width));
}

/** Exposes a chart to the bench. */
export function serveChart(chart: BenchChart): void {
  let container: HTMLElement | undefined;
  let data: BenchData | undefined;
  let stopWatching: (() => number) | undefined;
  const known = (): { container: HTMLElement; data: BenchData } => {
    if (!container || !data) throw new Error('There is no chart yet.');
    return { container, data };
  };

  globalThis.chartPage = {
    prepare(seriesCount, length) {
      data = benchData(seriesCount, length);
      container = newContainer();
    },
    convert: () => chart.prepare(known().data),
    mount: () =>
      timeToPresent(
        () => chart.mount(known().container),
        () => drawnWidth(known().container) > chartSize.width / 2,
      ),
    async zoom(shares) {
      const { starts } = known().data;
      const [first, last] = [starts[0] ?? 0, starts.at(-1) ?? 0];
      const times: number[] = [];
      for (const share of shares) {
        const from = first + (1 - share) * 0.4 * (last - first);
        times.push(
          await timeToPresent(
            () => chart.zoom(from, from + share * (last - first)),
            () => true,
          ),
        );
      }
      return times;
    },
    resize: (width) =>
      timeToPresent(
        () => {
          known().container.style.inlineSize = `${width}px`;
          chart.resize?.(width);
        },
        () => Math.abs(drawnWidth(known().container) - width) < 60,
      ),
    toggle: (isShown) =>
      timeToPresent(
        () => chart.toggle(isShown),
        () => true,
      ),
    watch() {
      stopWatching = watchMoves();
    },
    longest: () => stopWatching?.() ?? Number.NaN,
    nodes: () => known().container.querySelectorAll('*').length,
    settled,
  };
}
