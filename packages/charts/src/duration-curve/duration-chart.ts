import { defineChart } from '../chart/define-chart.ts';
import { fillTile } from '../chart/fill-tile.ts';
import { circle, group, path, text, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { sideBySide } from '../chart/steps-in-order.ts';
import { textsIn } from '../core/texts-in.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import * as referenceStyles from '../line-graph/ReferenceMarks.css.ts';
import * as fillStyles from '../chart/Fill.css.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { valueColumn } from '../text/value-column.ts';
import { quantityText, qualityText } from '../text/values.ts';
import { countedSteps } from '../text/words.ts';
import { durationLayout, shownPlaces, type DurationLayout } from './duration-layout.ts';
import {
  checkLevel,
  countOver,
  durationModel,
  type DurationContent,
  type DurationModel,
} from './duration-model.ts';
import {
  durationLegend,
  durationSummary,
  durationTooltip,
  overFill,
  peakLabel,
  rankText,
  spokenDuration,
  spokenRanks,
  type DurationFormat,
} from './duration-words.ts';
import { durationMessages } from './messages.ts';
import * as styles from './DurationCurve.css.ts';

interface ShownDuration {
  readonly model: DurationModel;
  readonly format: DurationFormat;
  readonly period: string;
  /** How many values exceed the subscribed power. */
  readonly over: number;
}

function levelMarks({ box, y }: DurationLayout, { level, unit, decimals, language }: DurationFormat): Mark[] {
  if (level === null) return [];
  const at = y.toY(level);
  const label = `${textsIn(durationMessages, language)('subscribed')}, ${quantityText(level, decimals, unit, language)}`;
  return [
    path(referenceStyles.threshold, `M${box.left} ${at.toFixed(1)}H${box.right}`),
    text(referenceStyles.label, { x: box.right, y: at - 5, text: label, anchor: 'end' }),
  ];
}

/** The highest value and its time, above the start of the curve, which they never cover: it only falls. */
function peakMarks({ box, y }: DurationLayout, model: DurationModel, format: DurationFormat): Mark[] {
  if (model.values.length === 0) return [];
  const { value, time } = peakLabel(model, format);
  const at = y.toY(valueAt(model.values, 0));
  const line = 14 * box.textScale;
  const x = box.left + 10;
  // Kept inside the picture even when the peak is at the top of the axis.
  const first = Math.max(line, at - 4 - line);
  return [
    circle(styles.peak, box.left, at, 4),
    text(styles.peakValue, { x, y: first, text: value, anchor: 'start' }),
    text(styles.peakTime, { x, y: first + line, text: time, anchor: 'start' }),
  ];
}

function drawDuration({ model, format }: ShownDuration, area: ChartArea): Picture {
  const { width, height, window, textScale } = area;
  const { values } = model;
  const { language } = format;
  const words = textsIn(durationMessages, language);
  const layout = durationLayout({
    width,
    height,
    window,
    textScale,
    unit: format.unit,
    language,
    values,
    level: format.level,
    axisLabel: words('axis', { steps: countedSteps(values.length, model.step, language) }),
  });
  const { x, y } = layout;
  const [first, end] = shownPlaces(values.length, window);
  const shown = () => ({ what: rankText(model, { index: first, end }, language) });
  return {
    plot: layout,
    labels: layout.labels,
    marks: [
      path(styles.area, layout.area, { key: 'area' }),
      ...(layout.over === ''
        ? []
        : [path(fillStyles.area, layout.over, { key: 'over', tile: fillTile(overFill) })]),
      path(styles.curve, layout.curve, { key: 'curve' }),
    ],
    references: [
      group('level', levelMarks(layout, format)),
      group('peak', first === 0 ? peakMarks(layout, model, format) : []),
    ],
    isClipped: window !== null,
    shownText: window && textsIn(chartMessages, language)('shown', shown()),
    cursor: {
      cursorLabel: words('rank'),
      ...sideBySide(x, first, end),
      dotsAt: (index) => [
        { key: 'value', color: 'var(--vr-color-data-current)', y: y.toY(valueAt(values, index)) },
      ],
      flagAt: (place) => rankText(model, place, language),
      spokenAt: (place, state) => spokenDuration(model, place, state, format),
      tooltipAt: (place) => durationTooltip(model, place, format),
      spokenWindow: (next) => spokenRanks(model, shownPlaces(values.length, next), format),
    },
  };
}

/** Power in order of size. */
export const duration = /* @__PURE__ */ defineChart({
  model(content: DurationContent, language): ShownDuration {
    const { unit, data, subscribedPower } = content;
    const { label = textsIn(durationMessages, language)('power') } = content;
    const model = durationModel(data);
    const level = checkLevel(subscribedPower);
    const largest = Math.max(Math.abs(valueAt(model.values, 0) || 0), Math.abs(level ?? 0));
    const format = { unit, label, level, language, decimals: Math.min(1, decimalsFor(largest)) };
    const over = level === null ? 0 : countOver(model.values, level);
    return { model, format, over, period: seriesPeriod(data, language) };
  },
  shown: (whole): ShownDuration => whole,
  track: ({ model: { values }, over }) => ({
    step: 'rank',
    starts: Float64Array.from(values, (_, i) => i),
    series: [{ key: 'value', values }],
    marks: over > 0 && over < values.length ? [over] : [],
  }),
  draw: drawDuration,
  words: ({ model, format, period }) => ({
    period,
    total: null,
    summary: durationSummary(model, format),
    emptyText: model.values.length === 0 ? textsIn(chartMessages, format.language)('noData') : null,
  }),
  legend: ({ over, format }) => ({ extra: durationLegend(over, format), place: 'beside' }),
  table: ({ model, format: { label, decimals, language } }) => ({
    rowLabel: textsIn(durationMessages, language)('rank'),
    rowCount: model.values.length,
    rowHeadOf: (row) => `${row + 1}. ${stepLabel(model.step, valueAt(model.times, row), language).row}`,
    columns: () => [
      valueColumn({
        key: 'value',
        label,
        values: model.values,
        decimals,
        language,
        noteOf: (row) => qualityText(model.quality[row], language),
      }),
    ],
  }),
});
