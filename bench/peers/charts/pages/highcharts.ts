import Highcharts from 'highcharts';
import 'highcharts/modules/accessibility';
import { chartSize, serveChart } from '../../../src/charts/browser/chart-page.ts';

let series: Highcharts.SeriesLineOptions[] = [];
let chart: Highcharts.Chart;

/** Highcharts with its module for accessibility, shared tooltip and crosshair. */
serveChart({
  prepare({ starts, series: all }) {
    series = all.map(({ name, color, values }) => ({
      type: 'line',
      name,
      color,
      lineWidth: 1,
      data: Array.from(values, (value, i) => [starts[i] ?? 0, value]),
    }));
  },
  mount(container) {
    chart = Highcharts.chart(container, {
      chart: { animation: false, height: chartSize.height },
      title: { text: 'Förbrukning' },
      xAxis: { type: 'datetime', crosshair: true },
      yAxis: { title: { text: 'kWh' } },
      tooltip: { shared: true, animation: false },
      plotOptions: {
        series: { animation: false, marker: { enabled: false }, states: { inactive: { enabled: false } } },
      },
      series,
    });
  },
  zoom: (from, to) => chart.xAxis[0]?.setExtremes(from, to, true, false),
  resize: (width) => chart.setSize(width, chartSize.height, false),
  toggle: (isShown) => chart.series[1]?.setVisible(isShown),
});
