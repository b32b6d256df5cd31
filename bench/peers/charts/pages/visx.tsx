import { AxisBottom, AxisLeft } from '@visx/axis';
import { RectClipPath } from '@visx/clip-path';
import { localPoint } from '@visx/event';
import { GridRows } from '@visx/grid';
import { LegendOrdinal } from '@visx/legend';
import { scaleLinear, scaleOrdinal, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { TooltipWithBounds, useTooltip } from '@visx/tooltip';
import { bisectCenter, max, range } from 'd3';
import { memo, useMemo, type PointerEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { BenchData, BenchSeries } from '../../../src/charts/browser/bench-series.ts';
import { chartSize, serveChart } from '../../../src/charts/browser/chart-page.ts';

const margin = { top: 20, right: 20, bottom: 40, left: 60 };
const { height } = chartSize;

type Scale = (value: number) => number;

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly isShort: boolean;
}

let root: Root | undefined;

interface LinesProps {
  starts: Float64Array;
  series: readonly BenchSeries[];
  x: Scale;
  y: Scale;
}

const Lines = memo(function Lines({ starts, series, x, y }: LinesProps) {
  const indices = useMemo(() => range(starts.length), [starts]);
  return series.map(({ name, color, values }) => (
    <LinePath
      key={name}
      data={indices}
      x={(i) => x(starts[i] ?? 0)}
      y={(i) => y(values[i] ?? 0)}
      stroke={color}
      strokeWidth={1}
    />
  ));
});

/** visx's parts put together as its examples do, with lines that are not drawn again when the pointer moves. */
function Page({ data, shown }: { data: BenchData; shown: Shown }): ReactElement {
  const { starts } = data;
  const { from, to, width, isShort } = shown;
  const series = useMemo(() => data.series.filter((_, i) => !isShort || i !== 1), [data, isShort]);
  const [x, y] = useMemo(() => {
    const top = Math.max(...series.map(({ values }) => max(values) ?? 0));
    return [
      scaleTime({ domain: [from, to], range: [margin.left, width - margin.right] }),
      scaleLinear({ domain: [0, top], range: [height - margin.bottom, margin.top], nice: true }),
    ];
  }, [series, from, to, width]);
  const [xOf, yOf] = useMemo((): [Scale, Scale] => [(time) => x(time), (value) => y(value)], [x, y]);
  const { showTooltip, tooltipData = null, tooltipLeft = 0, tooltipTop = 0 } = useTooltip<number>();
  const colors = useMemo(
    () => scaleOrdinal({ domain: series.map(({ name }) => name), range: series.map(({ color }) => color) }),
    [series],
  );
  const move = (event: PointerEvent<SVGRectElement>): void => {
    const point = localPoint(event);
    const index = bisectCenter(starts, x.invert(point?.x ?? 0).getTime());
    showTooltip({ tooltipData: index, tooltipLeft: xOf(starts[index] ?? 0), tooltipTop: point?.y ?? 0 });
  };
  return (
    <div style={{ position: 'relative' }}>
      <svg width={width} height={height}>
        <GridRows scale={y} left={margin.left} width={width - margin.left - margin.right} />
        <AxisBottom scale={x} top={height - margin.bottom} />
        <AxisLeft scale={y} left={margin.left} label="kWh" />
        <RectClipPath id="plot" x={margin.left} width={width - margin.left - margin.right} height={height} />
        <g clipPath="url(#plot)">
          <Lines starts={starts} series={series} x={xOf} y={yOf} />
        </g>
        {tooltipData !== null && (
          <line
            x1={tooltipLeft}
            x2={tooltipLeft}
            y1={margin.top}
            y2={height - margin.bottom}
            stroke="black"
          />
        )}
        <rect width={width} height={height} fill="transparent" onPointerMove={move} />
      </svg>
      {tooltipData !== null && (
        <TooltipWithBounds left={tooltipLeft} top={tooltipTop}>
          {series.map(({ name, values }) => (
            <div key={name}>
              {name} {(values[tooltipData] ?? 0).toFixed(1)}
            </div>
          ))}
        </TooltipWithBounds>
      )}
      <LegendOrdinal scale={colors} direction="row" />
    </div>
  );
}

flushSync(() =>
  createRoot(document.body.appendChild(document.createElement('header'))).render(<h1>Bench</h1>),
);

let data: BenchData;
let shown: Shown;

function draw(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  flushSync(() => root?.render(<Page data={data} shown={shown} />));
}

serveChart({
  prepare(next) {
    data = next;
    shown = {
      from: data.starts[0] ?? 0,
      to: data.starts.at(-1) ?? 0,
      width: chartSize.width,
      isShort: false,
    };
  },
  mount(container) {
    root = createRoot(container);
    draw({});
  },
  zoom: (from, to) => draw({ from, to }),
  resize: (width) => draw({ width }),
  toggle: (isShown) => draw({ isShort: !isShown }),
});
