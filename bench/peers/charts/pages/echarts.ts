import { LineChart } from 'echarts/charts';
import {
  AriaComponent,
  DatasetComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
} from 'echarts/components';
import { init, use, type ECharts } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { BenchData } from '../../../src/charts/browser/bench-series.ts';
import { serveChart } from '../../../src/charts/browser/chart-page.ts';

use([
  LineChart,
  AriaComponent,
  DatasetComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  CanvasRenderer,
]);

let data: BenchData;
let chart: ECharts;

/** ECharts with sampling of the highest and lowest values, on typed columns. */
serveChart({
  prepare(next) {
    data = next;
  },
  mount(container) {
    container.style.blockSize = '500px';
    chart = init(container);
    chart.setOption({
      animation: false,
      aria: { enabled: true },
      title: { text: 'Förbrukning' },
      legend: { type: 'scroll', bottom: 0 },
      tooltip: { trigger: 'axis' },
      grid: { bottom: 90 },
      xAxis: { type: 'time' },
      yAxis: { type: 'value', name: 'kWh' },
      dataZoom: [{ type: 'inside', filterMode: 'filter' }],
      dataset: {
        source: {
          time: data.starts,
          ...Object.fromEntries(data.series.map(({ name, values }) => [name, values])),
        },
      },
      series: data.series.map(({ name, color }) => ({
        type: 'line',
        name,
        encode: { x: 'time', y: name },
        sampling: 'minmax',
        showSymbol: false,
        lineStyle: { width: 1, color },
        itemStyle: { color },
      })),
    });
  },
  zoom: (startValue, endValue) => chart.dispatchAction({ type: 'dataZoom', startValue, endValue }),
  resize: () => chart.resize(),
  toggle(isShown) {
    chart.dispatchAction({ type: isShown ? 'legendSelect' : 'legendUnSelect', name: data.series[1]?.name });
  },
});
