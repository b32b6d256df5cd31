import type { ReactElement, ReactNode } from 'react';

import { UnitText } from '../../stat-tile/UnitText.tsx';
import { namingColumn, type DataTableColumn } from '../column.ts';
import { labelSpans, type DataEntry, type SumRow, type TableEntry } from '../table-rows.ts';
import * as styles from './PrintTable.css.ts';

/** Columns that fit a portrait A4 page, with the usual names and figures of reports. */
const portraitColumns = 8;

export interface PrintTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly entries: readonly TableEntry<Row>[];
  readonly sum?: SumRow | undefined;
}

function names(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}

function dataRows<Row>(
  { id, row, children }: DataEntry<Row>,
  columns: readonly DataTableColumn<Row>[],
  isUnder: boolean,
): readonly ReactElement[] {
  const naming = namingColumn(columns);
  return [
    <tr key={id} className={styles.row}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={names(
            styles.cell,
            column.align === 'end' && styles.end,
            isUnder && column === naming && styles.under,
          )}
        >
          <UnitText>{column.text(row)}</UnitText>
        </td>
      ))}
    </tr>,
    ...children.flatMap((child) => dataRows(child, columns, true)),
  ];
}

function labelledCells<Row>(
  label: string,
  values: Readonly<Record<string, ReactNode>>,
  columns: readonly DataTableColumn<Row>[],
  cellClass: string,
): readonly ReactElement[] {
  const namingId = namingColumn(columns)?.id ?? '';
  const ids = columns.map(({ id }) => id);
  return labelSpans(ids, namingId, values).map(({ columnId, span }) => {
    const isEnd = columns.find(({ id }) => id === columnId)?.align === 'end';
    return (
      <td key={columnId} colSpan={span} className={names(cellClass, isEnd && styles.end)}>
        {columnId === namingId ? label : values[columnId]}
      </td>
    );
  });
}

/** The table on paper: every row, as text. In the page only while printing. */
export function PrintTable<Row>({ label, columns, entries, sum }: PrintTableProps<Row>): ReactElement {
  const printed = columns.filter(({ isHeaderHidden }) => isHeaderHidden !== true);
  return (
    <table
      aria-label={label}
      className={names(styles.table, printed.length > portraitColumns && styles.wide)}
    >
      <thead>
        <tr>
          {printed.map(({ id, header, unit, align }) => (
            <th key={id} scope="col" className={names(styles.head, align === 'end' && styles.end)}>
              {header}
              {unit === undefined ? null : (
                <>
                  , <UnitText>{unit}</UnitText>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) =>
          entry.kind === 'row' ? (
            dataRows(entry, printed, false)
          ) : (
            <tr key={entry.id} className={styles.group}>
              {labelledCells(
                entry.group.detail === undefined
                  ? entry.group.label
                  : `${entry.group.label} · ${entry.group.detail}`,
                entry.group.values ?? {},
                printed,
                styles.cell,
              )}
            </tr>
          ),
        )}
        {sum === undefined ? null : (
          <tr className={styles.sum}>
            {labelledCells(sum.label, sum.values, printed, names(styles.cell, styles.sumCell))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
