import { defineChart } from '../chart/define-chart.ts';
import { fillTile } from '../chart/fill-tile.ts';
import * as fillStyles from '../chart/Fill.css.ts';
import { path, rect, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { rowCursor, rowGrid, rowNames } from '../chart/row-marks.ts';
import { trackInOrder } from '../chart/steps-in-order.ts';
import { textsIn } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import { rowLayout, rowsHeight, type PlacedRow, type RowLayout } from '../layout/row-layout.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { bulletModel, type BulletContent, type BulletModel } from './bullet-model.ts';
import {
  bulletColumns,
  bulletFills,
  bulletLegend,
  bulletSummary,
  bulletTooltip,
  rowFigure,
  spokenBullet,
  type BulletFormat,
} from './bullet-words.ts';
import * as styles from './BulletChart.css.ts';

interface ShownBullets {
  readonly model: BulletModel;
  readonly format: BulletFormat;
  readonly rowLabel: string;
  isVisible(key: string): boolean;
}

function largestOf({ columns }: BulletModel): number {
  return Math.max(
    0,
    ...Object.values(columns).flatMap((values) => [...values].filter((one) => !Number.isNaN(one))),
  );
}

function isEmpty({ columns }: BulletModel): boolean {
  return columns.value.every(Number.isNaN);
}

/** Lays out a row for each value, from zero. */
export function bulletLayout(
  { model, format }: Pick<ShownBullets, 'model' | 'format'>,
  { width, textScale }: Pick<ChartArea, 'width' | 'textScale'>,
): RowLayout {
  const { labels } = model;
  return rowLayout({
    width,
    textScale,
    unit: format.unit,
    language: model.language,
    extent: [0, largestOf(model)],
    labels,
    figures: labels.map((_, row) => rowFigure(model, row)),
  });
}

/** Share of the row's mark that each bar fills: the value is drawn inside last year's bar. */
const thickness = { value: 0.5, previous: 0.9 } as const;

function bar(layout: RowLayout, row: PlacedRow, series: 'value' | 'previous', value: number): Mark[] {
  if (!(value > 0)) return [];
  const height = (row.markBottom - row.markTop) * thickness[series];
  const y = (row.markTop + row.markBottom - height) / 2;
  const box = { x: layout.zeroAt, y, width: layout.toX(value) - layout.zeroAt, height };
  return [rect(fillStyles.area, box, { key: series, tile: fillTile(bulletFills[series]) })];
}

function bulletMarks({ model: { columns }, isVisible }: ShownBullets, layout: RowLayout): Mark[] {
  const bars = layout.rows.map((row, i): Mark => {
    const marks = (['previous', 'value'] as const)
      .filter(isVisible)
      .flatMap((series) => bar(layout, row, series, valueAt(columns[series], i)));
    return { tag: 'g', key: `row ${i}`, attributes: {}, marks };
  });
  const budgets = layout.rows.flatMap(({ markTop, markBottom }, i) => {
    const budget = valueAt(columns.budget, i);
    return Number.isNaN(budget) ? [] : [`M${layout.toX(budget).toFixed(1)} ${markTop - 1}V${markBottom + 1}`];
  });
  const lines = isVisible('budget') ? budgets.join('') : '';
  return [
    ...rowGrid(layout),
    ...bars,
    path(styles.budgetRim, lines, { key: 'charts:rim' }),
    path(styles.budget, lines, { key: 'charts:budget' }),
  ];
}

function drawBullets(shown: ShownBullets, area: ChartArea): Picture {
  const { model, format, rowLabel, isVisible } = shown;
  const layout = bulletLayout(shown, area);
  return {
    plot: layout.plot,
    labels: isEmpty(model) ? [] : layout.labels,
    marks: bulletMarks(shown, layout),
    references: [rowNames(layout)],
    cursor: {
      cursorLabel: rowLabel,
      ...rowCursor(layout),
      flagAt: ({ index }) => model.labels[index] ?? '',
      spokenAt: ({ index }, state) => spokenBullet(model, index, state, format),
      tooltipAt: ({ index }) => bulletTooltip(model, index, format, isVisible),
    },
  };
}

/** Values against their budgets and last year, one per row. */
export const bullets = /* @__PURE__ */ defineChart({
  model(content: BulletContent, language): Omit<ShownBullets, 'isVisible'> {
    const model = bulletModel(content, language);
    const decimals = Math.min(1, decimalsFor(largestOf(model)));
    return { model, format: { unit: content.unit, decimals }, rowLabel: content.rowLabel };
  },
  series: ({ model: { series } }) => series,
  shown: (whole, { isVisible }): ShownBullets => ({ ...whole, isVisible }),
  track: ({ model: { labels, columns } }) =>
    trackInOrder(labels.length, [{ key: 'value', values: columns.value }]),
  height: ({ model: { labels } }, { width, textScale }) => rowsHeight({ width, textScale, labels }),
  draw: drawBullets,
  words: ({ model, format }) => ({
    total: null,
    summary: bulletSummary(model, format),
    emptyText: isEmpty(model) ? textsIn(chartMessages, model.language)('noData') : null,
  }),
  legend: ({ model }) => ({ items: bulletLegend(model), place: 'beside' }),
  table: ({ model, format, rowLabel }) => ({
    rowLabel,
    rowCount: model.labels.length,
    rowHeadOf: (row) => model.labels[row] ?? '',
    columns: () => bulletColumns(model, format),
  }),
});
