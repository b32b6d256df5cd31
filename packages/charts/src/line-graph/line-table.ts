import { statsOf, sumAcross } from '../core/stats.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import type { TableColumn } from '../parts/data-table/DataTable.tsx';
import { numberText, qualityText } from '../text/values.ts';
import { words } from '../text/words.ts';
import type { ChartLine, LineModel } from './line-model.ts';
import type { ValueFormat } from './line-readout.ts';

function column({ key, label, values, quality }: ChartLine, format: ValueFormat): TableColumn {
  return {
    key,
    label,
    textOf: (row) => numberText(valueAt(values, row), format.decimals),
    noteOf: (row) => qualityText(quality[row]),
    sum: format.hasSum ? numberText(statsOf({ values, quality }).sum, format.decimals) : null,
  };
}

/** Columns of the table behind a line graph: every visible series, its earlier period beside it, and the sum. */
export function lineTableColumns(
  model: LineModel,
  visible: readonly ChartLine[],
  format: ValueFormat,
): TableColumn[] {
  const columns = visible.flatMap((line) => {
    const before = model.earlier.get(line.key);
    const own = column(line, format);
    return before
      ? [own, column({ ...before, label: `${line.label}, ${format.earlierLabel}` }, format)]
      : [own];
  });
  if (!format.hasSum || visible.length < 2) return columns;
  const values = Float64Array.from(model.starts, (_, row) =>
    sumAcross(
      visible.map((line) => line.values),
      row,
    ),
  );
  const sum: TableColumn = {
    key: 'charts:sum',
    label: words.sum,
    textOf: (row) => numberText(valueAt(values, row), format.decimals),
    noteOf: () => null,
    sum: numberText(statsOf({ values, quality: new Uint8Array(values.length) }).sum, format.decimals),
  };
  return [...columns, sum];
}

/** Row header of a step. */
export function lineRowHead(model: LineModel): (row: number) => string {
  return (row) => stepLabel(model.step, valueAt(model.starts, row)).row;
}
