import {
  Chart,
  Decimation,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  TimeScale,
  Title,
  Tooltip,
  type ChartDataset,
} from 'chart.js';
import 'chartjs-adapter-date-fns';
import { serveChart } from '../../../src/charts/browser/chart-page.ts';

Chart.register(
  Decimation,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  TimeScale,
  Title,
  Tooltip,
);

let datasets: ChartDataset<'line', { x: number; y: number }[]>[] = [];
let chart: Chart<'line', { x: number; y: number }[]> | undefined;

/** Chart.js as its guide to performance asks: parsed data, decimation by highest and lowest, no animation, no points. */
serveChart({
  prepare({ starts, series }) {
    datasets = series.map(({ name, color, values }) => ({
      label: name,
      data: Array.from(values, (y, i) => ({ x: starts[i] ?? 0, y })),
      borderColor: color,
      borderWidth: 1,
      pointRadius: 0,
    }));
  },
  mount(container) {
    container.style.blockSize = '500px';
    const canvas = container.appendChild(document.createElement('canvas'));
    chart = new Chart<'line', { x: number; y: number }[]>(canvas, {
      type: 'line',
      data: { datasets },
      options: {
        animation: false,
        parsing: false,
        normalized: true,
        maintainAspectRatio: false,
        interaction: { mode: 'index', axis: 'x', intersect: false },
        plugins: {
          decimation: { enabled: true, algorithm: 'min-max' },
          title: { display: true, text: 'Förbrukning' },
          legend: { position: 'bottom' },
        },
        scales: {
          x: { type: 'time', ticks: { maxRotation: 0 } },
          y: { type: 'linear', title: { display: true, text: 'kWh' } },
        },
      },
    });
  },
  zoom(min, max) {
    Object.assign(chart?.options.scales?.['x'] ?? {}, { min, max });
    chart?.update('none');
  },
  resize: () => chart?.resize(),
  toggle(isShown) {
    chart?.setDatasetVisibility(1, isShown);
    chart?.update('none');
  },
});
