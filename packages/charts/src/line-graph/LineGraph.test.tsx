import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { DayBarGraph } from '../day-bar-graph/index.ts';
import { demoSeries, demoSite, demoWeeks } from '../stories/demo-series.fixture.ts';
import { loadSeldomParts } from '../parts/chart-shell/parts-on-demand.ts';
import { LineGraph } from './index.ts';

describe('on a server', () => {
  it('says in words what the picture will show', () => {
    const html = renderToString(<LineGraph title="Förbrukning per vecka" unit="kWh" series={demoWeeks(3)} />);
    expect(html).toContain('<h2');
    expect(html).toContain('4 maj – 1 november 2026');
    expect(html).toContain('Störst är Lager Östra hamnen');
    expect(html).not.toContain('<svg class="undefined');
    expect(html).not.toContain('type="range"');
  });

  it('writes the table where that is asked for', async () => {
    // A server loads it at startup; a test has to wait for it.
    await loadSeldomParts();
    const graph = <LineGraph title="Förbrukning" unit="kWh" series={demoWeeks(3)} view="table" />;
    const html = renderToString(graph);
    expect(html).toContain('<table role="grid"');
    expect(html.match(/<tr/g)).toHaveLength(27);
    expect(html).toContain('<th scope="row"');
  });

  it('does the same for day bars', () => {
    const days = [{ date: '2026-05-01', value: 1234, previousValue: null }];
    const html = renderToString(
      <DayBarGraph quantity="Förbrukning" unit="kWh" days={days} currentLabel="2026" previousLabel="2025" />,
    );
    expect(html).toContain('Förbrukning per dygn');
    expect(html).toContain('Högst: 1\u00A0234\u00A0kWh, fredag 1 maj 2026.');
  });

  it('refuses input that no truthful picture can be drawn from', () => {
    const week = demoSeries(demoSite(0), 'week', [2026, 5, 4], [2026, 6, 1]);
    const day = demoSeries(demoSite(1), 'day', [2026, 5, 4], [2026, 6, 1]);
    const series = [
      { key: 'a', label: 'Butik', data: week },
      { key: 'b', label: 'Lager', data: day },
    ];
    expect(() => renderToString(<LineGraph title="Fel" unit="kWh" series={series} />)).toThrow(
      ChartDataError,
    );
  });
});
