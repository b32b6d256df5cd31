import { defineChart } from '../chart/define-chart.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { dotsOn } from '../chart/steps-in-order.ts';
import { annotationsAt, placeAnnotations } from '../core/annotations.ts';
import { statsOf } from '../core/stats.ts';
import { textsIn } from '../core/texts-in.ts';
import { cutStarts } from '../core/time/covered.ts';
import { startOfStep } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { shownStepAt } from '../cursor/moves.ts';
import { lineLayout, type LineInput } from '../layout/line-layout.ts';
import { heightFor } from '../layout/plot-box.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { noteMessages } from '../text/messages/notes.ts';
import { placeLabel } from '../text/place-label.ts';
import { quantityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { lineMarks, referenceMarks } from './line-marks.ts';
import {
  largestOf,
  lineModel,
  withoutEarlier,
  type ChartLine,
  type LineContent,
  type LineModel,
} from './line-model.ts';
import {
  isEmpty,
  legendExtras,
  legendItems,
  lineRowHead,
  lineSpoken,
  lineSummary,
  lineTableColumns,
  lineTooltip,
  spokenLineWindow,
  type ShownLines,
} from './line-words.ts';
import { lineGraphMessages } from './messages.ts';
import { checkThresholds, type Threshold } from './references.ts';

/** The visible lines, and what they are compared with. */
export interface ShownLineGraph extends ShownLines {
  readonly thresholds: readonly Threshold[];
  /** Whether the change from the earlier period is reported. */
  readonly isComparable: boolean;
}

function input({ key, data, values, style }: ChartLine, isContext: boolean): LineInput {
  return { key, data, values, style, isContext };
}

function inputsOf({ model, visible }: ShownLines): LineInput[] {
  const earlier = visible.flatMap(({ key }) => model.earlier.get(key) ?? []);
  return [...earlier.map((line) => input(line, true)), ...visible.map((line) => input(line, false))];
}

function trackOf({ model, visible, format, annotations, finest }: ShownLines): CursorTrack {
  const { step, starts, covered } = model;
  const marks = annotations.map(({ time }) => time);
  return {
    step,
    starts,
    covered,
    series: visible,
    isSummed: format.hasSum,
    marks,
    ...(finest ? { finer: finest } : {}),
  };
}

function drawLines(shown: ShownLineGraph, { width, height, window, textScale }: ChartArea): Picture {
  const { model, visible, format, thresholds, annotations } = shown;
  const { language } = model;
  const layout = lineLayout({
    width,
    height,
    window,
    textScale,
    unit: format.unit,
    starts: model.starts,
    language,
    cut: cutStarts(model.step, model.starts, model.covered),
    lines: inputsOf(shown),
    levels: thresholds.map(({ value }) => value),
  });
  const { x, y, bandwidth } = layout;
  const track = trackOf(shown);
  return {
    plot: layout,
    labels: layout.timeLabels,
    gaps: layout.gaps,
    marks: lineMarks(layout),
    references: referenceMarks(layout, thresholds, annotations, { ...format, language }),
    isClipped: window !== null,
    cursor: {
      xOf: (index) => x.toX(valueAt(model.starts, index)) + bandwidth / 2,
      reach: bandwidth / 2,
      indexAt: (position) => shownStepAt(x.toTime(position - bandwidth / 2), window, track),
      dotsAt: (index) =>
        dotsOn(
          y,
          visible.map(({ key, values, style }) => ({
            key,
            color: style.color,
            value: valueAt(values, index),
          })),
        ),
      flagAt: (place) => placeLabel(model, place).flag,
      spokenAt: (place, state) => lineSpoken(shown, place, state),
      tooltipAt: (place, state) => lineTooltip(shown, place, state),
      spokenWindow: (next) => spokenLineWindow(shown, next),
    },
    shownText: window && textsIn(chartMessages, language)('shown', { what: windowText(model, window) }),
    note: layout.isReduced ? textsIn(lineGraphMessages, language)('reduced') : null,
  };
}

function totalText({ model, visible, format }: ShownLines): string | null {
  const sums = visible.map((line) => statsOf(line).sum).filter((sum) => !Number.isNaN(sum));
  if (!format.hasSum || sums.length === 0) return null;
  const total = sums.reduce((sum, one) => sum + one, 0);
  return quantityText(total, decimalsFor(total), format.unit, model.language);
}

function emptyText({ model, visible }: ShownLines): string | null {
  const words = textsIn(chartMessages, model.language);
  if (isEmpty(model)) return words('noData');
  return visible.length === 0 ? words('noneVisible') : null;
}

/** Annotations with their times, listed under the picture by the numbers of their flags. */
function notesOf({ model, annotations }: ShownLines): readonly string[] {
  return annotations.map(({ label, time, end }) => {
    const from = startOfStep(model.step, time);
    return `${label} (${windowText(model, { from, to: end })})`;
  });
}

function legendHint({ lines, language }: LineModel): string | null {
  return lines.length > 1 ? textsIn(lineGraphMessages, language)('legendHint') : null;
}

/** Metered series over time as lines. */
export const lines = /* @__PURE__ */ defineChart({
  model(content: LineContent, language): ShownLineGraph {
    const { unit, series, covers, hasSum = true, isComparable = true } = content;
    const { earlierLabel = textsIn(lineGraphMessages, language)('earlier') } = content;
    const model = lineModel(series, covers, language);
    return {
      model,
      visible: model.lines,
      format: { unit, hasSum, earlierLabel, decimals: decimalsFor(largestOf(model.lines)) },
      annotations: placeAnnotations(content.annotations ?? []),
      thresholds: checkThresholds(content.thresholds ?? []),
      isComparable,
      finest: content.finest,
    };
  },
  series: ({ model }) => model.lines.map(({ key }) => key),
  isComparable: ({ model }) => model.earlier.size > 0,
  shown: (whole, { isVisible, isCompared }): ShownLineGraph => ({
    ...whole,
    model: isCompared ? whole.model : withoutEarlier(whole.model),
    visible: whole.visible.filter(({ key }) => isVisible(key)),
  }),
  track: (shown) => trackOf(shown),
  height: (_, { width, textScale }) => heightFor(width / textScale) * textScale,
  draw: (shown, area) => drawLines(shown, area),
  words(shown) {
    const { model, thresholds, annotations, isComparable } = shown;
    const label = textsIn(noteMessages, model.language)('notes');
    return {
      period: windowText(model, null),
      total: totalText(shown),
      summary: lineSummary(shown, thresholds, isComparable),
      emptyText: emptyText(shown),
      notes: annotations.length > 0 ? { label, texts: notesOf(shown) } : null,
      hint: legendHint(model),
    };
  },
  legend(shown) {
    const extra = legendExtras(shown);
    const hasLegend = shown.model.lines.length > 1 || extra.length > 0;
    return { items: legendItems(shown.model), extra, place: hasLegend ? 'below' : 'none' };
  },
  table: (shown) => ({
    rowCount: shown.model.starts.length,
    rowHeadOf: lineRowHead(shown.model),
    columns: () => lineTableColumns(shown),
    notedAt:
      shown.annotations.length > 0
        ? (row) => annotationsAt(shown.annotations, shown.model.starts, { index: row, end: row + 1 })
        : null,
  }),
});
