import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Measurement, ours } from '../result.ts';
import { bundle, firstLoaded } from '../ui/bundle.ts';
import { peersFolder } from './peers.ts';

/** Imports of an application for a line chart with axes, legend and tooltip. */
const imports: readonly (readonly [peer: string, source: string])[] = [
  [ours, "export { LineGraph } from '@vinrod/charts'"],
  ['uPlot', "export { default } from 'uplot'"],
  [
    'ECharts (sampling)',
    "import { LineChart } from 'echarts/charts'; import { AriaComponent, DatasetComponent, DataZoomComponent, GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components'; import { use } from 'echarts/core'; import { CanvasRenderer } from 'echarts/renderers'; use([LineChart, AriaComponent, DatasetComponent, DataZoomComponent, GridComponent, LegendComponent, TitleComponent, TooltipComponent, CanvasRenderer]); export { init } from 'echarts/core'",
  ],
  [
    'Chart.js (decimation)',
    "import { Chart, Decimation, Legend, LinearScale, LineController, LineElement, PointElement, TimeScale, Title, Tooltip } from 'chart.js'; import 'chartjs-adapter-date-fns'; Chart.register(Decimation, Legend, LinearScale, LineController, LineElement, PointElement, TimeScale, Title, Tooltip); export { Chart }",
  ],
  ['Highcharts', "import 'highcharts/modules/accessibility'; export { default } from 'highcharts'"],
  ['Recharts', "export { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'"],
  [
    'visx',
    "export * from '@visx/axis'; export * from '@visx/clip-path'; export * from '@visx/event'; export { GridRows } from '@visx/grid'; export { LegendOrdinal } from '@visx/legend'; export { scaleLinear, scaleOrdinal, scaleTime } from '@visx/scale'; export { LinePath } from '@visx/shape'; export { TooltipWithBounds, useTooltip } from '@visx/tooltip'; export { bisectCenter, max, range } from 'd3'",
  ],
  ['Observable Plot', "export { axisX, crosshairX, lineY, plot, ruleY } from '@observablehq/plot'"],
  [
    'd3 (SVG)',
    "export { axisBottom, axisLeft, bisectCenter, create, extent, line, pointer, range, scaleLinear, scaleTime } from 'd3'",
  ],
];

const gzip = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length;

/**
 * Size of a line chart in each library, minified and gzipped, without React; for ours also with what loads on demand.
 */
export async function measureSizes(): Promise<Measurement[]> {
  const unit = 'bytes, min + gzip';
  const rows: Measurement[] = [];
  let onDemand = 0;
  for (const [peer, contents] of imports) {
    const { scripts } = await bundle({
      stdin: { contents, resolveDir: peer === ours ? join(import.meta.dirname, '../..') : peersFolder },
      external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
      splitting: true,
    });
    const sizes = scripts.map(({ path, contents: code }) => ({ path, size: gzip(code) }));
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    const first = firstLoaded(scripts);
    const atFirst = sizes.filter(({ path }) => first.has(path)).reduce((sum, { size }) => sum + size, 0);
    rows.push({ case: 'size: line chart', peer, median: atFirst, unit });
    if (peer === ours) onDemand = all - atFirst;
  }
  return [
    ...rows,
    { case: 'size: on demand (table, commands, files, sound)', peer: ours, median: onDemand, unit },
  ];
}
