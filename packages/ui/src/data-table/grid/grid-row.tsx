import { ChevronRight } from 'lucide-react';
import { createElement, type CSSProperties, type JSX, type ReactElement, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Cell, Collection, Row } from 'react-aria-components/Table';

import { Icon } from '../../icon/Icon.tsx';
import { CellContent } from '../CellContent.tsx';
import { EXPAND_COLUMN, SELECT_COLUMN, type GridColumn } from './grid-columns.ts';
import { GridRowElement } from './GridRowElement.tsx';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import {
  labelSpans,
  SUM_KEY,
  type DataEntry,
  type SumEntry,
  type SumRow,
  type TableEntry,
} from '../table-rows.ts';
import * as controls from '../RowControls.css.ts';
import * as styles from './TableGrid.css.ts';

/** What all rows of a grid are drawn with. */
export interface RowDrawing {
  readonly columns: readonly GridColumn[];
  /** Whether pressing a row does something. */
  readonly isPressable: boolean;
  /** Whether only the rows in view are in the document. */
  readonly isVirtual: boolean;
  /** Places of the rows by their keys when react-aria has but some of them. */
  readonly places: ReadonlyMap<string, number> | undefined;
}

/** Rows above the body. */
export const HEADER_ROWS = 1;

/** Where a column stays while the rest scrolls sideways. */
export function stickyStyle({ stickyStart }: GridColumn): CSSProperties {
  return stickyStart === undefined ? {} : { insetInlineStart: stickyStart };
}

/** Classes of a cell or header from how its column is laid out. */
export function cellClass(base: string, column: GridColumn): string {
  const names = [base, styles.align[column.align]];
  if (column.isHeaderHidden) names.push(styles.utility);
  if (column.stickyStart !== undefined) names.push(styles.sticky);
  if (column.stickyStart === 0) names.push(styles.firstCell);
  if (column.isAfterFigures) names.push(styles.afterFigures);
  return names.join(' ');
}

function bodyCellClass(column: GridColumn): string {
  const names = [cellClass(styles.cell, column)];
  if (column.isStrong) names.push(styles.strong);
  if (column.isMuted) names.push(styles.muted);
  return names.join(' ');
}

function ownCell({ id, header }: GridColumn, entry: DataEntry<unknown>): ReactNode {
  if (id === SELECT_COLUMN) return <RowCheckbox rowId={entry.id} name={entry.name} />;
  if (id !== EXPAND_COLUMN || entry.children.length === 0) return null;
  return (
    <Button slot="chevron" aria-label={header} className={controls.expand}>
      <Icon icon={ChevronRight} size="sm" />
    </Button>
  );
}

type RowElement = JSX.IntrinsicElements['tr' | 'div'];

function rowIndexOf(rowId: string, { places }: RowDrawing): number | undefined {
  if (places === undefined) return undefined;
  return (rowId === SUM_KEY ? places.size : (places.get(rowId) ?? 0)) + HEADER_ROWS + 1;
}

function dataRow(entry: DataEntry<unknown>, drawing: RowDrawing, level: number): ReactElement {
  const hasChildren = entry.children.length > 0;
  const names = [styles.row];
  if (hasChildren) names.push(styles.openRow);
  if (drawing.isPressable) names.push(styles.pressableRow);
  return (
    <Row
      id={entry.id}
      textValue={entry.name}
      className={names.join(' ')}
      render={(element) => (
        <GridRowElement
          rowId={entry.id}
          tag={drawing.isVirtual ? 'div' : 'tr'}
          rowIndex={rowIndexOf(entry.id, drawing)}
          element={element}
        />
      )}
    >
      {drawing.columns.map((column) => (
        <Cell key={column.id} className={bodyCellClass(column)} style={stickyStyle(column)}>
          {column.kind === 'data' ? (
            <>
              {column.isNaming && level > 0 ? <span className={controls.indent} aria-hidden="true" /> : null}
              <CellContent columnId={column.id} rowId={entry.id} />
            </>
          ) : (
            ownCell(column, entry)
          )}
        </Cell>
      ))}
      {hasChildren ? (
        <Collection items={entry.children}>{(child) => dataRow(child, drawing, level + 1)}</Collection>
      ) : null}
    </Row>
  );
}

interface FixedRow {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly values: Readonly<Record<string, ReactNode>>;
  readonly className: string;
}

function fixedRow({ id, label, detail, values, className }: FixedRow, drawing: RowDrawing): ReactElement {
  const { columns, isVirtual } = drawing;
  const rowIndex = rowIndexOf(id, drawing);
  const namingId = columns.find(({ isNaming }) => isNaming)?.id ?? '';
  const ids = columns.map((column) => column.id);
  return (
    <Row
      id={id}
      textValue={label}
      className={`${styles.row} ${className}`}
      render={(element: RowElement) =>
        createElement(isVirtual ? 'div' : 'tr', {
          ...element,
          ...(rowIndex === undefined ? {} : { 'aria-rowindex': rowIndex }),
        })
      }
    >
      {labelSpans(ids, namingId, values).map(({ columnId, span }) => {
        const column = columns.find((each) => each.id === columnId);
        return column === undefined ? null : (
          <Cell
            key={columnId}
            colSpan={span}
            className={cellClass(styles.cell, { ...column, isAfterFigures: false })}
            style={stickyStyle(column)}
          >
            {columnId === namingId ? (
              <span>
                {label}
                {detail === undefined ? null : <span className={styles.detail}> · {detail}</span>}
              </span>
            ) : (
              values[columnId]
            )}
          </Cell>
        );
      })}
    </Row>
  );
}

/** A row of the body: data with the rows under it, the heading of a group, or the sum. */
export function gridRow(entry: TableEntry<unknown> | SumEntry, drawing: RowDrawing): ReactElement {
  if (entry.kind === 'row') return dataRow(entry, drawing, 0);
  if (entry.kind === 'sum') return sumRow(entry.sum, drawing);
  const { label, detail, values = {} } = entry.group;
  return fixedRow({ id: entry.id, label, detail, values, className: styles.groupRow }, drawing);
}

/** The row that closes the table. */
export function sumRow(sum: SumRow, drawing: RowDrawing): ReactElement {
  return fixedRow({ id: SUM_KEY, ...sum, className: styles.sumRow }, drawing);
}
