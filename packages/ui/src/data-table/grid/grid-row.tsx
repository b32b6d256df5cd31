import { ChevronRight } from 'lucide-react';
import { createElement, type CSSProperties, type JSX, type ReactElement, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Cell, Collection, Row } from 'react-aria-components/Table';

import { Icon } from '../../icon/Icon.tsx';
import { CellContent } from '../CellContent.tsx';
import { expandColumn, selectColumn, type GridColumn } from './grid-columns.ts';
import { GridRowElement } from './GridRowElement.tsx';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import { TextCell } from './TextCell.tsx';
import {
  labelSpans,
  sumKey,
  type DataEntry,
  type SumEntry,
  type SumRow,
  type TableEntry,
} from '../table-rows.ts';
import * as controls from '../RowControls.css.ts';
import * as styles from './TableGrid.css.ts';

/** Options shared by all rows of a grid. */
export interface RowDrawing {
  readonly columns: readonly GridColumn[];
  /** Whether pressing a row triggers an action. */
  readonly isPressable: boolean;
  /** Whether only the rows in view are in the DOM. */
  readonly isVirtual: boolean;
  /** Row positions by key when react-aria has only some of the rows. */
  readonly places: ReadonlyMap<string, number> | undefined;
}

/** Rows above the body. */
export const headerRows = 1;

/** Sticky position of a column. */
export function stickyStyle({ stickyStart }: GridColumn): CSSProperties {
  return stickyStart === undefined ? {} : { insetInlineStart: stickyStart };
}

/** Indentation of a nested row's name, which all its lines have. */
function indentStyle(level: number): CSSProperties {
  return level === 0 ? {} : { paddingInlineStart: `calc(10px + ${level} * ${styles.indent})` };
}

/** Classes of a cell or header from its column's layout. */
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
  if (id === selectColumn) return <RowCheckbox rowId={entry.id} name={entry.name} />;
  if (id !== expandColumn || entry.children.length === 0) return null;
  return (
    <Button slot="chevron" aria-label={header} className={controls.expand}>
      <Icon icon={ChevronRight} size="sm" />
    </Button>
  );
}

type RowElement = JSX.IntrinsicElements['tr' | 'div'];

function rowIndexOf(rowId: string, { places }: RowDrawing): number | undefined {
  if (places === undefined) return undefined;
  return (rowId === sumKey ? places.size : (places.get(rowId) ?? 0)) + headerRows + 1;
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
      {drawing.columns.map((column) => {
        const look = {
          className: bodyCellClass(column),
          style: column.isNaming ? { ...stickyStyle(column), ...indentStyle(level) } : stickyStyle(column),
        };
        if (column.isText && !drawing.isVirtual)
          return <TextCell key={column.id} {...look} columnId={column.id} rowId={entry.id} />;
        return (
          <Cell key={column.id} {...look}>
            {column.kind === 'data' ? (
              <CellContent columnId={column.id} rowId={entry.id} />
            ) : (
              ownCell(column, entry)
            )}
          </Cell>
        );
      })}
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

/** A row of the body: data with nested rows, a group heading, or the sum. */
export function gridRow(entry: TableEntry<unknown> | SumEntry, drawing: RowDrawing): ReactElement {
  if (entry.kind === 'row') return dataRow(entry, drawing, 0);
  if (entry.kind === 'sum') return sumRow(entry.sum, drawing);
  const { label, detail, values = {} } = entry.group;
  return fixedRow({ id: entry.id, label, detail, values, className: styles.groupRow }, drawing);
}

/** The row at the end of the table. */
export function sumRow(sum: SumRow, drawing: RowDrawing): ReactElement {
  return fixedRow({ id: sumKey, ...sum, className: styles.sumRow }, drawing);
}
