import { axisX, crosshairX, lineY, plot, ruleY } from '@observablehq/plot';
import type { BenchSeries } from '../../../src/charts/browser/bench-series.ts';
import { chartSize, serveChart } from '../../../src/charts/browser/chart-page.ts';

let times: Date[] = [];
let series: readonly BenchSeries[] = [];
let host: HTMLElement;
let width: number = chartSize.width;
let shown: [Date, Date] | undefined;
let isShort = false;

/** Observable Plot with one line per series over columns, its legend of colours, and its crosshair. */
function draw(): void {
  const visible = isShort ? series.filter((_, i) => i !== 1) : series;
  const picture = plot({
    title: 'Förbrukning',
    width,
    height: chartSize.height,
    marginLeft: 50,
    clip: true,
    x: { type: 'time', ...(shown ? { domain: shown } : {}) },
    y: { grid: true, label: 'kWh' },
    color: {
      legend: true,
      domain: visible.map(({ name }) => name),
      range: visible.map(({ color }) => color),
    },
    marks: [
      ruleY([0]),
      axisX({ clip: false }),
      ...visible.map(({ name, values }) =>
        lineY(values, { x: times, y: values, stroke: () => name, strokeWidth: 1 }),
      ),
      crosshairX(times, { x: times, y: visible[0]?.values ?? [] }),
    ],
  });
  host.replaceChildren(picture);
}

serveChart({
  prepare(data) {
    times = Array.from(data.starts, (start) => new Date(start));
    series = data.series;
  },
  mount(container) {
    host = container;
    draw();
  },
  zoom(from, to) {
    shown = [new Date(from), new Date(to)];
    draw();
  },
  resize(next) {
    width = next;
    draw();
  },
  toggle(isShown) {
    isShort = !isShown;
    draw();
  },
});
