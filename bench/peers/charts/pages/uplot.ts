import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { chartSize, serveChart } from '../../../src/charts/browser/chart-page.ts';

let data: uPlot.AlignedData = [new Float64Array(0)];
let series: uPlot.Series[] = [];
let chart: uPlot;

/** uPlot with its live legend and its cursor's points, as they come. Heights are of the drawing, the legend is below. */
serveChart({
  prepare({ starts, series: all }) {
    data = [starts, ...all.map(({ values }) => values)];
    series = all.map(({ name, color }) => ({ label: name, stroke: color, width: 1 }));
  },
  mount(container) {
    const options: uPlot.Options = {
      title: 'Förbrukning',
      ...chartSize,
      ms: 1,
      series: [{}, ...series],
      axes: [{}, { label: 'kWh' }],
    };
    chart = new uPlot(options, data, container);
  },
  zoom: (min, max) => chart.setScale('x', { min, max }),
  resize: (width) => chart.setSize({ width, height: chartSize.height }),
  toggle: (show) => chart.setSeries(2, { show }),
});
