import type { ReactElement } from 'react';

import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { SkeletonLine } from '../skeleton/SkeletonLine.tsx';
import { nameDetails } from './DataTable.css.ts';
import type { GridColumn } from './grid/grid-columns.ts';
import { sharedWidths } from './grid/column-widths.ts';
import { UnitText } from '../stat-tile/UnitText.tsx';
import { cellClass } from './grid/grid-row.tsx';
import * as styles from './grid/TableGrid.css.ts';
import * as skeletonStyles from './TableSkeleton.css.ts';

export interface TableSkeletonProps {
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  readonly hasSum: boolean;
  /** Whether so many rows are to come that they scroll in a part of the page. */
  readonly isVirtual: boolean;
  /** Whether columns that there is no room for are below the names. */
  readonly hasDetails: boolean;
  readonly density: 'comfortable' | 'compact';
  /** Width of the table, px; undefined while not known. */
  readonly room: number | undefined;
}

const barWidths = ['78%', '62%', '70%', '54%'] as const;

function widthOf({ kind }: GridColumn, place: number): string | number {
  return kind === 'data' ? (barWidths[place % barWidths.length] ?? '60%') : 18;
}

/** A placeholder while the first rows load: the table's own headers over bars. */
export function TableSkeleton({
  columns,
  rowCount,
  hasSum,
  isVirtual,
  hasDetails,
  density,
  room,
}: TableSkeletonProps): ReactElement {
  const widths = room === undefined ? undefined : sharedWidths(columns, room);
  return (
    <SkeletonGroup>
      <div className={isVirtual ? skeletonStyles.skeletonRegion : skeletonStyles.skeletonPlace}>
        <table className={skeletonStyles.skeletonTable} data-density={density} aria-hidden="true">
          <colgroup>
            {columns.map(({ id, width }) => (
              <col
                key={id}
                style={{ inlineSize: widths?.get(id) ?? (typeof width === 'number' ? width : 'auto') }}
              />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <td key={column.id} className={cellClass(styles.column, column)}>
                  {column.isHeaderHidden ? null : column.header}
                  {column.isHeaderHidden || column.unit === undefined ? null : (
                    <span className={styles.unit}>
                      , <UnitText>{column.unit}</UnitText>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rowCount }, (_, index) => (
              <tr key={index} className={styles.row}>
                {columns.map((column, place) => (
                  <td key={column.id} className={cellClass(styles.cell, column)}>
                    {hasDetails && column.isNaming ? (
                      <>
                        <SkeletonLine width={widthOf(column, index + place)} />
                        <div className={nameDetails}>
                          <SkeletonLine width="44%" />
                        </div>
                      </>
                    ) : (
                      <span className={column.align === 'end' ? skeletonStyles.skeletonEnd : undefined}>
                        <Skeleton width={widthOf(column, index + place)} />
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasSum ? (
            <tfoot>
              <tr className={`${styles.row} ${styles.sumRow}`}>
                <td className={styles.cell} colSpan={columns.length}>
                  <Skeleton width={140} />
                </td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </SkeletonGroup>
  );
}
