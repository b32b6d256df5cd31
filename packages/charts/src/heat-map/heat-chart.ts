import { defineChart } from '../chart/define-chart.ts';
import { group, hatch, path, rect, text, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import type { MarkedArea } from '../chart/cursor-view.ts';
import { ChartDataError } from '../core/errors.ts';
import { aggregate } from '../core/aggregate.ts';
import { barsPath, type Bar } from '../core/path/relative.ts';
import { statsOf } from '../core/stats.ts';
import { textsIn } from '../core/texts-in.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorPlace } from '../cursor/cursor.ts';
import { stepsWithin } from '../cursor/window.ts';
import { largestOf, lineModel } from '../line-graph/line-model.ts';
import { lineRowHead, lineTableColumns, spokenLineWindow } from '../line-graph/line-words.ts';
import * as plotStyles from '../parts/plot/Plot.css.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { placeLabel } from '../text/place-label.ts';
import { numberText, quantityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { companionColumns, placeCompanions } from './heat-companions.ts';
import { heatHeight, heatLayout, type HeatLayout } from './heat-layout.ts';
import {
  checkDays,
  heatRows,
  heatStep,
  hourMeans,
  slotOf,
  type HeatContent,
  type HeatRow,
} from './heat-model.ts';
import { clockNote, heatLegend, heatSummary, heatTooltip, spokenHeat, type ShownHeat } from './heat-words.ts';
import * as styles from './HeatMap.css.ts';

const swatch = { width: 18, height: 10 } as const;

/** The colour scale with its ends: "211 ▭▭▭ 648 kWh". */
function scaleMarks({ plot: { box } }: HeatLayout, ends: readonly [lowest: string, highest: string]): Mark[] {
  const { textScale } = box;
  const room = box.width - (labelWidth(ends.join('')) + 16) * textScale;
  const length = Math.min(swatch.width * textScale * styles.ramp.length, room);
  const size = { width: length / styles.ramp.length, height: swatch.height * textScale };
  const left = box.width - (labelWidth(ends[1]) + 8) * textScale - length;
  const [y, line] = [5 * textScale, 14 * textScale];
  return [
    text(plotStyles.label, { x: left - 8, y: line, text: ends[0], anchor: 'end' }),
    ...styles.ramp.map((step, i) => rect(step, { x: left + i * size.width, y, ...size })),
    rect(styles.scaleRim, { x: left, y, width: length, height: size.height }),
    text(plotStyles.label, { x: box.width, y: line, text: ends[1], anchor: 'end' }),
  ];
}

/** The cells as one path per colour, with hatched gaps and rings on estimated values. */
function heatMarks(layout: HeatLayout, ends: readonly [lowest: string, highest: string]): Mark[] {
  const { missing } = layout;
  return [
    group('scale', scaleMarks(layout, ends)),
    path(styles.means, layout.means, { key: 'means' }),
    path(styles.separators, layout.separators, { key: 'separators' }),
    ...layout.classes.map((cells, i) => path(styles.ramp[i] ?? '', cells, { key: `class ${i}` })),
    ...(missing === ''
      ? []
      : [
          hatch('missing', styles.missingLine, 5),
          { tag: 'path', key: 'missing', attributes: { d: missing, fill: '#missing' } } as const,
          path(styles.missingRim, missing, { key: 'rim' }),
        ]),
    path(styles.estimated, layout.estimated, { key: 'estimated' }),
  ];
}

/** The row that contains a data step. */
function rowOf(rows: readonly HeatRow[], index: number): number {
  const after = rows.findIndex(({ end }) => index < end);
  return after < 0 ? rows.length - 1 : after;
}

function areaOf(layout: HeatLayout, rows: readonly HeatRow[], { index, end }: CursorPlace): MarkedArea {
  const { box } = layout.plot;
  const [first, last] = [rowOf(rows, index), rowOf(rows, end - 1)];
  const [from, to] = [layout.cellOf(index, first), layout.cellOf(end - 1, last)];
  const isOneRow = first === last;
  const bar: Bar = {
    x: isOneRow ? from.x : box.left,
    width: isOneRow ? to.x + to.width - from.x : box.right - box.left,
    y0: from.y0,
    y1: to.y1,
  };
  return { path: barsPath([bar]), left: bar.x, right: bar.x + bar.width, top: bar.y0 };
}

function drawHeat(heat: ShownHeat, { width, window, textScale }: ChartArea): Picture {
  const { shown, line } = heat;
  const { model, format } = shown;
  const { starts, language } = model;
  const { values } = line;
  const step = heatStep(model.step);
  const range = stepsWithin(starts, window);
  const rows = heatRows(starts, range);
  const stats = statsOf(line);
  const sumText = (row: HeatRow) => numberText(aggregate(line, row.first, row.end, true).value, 0, language);
  const layout = heatLayout({
    width,
    textScale,
    step,
    starts,
    values,
    quality: line.quality,
    rows,
    extent: [stats.min, stats.max],
    means: hourMeans({ starts, values, step }, range, format.hasSum),
    sumOf: format.hasSum ? sumText : null,
    unit: format.unit,
    language,
  });
  const { box } = layout.plot;
  /** The step of a row closest to a time on the clock face. */
  const stepIn = (row: HeatRow | undefined, hour: number): number => {
    let best = row?.first ?? range[0];
    let distance = Number.POSITIVE_INFINITY;
    for (let i = row?.first ?? 0; i < (row?.end ?? 0); i += 1) {
      const { from, to } = slotOf(valueAt(starts, i), step);
      const away = Math.abs((from + to) / 2 - hour);
      if (away >= distance) continue;
      distance = away;
      best = i;
    }
    return best;
  };
  const highest = quantityText(stats.max, format.decimals, format.unit, language);
  return {
    plot: layout.plot,
    labels: layout.labels,
    marks: heatMarks(layout, [numberText(stats.min, format.decimals, language), highest]),
    cursor: {
      xOf: (index) => layout.cellOf(index, 0).x,
      indexAt: (x, y) => {
        const row = Math.floor((y - box.top) / layout.rowHeight);
        const clamped = Math.max(0, Math.min(rows.length - 1, row));
        return stepIn(rows[clamped], (x - box.left) / layout.columnWidth);
      },
      dotsAt: () => [],
      areaAt: (place) => areaOf(layout, rows, place),
      stepBeside: (index, by) => {
        const { from, to } = slotOf(valueAt(starts, index), step);
        const row = rows[rowOf(rows, index) - by];
        return row ? stepIn(row, (from + to) / 2) : index;
      },
      flagAt: (place) => placeLabel(model, place).flag,
      spokenAt: (place, state) => spokenHeat(heat, place, state),
      tooltipAt: (place, state) => heatTooltip(heat, place, state),
      spokenWindow: (next) => spokenLineWindow(shown, next),
    },
    shownText: window && textsIn(chartMessages, language)('shown', { what: windowText(model, window) }),
    note: clockNote(rows, language),
  };
}

/** A row per day and a column per hour. */
export const heatMap = /* @__PURE__ */ defineChart({
  model({ label, unit, data, companions = [], hasSum = true }: HeatContent, language): ShownHeat {
    const model = lineModel([{ key: 'value', label, data }], undefined, language);
    const [line] = model.lines;
    if (!line) throw new ChartDataError('A heat map needs a series.');
    heatStep(model.step);
    checkDays(model.starts);
    const format = { unit, hasSum, earlierLabel: '', decimals: decimalsFor(largestOf(model.lines)) };
    const shown = { model, visible: model.lines, format, annotations: [] };
    return { shown, line, companions: placeCompanions(companions, model.starts) };
  },
  shown: (whole): ShownHeat => whole,
  track: ({ shown: { model, format } }) => ({
    step: model.step,
    starts: model.starts,
    series: model.lines,
    isSummed: format.hasSum,
  }),
  height({ shown: { model } }, { width, textScale, window }) {
    const rows = heatRows(model.starts, stepsWithin(model.starts, window));
    return heatHeight(rows.length, width, textScale);
  },
  draw: drawHeat,
  words(heat) {
    const { model, format } = heat.shown;
    const { count, sum } = statsOf(heat.line);
    return {
      period: windowText(model, null),
      total:
        format.hasSum && count > 0 ? quantityText(sum, decimalsFor(sum), format.unit, model.language) : null,
      summary: heatSummary(heat),
      emptyText: count === 0 ? textsIn(chartMessages, model.language)('noData') : null,
    };
  },
  legend(heat) {
    const extra = heatLegend(heat);
    return { extra, place: extra.length > 0 ? 'beside' : 'none' };
  },
  table: ({ shown, companions }) => ({
    rowCount: shown.model.starts.length,
    rowHeadOf: lineRowHead(shown.model),
    columns: () => [...lineTableColumns(shown), ...companionColumns(companions, shown.model.language)],
  }),
});
