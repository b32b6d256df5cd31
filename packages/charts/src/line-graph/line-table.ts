import { aggregate } from '../core/aggregate.ts';
import { quality } from '../core/series.ts';
import { sumAcross } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import type { TableColumn } from '../parts/data-table/table-column.ts';
import { stepName } from '../text/step-name.ts';
import { numberText, qualityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { ChartLine, LineModel } from './line-model.ts';
import type { ShownLines, ValueFormat } from './line-tooltip.ts';

type Column = Pick<ChartLine, 'key' | 'label' | 'values' | 'quality'>;

function column(
  { key, label, values, quality: qualities }: Column,
  format: ValueFormat,
  language: Language | undefined,
): TableColumn {
  return {
    key,
    label,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), format.decimals),
    noteOf: (row) => qualityText(qualities[row], language),
    sumOf: (first, end) =>
      format.hasSum ? numberText(aggregate({ values }, first, end, true).value, format.decimals) : null,
  };
}

/** Columns of the table behind a line graph: every visible series, its earlier period beside it, and the sum. */
export function lineTableColumns({ model, visible, format }: ShownLines): TableColumn[] {
  const columns = visible.flatMap((line) => {
    const before = model.earlier.get(line.key);
    const own = column(line, format, model.language);
    return before
      ? [own, column({ ...before, label: `${line.label}, ${format.earlierLabel}` }, format, model.language)]
      : [own];
  });
  if (!format.hasSum || visible.length < 2) return columns;
  const columnsOfValues = visible.map(({ values }) => values);
  const values = Float64Array.from(model.starts, (_, row) => sumAcross(columnsOfValues, row));
  const qualities = new Uint8Array(values.length).fill(quality.measured);
  const label = textsIn(chartMessages, model.language)('sum');
  const sum = { key: 'charts:sum', label, values, quality: qualities };
  return [...columns, column(sum, format, model.language)];
}

/** Row header of a step. */
export function lineRowHead(model: LineModel): (row: number) => string {
  return (row) => stepName(model.step, valueAt(model.starts, row), model.covered, model.language).row;
}
