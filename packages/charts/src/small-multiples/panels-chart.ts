import { defineChart } from '../chart/define-chart.ts';
import { hatch, path, text, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import type { CursorDot } from '../chart/cursor-view.ts';
import { textsIn } from '../core/texts-in.ts';
import { cutStarts } from '../core/time/covered.ts';
import { statsOf } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { shownStepAt } from '../cursor/moves.ts';
import type { Stretch } from '../layout/gaps.ts';
import { lineLayout, type LineInput, type LineLayout } from '../layout/line-layout.ts';
import { isNarrowFor, unitWidth, type GridLine, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { footerFor } from '../layout/time-labels.ts';
import { lineMarks } from '../line-graph/line-marks.ts';
import { lines, type ShownLineGraph } from '../line-graph/line-chart.ts';
import type { ChartLine } from '../line-graph/line-model.ts';
import { lineSpoken, lineTooltip, spokenLineWindow, type ShownLines } from '../line-graph/line-words.ts';
import { lineGraphMessages } from '../line-graph/messages.ts';
import * as plotStyles from '../parts/plot/Plot.css.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { placeLabel } from '../text/place-label.ts';
import { windowText } from '../text/window-text.ts';
import * as styles from './SmallMultiples.css.ts';

/** A panel: the graph of one series. */
export interface PlacedPanel {
  readonly key: string;
  /** Distance from the top of the picture, px. */
  readonly top: number;
  /** In px relative to the panel's top. */
  readonly layout: LineLayout;
}

/** Everything that small multiples draw, without the cursor. */
export interface PanelsLayout {
  readonly plot: Plot;
  readonly panels: readonly PlacedPanel[];
  readonly labels: readonly PlacedText[];
}

/** Distance from panel to panel at the default text size, px. */
const pitch = { narrow: 88, wide: 96 } as const;
const hatchSpacing = 6;
const nameBaseline = 18;
const afterUnit = 8;

function input({ key, data, values, style }: ChartLine, isContext: boolean): LineInput {
  return { key, data, values, style, isContext };
}

/** Height of a number of panels with the time axis under them, px. */
export function panelsHeight(count: number, width: number, textScale: number): number {
  const each = isNarrowFor(width, textScale) ? pitch.narrow : pitch.wide;
  return Math.ceil((Math.max(1, count) * each + footerFor(width, textScale)) * textScale);
}

/** Ends of the value axis shared by all panels, so that heights can be compared. */
function sharedLevels({ model, visible }: ShownLines): readonly number[] {
  const all = visible.flatMap((line) => [line, ...[model.earlier.get(line.key) ?? []].flat()]);
  return all.flatMap((line) => {
    const { min, max, count } = statsOf(line);
    return count === 0 ? [] : [min, max];
  });
}

function moved<Placed extends { readonly y: number }>(placed: Placed, by: number): Placed {
  return { ...placed, y: placed.y + by };
}

/** Lays out visible series in panels under each other, over a common time axis and with the same value axis. */
export function panelsLayout(
  shown: ShownLines,
  { width, height, window, textScale }: ChartArea,
): PanelsLayout | null {
  const { model, visible, format } = shown;
  const footer = footerFor(width, textScale) * textScale;
  const each = (height - footer) / Math.max(1, visible.length);
  const levels = sharedLevels(shown);
  const panels = visible.map((line, i): PlacedPanel => {
    const earlier = model.earlier.get(line.key);
    const layout = lineLayout({
      width,
      // The layout's time axis overlaps the next panel, so only the last panel draws it.
      height: each + footer,
      window,
      textScale,
      unit: format.unit,
      starts: model.starts,
      language: model.language,
      cut: cutStarts(model.step, model.starts, model.covered),
      lines: [...(earlier ? [input(earlier, true)] : []), input(line, false)],
      levels,
    });
    return { key: line.key, top: i * each, layout };
  });
  const [first] = panels;
  const last = panels.at(-1);
  if (!first || !last) return null;
  const { box, x, y, unit } = first.layout;
  const grid = panels.flatMap(({ top, layout }) =>
    layout.gridLines.map((line): GridLine => ({ ...moved(line, top), label: moved(line.label, top) })),
  );
  return {
    plot: { box: { ...box, height, bottom: last.top + last.layout.box.bottom }, x, y, gridLines: grid, unit },
    panels,
    labels: last.layout.timeLabels.map((label) => moved(label, last.top)),
  };
}

/** Where the names of panels begin, px: beside the unit where that has no room over its axis. */
function namesFrom({ box, unit }: Plot): number {
  return unit.anchor === 'end' ? box.left : (unitWidth(unit.text) + afterUnit) * box.textScale;
}

function panelMark({ key, top, layout }: PlacedPanel, label: string): Mark {
  const { box, gaps } = layout;
  const stretch = ({ x, width }: Stretch) => `M${x} ${box.top}h${width}v${box.bottom - box.top}h${-width}z`;
  const missing = path('', gaps.map(stretch).join(''), {
    key: 'charts:missing',
    tile: hatch('panelGaps', plotStyles.hatch, hatchSpacing),
  });
  const name: PlacedText = {
    x: namesFrom(layout),
    y: nameBaseline * box.textScale,
    text: label,
    anchor: 'start',
  };
  return {
    tag: 'g',
    key: `panel ${key}`,
    attributes: { transform: `translate(0 ${top})` },
    marks: [...(gaps.length > 0 ? [missing] : []), ...lineMarks(layout), text(styles.name, name)],
  };
}

function dotsIn(
  visible: readonly ChartLine[],
  panels: readonly PlacedPanel[],
  index: number,
): readonly CursorDot[] {
  return panels.flatMap(({ key, top, layout }): CursorDot[] => {
    const line = visible.find((one) => one.key === key);
    const value = line ? valueAt(line.values, index) : Number.NaN;
    return line && !Number.isNaN(value)
      ? [{ key, color: line.style.color, y: top + layout.y.toY(value) }]
      : [];
  });
}

function drawPanels(shown: ShownLineGraph, area: ChartArea): Picture {
  const { model, visible } = shown;
  const { window } = area;
  const laid = panelsLayout(shown, area);
  // Without a visible series, draw an empty graph.
  if (!laid) return lines.draw(shown, area);
  const { plot, panels, labels } = laid;
  const track = lines.track(shown);
  const bandwidth = panels[0]?.layout.bandwidth ?? 0;
  const isReduced = panels.some(({ layout }) => layout.isReduced);
  return {
    plot,
    labels,
    marks: panels.map((panel) => panelMark(panel, visible.find(({ key }) => key === panel.key)?.label ?? '')),
    isClipped: window !== null,
    cursor: {
      xOf: (index) => plot.x.toX(valueAt(model.starts, index)) + bandwidth / 2,
      reach: bandwidth / 2,
      indexAt: (position) => shownStepAt(plot.x.toTime(position - bandwidth / 2), window, track),
      dotsAt: (index) => dotsIn(visible, panels, index),
      flagAt: (place) => placeLabel(model, place).flag,
      spokenAt: (place, state) => lineSpoken(shown, place, state),
      tooltipAt: (place, state) => lineTooltip(shown, place, state),
      spokenWindow: (next) => spokenLineWindow(shown, next),
    },
    shownText: window && textsIn(chartMessages, model.language)('shown', { what: windowText(model, window) }),
    note: isReduced ? textsIn(lineGraphMessages, model.language)('reduced') : null,
  };
}

/** The line graph with a panel for each series; text, table and cursor are the same. */

export const panels = /* @__PURE__ */ defineChart({
  ...lines,
  height: ({ visible }, { width, textScale }) => panelsHeight(visible.length, width, textScale),
  draw: drawPanels,
});
