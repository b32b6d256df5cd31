import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { drawn } from '../chart/drawn.fixture.ts';
import { unitWidth } from '../layout/plot-box.ts';
import { lines } from '../line-graph/line-chart.ts';
import { demoSeries, demoSite, demoWeeks } from '../stories/demo-series.fixture.ts';
import { panels, panelsHeight, panelsLayout } from './panels-chart.ts';
import { SmallMultiples } from './index.ts';

const content = { unit: 'kWh', series: demoWeeks(4) };
const reader = { isVisible: () => true, isCompared: true };
const shown = panels.shown(panels.model(content, 'sv'), reader);
const area = { width: 700, textScale: 1, height: panelsHeight(4, 700, 1), window: null };

function laidOut(given = shown): NonNullable<ReturnType<typeof panelsLayout>> {
  const layout = panelsLayout(given, area);
  if (!layout) throw new Error('There is no layout.');
  return layout;
}

describe('panels', () => {
  it('stand under each other, over one axis of time and with the same axis of values', () => {
    const { panels: placed, plot } = laidOut();
    expect(placed).toHaveLength(4);
    const domains = placed.map(({ layout }) => layout.y.domain);
    expect(new Set(domains.map(String)).size).toBe(1);
    expect(new Set(placed.map(({ layout }) => String(layout.x.range))).size).toBe(1);
    for (const [i, { top, layout }] of placed.slice(0, -1).entries()) {
      expect(top + layout.box.bottom).toBeLessThanOrEqual(
        (placed[i + 1]?.top ?? 0) + (placed[i + 1]?.layout.box.top ?? 0),
      );
    }
    expect(plot.box.bottom).toBeLessThan(plot.box.height);
  });

  it('have their names beside the unit where it has no room over the axis', () => {
    for (const width of [320, 700]) {
      const layout = panelsLayout(shown, { ...area, width });
      const { unit, box } = layout?.plot ?? {};
      const names = drawn(panels, content, { width })?.marks.flatMap(({ marks = [] }) =>
        marks.filter(({ tag }) => tag === 'text'),
      );
      const from = Math.min(...(names ?? []).map(({ attributes }) => Number(attributes['x'])));
      expect(names).toHaveLength(4);
      expect(from).toBeGreaterThanOrEqual(
        unit?.anchor === 'start' ? unitWidth(unit.text) + 4 : (box?.left ?? 0),
      );
    }
  });

  it('have the time under the last one only', () => {
    const { labels, plot } = laidOut();
    expect(labels.length).toBeGreaterThan(0);
    for (const { y } of labels) expect(y).toBeGreaterThan(plot.box.bottom);
  });

  it('go with their series', () => {
    const some = panels.shown(panels.model(content, 'sv'), { ...reader, isVisible: (key) => key === 'b' });
    expect(laidOut(some).panels.map(({ key }) => key)).toEqual(['b']);
    const none = panels.shown(panels.model(content, 'sv'), { ...reader, isVisible: () => false });
    expect(panelsLayout(none, area)).toBeNull();
    expect(panels.draw(none, area).plot.box.height).toBe(area.height);
  });

  it('share one cursor, with a dot in each', () => {
    const { cursor, plot } = panels.draw(shown, area);
    const dots = cursor.dotsAt(3);
    expect(dots).toHaveLength(4);
    const { panels: placed } = laidOut();
    for (const [i, { y }] of dots.entries()) {
      const { top = 0, layout } = placed[i] ?? {};
      expect(y).toBeGreaterThanOrEqual(top + (layout?.box.top ?? 0));
      expect(y).toBeLessThanOrEqual(top + (layout?.box.bottom ?? 0));
    }
    expect(cursor.indexAt(cursor.xOf(3), plot.box.top)).toBe(3);
  });

  it('have an earlier period under their own line', () => {
    const site = demoSite(0);
    const series = [
      { key: 'a', label: 'a', data: demoSeries(site, 'week', [2026, 5, 4], [2026, 8, 2]) },
      { key: 'b', label: 'b', data: demoSeries(site, 'week', [2025, 5, 5], [2025, 8, 3]), comparesWith: 'a' },
    ];
    const compared = panels.shown(panels.model({ unit: 'kWh', series }, 'sv'), reader);
    expect(laidOut(compared).panels.map(({ layout }) => layout.lines.length)).toEqual([2]);
  });

  it('say and table what the line graph does', () => {
    const graph = lines.shown(lines.model(content, 'sv'), reader);
    expect(panels.words(shown).summary).toBe(lines.words(graph).summary);
    expect(
      panels
        .table(shown)
        .columns()
        .map(({ label }) => label),
    ).toEqual(
      lines
        .table(graph)
        .columns()
        .map(({ label }) => label),
    );
    const html = renderToString(<SmallMultiples title="Förbrukning per vecka" {...content} />);
    expect(html).toContain('Förbrukning per vecka');
  });
});
