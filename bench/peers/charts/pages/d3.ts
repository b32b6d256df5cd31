import {
  axisBottom,
  axisLeft,
  bisectCenter,
  create,
  extent,
  line,
  pointer,
  range,
  scaleLinear,
  scaleTime,
} from 'd3';
import type { BenchData } from '../../../src/charts/browser/bench-series.ts';
import { chartSize, serveChart } from '../../../src/charts/browser/chart-page.ts';

const margin = { top: 20, right: 20, bottom: 30, left: 50 };

let data: BenchData;
let host: HTMLElement;
let width: number = chartSize.width;
let shown: readonly [number, number];
const hidden = new Set<number>();

function legend(): HTMLElement {
  const list = create('ul').attr('class', 'legend');
  list
    .selectAll('li')
    .data(data.series)
    .join('li')
    .style('color', ({ color }) => color)
    .text(({ name }) => name);
  return list.node() ?? document.createElement('ul');
}

/** A line of every value for each series, axes, grid, and a crosshair with the values of all series: the usual example. */
function draw(): void {
  const { starts, series } = data;
  const visible = series.filter((_, i) => !hidden.has(i));
  const height = chartSize.height;
  const x = scaleTime(shown, [margin.left, width - margin.right]);
  const top = Math.max(...visible.map(({ values }) => extent(values)[1] ?? 0));
  const y = scaleLinear([0, top], [height - margin.bottom, margin.top]).nice();
  const svg = create('svg').attr('width', width).attr('height', height);
  svg
    .append('clipPath')
    .attr('id', 'plot')
    .append('rect')
    .attr('x', margin.left)
    .attr('width', width - margin.left - margin.right)
    .attr('height', height);
  svg
    .append('g')
    .attr('transform', `translate(0,${height - margin.bottom})`)
    .call(axisBottom(x));
  svg.append('g').attr('transform', `translate(${margin.left},0)`).call(axisLeft(y));
  const indices = range(starts.length);
  const lines = svg.append('g').attr('clip-path', 'url(#plot)').attr('fill', 'none');
  for (const { color, values } of visible) {
    const path = line<number>(
      (i) => x(starts[i] ?? 0),
      (i) => y(values[i] ?? 0),
    );
    lines.append('path').attr('stroke', color).attr('d', path(indices));
  }
  const rule = svg
    .append('line')
    .attr('stroke', 'currentColor')
    .attr('y1', margin.top)
    .attr('y2', height - margin.bottom);
  const tooltip = create('output');
  svg.on('pointermove', (event: PointerEvent) => {
    const i = bisectCenter(starts, x.invert(pointer(event)[0]).getTime());
    const at = x(starts[i] ?? 0);
    rule.attr('x1', at).attr('x2', at);
    tooltip.text(visible.map(({ name, values }) => `${name} ${(values[i] ?? 0).toFixed(1)}`).join(' '));
  });
  host.replaceChildren(svg.node() ?? '', tooltip.node() ?? '', legend());
}

serveChart({
  prepare(next) {
    data = next;
    shown = [data.starts[0] ?? 0, data.starts.at(-1) ?? 0];
  },
  mount(container) {
    host = container;
    draw();
  },
  zoom(from, to) {
    shown = [from, to];
    draw();
  },
  resize(next) {
    width = next;
    draw();
  },
  toggle(isShown) {
    if (isShown) hidden.delete(1);
    else hidden.add(1);
    draw();
  },
});
