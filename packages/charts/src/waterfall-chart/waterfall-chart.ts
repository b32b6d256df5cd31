import { defineChart } from '../chart/define-chart.ts';
import { fillTile } from '../chart/fill-tile.ts';
import * as fillStyles from '../chart/Fill.css.ts';
import { path, rect, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { trackInOrder } from '../chart/steps-in-order.ts';
import { textsIn } from '../core/texts-in.ts';
import { decimalsFor } from '../core/units.ts';
import { rowLayout, rowsHeight, type RowLayout } from '../layout/row-layout.ts';
import { rowCursor, rowGrid, rowNames } from '../chart/row-marks.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { waterfallMessages } from './messages.ts';
import { waterfallModel, type WaterfallContent, type WaterfallModel } from './waterfall-model.ts';
import {
  spokenStep,
  stepText,
  waterfallColumns,
  waterfallFills,
  waterfallLegend,
  waterfallSummary,
  waterfallTooltip,
  type WaterfallFormat,
} from './waterfall-words.ts';
import * as styles from './WaterfallChart.css.ts';

interface ShownWaterfall {
  readonly model: WaterfallModel;
  readonly format: WaterfallFormat;
  readonly partLabel: string;
}

const thinnestBar = 1.5;

/** Lays out a waterfall. Its axis is the difference from the start, since the parts are small next to the levels. */
export function waterfallLayout(
  { model, format }: Pick<ShownWaterfall, 'model' | 'format'>,
  { width, textScale }: Pick<ChartArea, 'width' | 'textScale'>,
): RowLayout {
  const { steps, start, language } = model;
  const missing = textsIn(chartMessages, language)('missing');
  const differences = steps.flatMap(({ from, to }) => [from - start.value, to - start.value]);
  return rowLayout({
    width,
    textScale,
    unit: format.unit,
    language,
    extent: [Math.min(...differences), Math.max(...differences)],
    labels: steps.map(({ label }) => label),
    figures: steps.map((step) =>
      Number.isNaN(step.value) ? missing : stepText(step, format.decimals, language),
    ),
  });
}

function waterfallMarks({ steps, start }: WaterfallModel, layout: RowLayout): Mark[] {
  const { rows, toX } = layout;
  const at = (level: number) => toX(level - start.value);
  const links = steps
    .slice(0, -1)
    .map(({ to }, i) => `M${at(to).toFixed(1)} ${rows[i]?.markTop ?? 0}V${rows[i + 1]?.markBottom ?? 0}`);
  const bars = steps.flatMap(({ key, kind, value, from, to }, i): Mark[] => {
    const { markTop = 0, markBottom = 0 } = rows[i] ?? {};
    if (kind === 'level') {
      return [path(styles.level, `M${at(to).toFixed(1)} ${markTop}V${markBottom}`, { key })];
    }
    if (Number.isNaN(value) || value === 0) return [];
    const tile = fillTile(waterfallFills[value < 0 ? 'decrease' : 'increase']);
    const width = Math.max(thinnestBar, Math.abs(at(to) - at(from)));
    const box = { x: Math.min(at(from), at(to)), y: markTop, width, height: markBottom - markTop };
    return [rect(fillStyles.area, box, { key, tile })];
  });
  return [...rowGrid(layout), path(styles.link, links.join(''), { key: 'charts:links' }), ...bars];
}

function drawWaterfall(shown: ShownWaterfall, area: ChartArea): Picture {
  const { model, format, partLabel } = shown;
  const layout = waterfallLayout(shown, area);
  return {
    plot: layout.plot,
    labels: layout.labels,
    marks: waterfallMarks(model, layout),
    references: [rowNames(layout)],
    note: textsIn(waterfallMessages, model.language)('axis', { start: model.start.label }),
    cursor: {
      cursorLabel: partLabel,
      ...rowCursor(layout),
      flagAt: ({ index }) => model.steps[index]?.label ?? '',
      spokenAt: ({ index }, state) => spokenStep(model, index, state, format),
      tooltipAt: ({ index }) => waterfallTooltip(model, index, format),
    },
  };
}

/** The parts of a change, as a row for each. */
export const waterfall = /* @__PURE__ */ defineChart({
  model(content: WaterfallContent, language): ShownWaterfall {
    const model = waterfallModel(content, language);
    const parts = model.steps.filter(({ kind }) => kind === 'part');
    const largest = Math.max(0, ...parts.map(({ value }) => Math.abs(value) || 0));
    return {
      model,
      // Without a change, whole units say all there is.
      format: { unit: content.unit, decimals: largest === 0 ? 0 : Math.min(1, decimalsFor(largest)) },
      partLabel: content.partLabel,
    };
  },
  shown: (whole): ShownWaterfall => whole,
  track: ({ model: { steps } }) =>
    trackInOrder(steps.length, [
      {
        key: 'change',
        values: Float64Array.from(steps, ({ kind, value }) => (kind === 'level' ? Number.NaN : value)),
      },
    ]),
  height: ({ model: { steps } }, { width, textScale }) =>
    rowsHeight({ width, textScale, labels: steps.map(({ label }) => label) }),
  draw: drawWaterfall,
  words: ({ model, format }) => ({
    total: null,
    summary: waterfallSummary(model, format),
    emptyText: null,
  }),
  legend: ({ model }) => ({ extra: waterfallLegend(model), place: 'beside' }),
  table: ({ model, format, partLabel }) => ({
    rowLabel: partLabel,
    rowCount: model.steps.length,
    rowHeadOf: (row) => model.steps[row]?.label ?? '',
    columns: () => waterfallColumns(model, format),
  }),
});
