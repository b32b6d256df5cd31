import { Fragment, type ReactElement, type ReactNode } from 'react';

import { wholeNumbers } from '../text/whole-numbers.tsx';
import type { DataTableColumn } from './column.ts';
import * as styles from './DataTable.css.ts';

export interface NameWithDetailsProps<Row> {
  /** The name of the row, as a link when the row has a page. */
  readonly name: ReactNode;
  /** A decorative mark before all of it. */
  readonly mark: ReactNode;
  /** Columns that have left the table. */
  readonly details: readonly DataTableColumn<Row>[];
  readonly row: Row;
}

/**
 * The name of a row, and below it the values of columns that there was no room for. The name stays the same element when
 * columns leave and come back, so that it keeps the focus.
 */
export function NameWithDetails<Row>({ name, mark, details, row }: NameWithDetailsProps<Row>): ReactElement {
  const shown = details.filter((column) => column.text(row) !== '');
  const words = (
    <>
      {name}
      {shown.length === 0 ? null : (
        <div className={styles.nameDetails}>
          {shown.map((column, place) => (
            <Fragment key={column.id}>
              {place === 0 ? null : ' · '}
              {column.render?.(row) ?? wholeNumbers(column.text(row))}
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
  if (mark === undefined) return words;
  return (
    <div className={styles.marked}>
      {mark}
      <div className={styles.words}>{words}</div>
    </div>
  );
}
