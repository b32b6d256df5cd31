import { createSeries, LineGraph, type LineGraphSeries, type TimeWindow } from '@vinrod/charts';
import '@vinrod/charts/styles.css';
import '@vinrod/ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { serveChart } from '../browser/chart-page.ts';

let series: readonly LineGraphSeries[] = [];

// React is already running on the page, as in any application that shows a chart.
flushSync(() =>
  createRoot(document.body.appendChild(document.createElement('header'))).render(<h1>Bench</h1>),
);

let container: HTMLElement | undefined;
let root: Root | undefined;

function draw(window: TimeWindow | null): void {
  const graph = <LineGraph title="Förbrukning" unit="kWh" height={500} series={series} window={window} />;
  flushSync(() => root?.render(graph));
}

serveChart({
  prepare({ starts, series: all }) {
    const step = starts.length > 8760 ? 'quarter' : 'hour';
    series = all.map(({ name, values }) => ({
      key: name,
      label: name,
      data: createSeries({ step, starts, values }),
    }));
  },
  mount(element) {
    container = element;
    root = createRoot(element);
    draw(null);
  },
  zoom: (from, to) => draw({ from, to }),
  toggle() {
    container?.querySelectorAll<HTMLElement>('[aria-label="Serier"] > button')[1]?.click();
  },
});
