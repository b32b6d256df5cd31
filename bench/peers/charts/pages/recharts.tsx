import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { BenchSeries } from '../../../src/charts/browser/bench-series.ts';
import { chartSize, serveChart } from '../../../src/charts/browser/chart-page.ts';

let rows: readonly Readonly<Record<string, number>>[] = [];
let series: readonly BenchSeries[] = [];
let root: Root | undefined;

interface Shown {
  readonly domain: readonly [number | 'dataMin', number | 'dataMax'];
  readonly width: number;
  readonly isShort: boolean;
}

let shown: Shown = { domain: ['dataMin', 'dataMax'], width: chartSize.width, isShort: false };

function Page({ domain, width, isShort }: Shown): ReactElement {
  return (
    <LineChart width={width} height={chartSize.height} data={[...rows]} title="Förbrukning">
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="time"
        type="number"
        scale="time"
        domain={[...domain]}
        allowDataOverflow
        tickFormatter={(time: number) => new Date(time).toLocaleDateString('sv-SE')}
      />
      <YAxis unit=" kWh" />
      <Tooltip isAnimationActive={false} />
      <Legend />
      {series.map(({ name, color }, i) => (
        <Line
          key={name}
          dataKey={name}
          stroke={color}
          strokeWidth={1}
          dot={false}
          hide={isShort && i === 1}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}

flushSync(() =>
  createRoot(document.body.appendChild(document.createElement('header'))).render(<h1>Bench</h1>),
);

function draw(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  flushSync(() => root?.render(<Page {...shown} />));
}

/** Recharts as its examples show it, without animation and without dots. */
serveChart({
  prepare({ starts, series: all }) {
    series = all;
    rows = Array.from(starts, (time, i) => ({
      time,
      ...Object.fromEntries(all.map(({ name, values }) => [name, values[i] ?? 0])),
    }));
  },
  mount(container) {
    root = createRoot(container);
    draw({});
  },
  zoom: (from, to) => draw({ domain: [from, to] }),
  resize: (width) => draw({ width }),
  toggle: (isShown) => draw({ isShort: !isShown }),
});
