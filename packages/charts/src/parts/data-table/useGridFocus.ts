import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

import { gridMove, inside, type GridPlace, type GridShape } from './grid-move.ts';

/** Props of a table that is one tab stop. */
export interface GridFocus {
  /** For the table. */
  readonly props: {
    readonly ref: RefObject<HTMLTableElement | null>;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Column of the one cell of a row that takes part in the tab order; -1 for none. */
  tabStopIn(row: number): number;
  /** Puts focus into the cell that takes part in the tab order. */
  enter(): void;
}

/**
 * One tab stop for a table: arrows go from cell to cell, Home and End to the ends of the row, with Ctrl of the
 * table, Page Up and Page Down from page to page (ARIA data grid pattern).
 *
 * @param start Cell that Tab comes to first.
 * @param turn Called with the pages to turn.
 */
export function useGridFocus(shape: GridShape, start: GridPlace, turn: (pages: 1 | -1) => void): GridFocus {
  const [selected, setSelected] = useState(start);
  const table = useRef<HTMLTableElement>(null);
  const active = inside(selected, shape);
  const focus = ({ row, column }: GridPlace) => {
    const cell = table.current?.rows[row]?.cells[column];
    (cell?.querySelector('button') ?? cell)?.focus();
  };
  return {
    props: {
      ref: table,
      onKeyDown(event) {
        if (event.altKey || event.shiftKey) return;
        const move = gridMove(event.key, event.ctrlKey || event.metaKey, active, shape);
        if (move === null) return;
        event.preventDefault();
        if ('pages' in move) turn(move.pages);
        else focus(move);
      },
      onFocus({ target }) {
        const cell = target.closest('th, td');
        const row = cell?.closest('tr');
        if (cell instanceof HTMLTableCellElement && row) {
          setSelected({ row: row.rowIndex, column: cell.cellIndex });
        }
      },
    },
    tabStopIn: (row) => (row === active.row ? active.column : -1),
    enter: () => focus(active),
  };
}
