import { join } from 'node:path';
import { ours } from '../result.ts';

/** Folder of the libraries that ours is measured beside: a package outside the workspace, so that only this bench installs them. */
export const peersFolder = join(import.meta.dirname, '../../peers/charts');

/** A library, and the page that draws with it. */
export interface Peer {
  readonly name: string;
  /** Path of the page's source. */
  readonly page: string;
}

const peer = (name: string, file: string): Peer => ({ name, page: join(peersFolder, 'pages', file) });

/** Ours, and what it is measured beside. */
export const peers: readonly Peer[] = [
  { name: ours, page: join(import.meta.dirname, 'pages/vinrod.tsx') },
  peer('uPlot', 'uplot.ts'),
  peer('ECharts (sampling)', 'echarts.ts'),
  peer('Chart.js (decimation)', 'chartjs.ts'),
  peer('Highcharts', 'highcharts.ts'),
  peer('Recharts', 'recharts.tsx'),
  peer('visx', 'visx.tsx'),
  peer('Observable Plot', 'plot.ts'),
  peer('d3 (SVG)', 'd3.ts'),
];
