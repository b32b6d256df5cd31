import { on, type Listener } from '../../chart/elements.ts';
import { gridMove, inside, type GridPlace, type GridShape } from './grid-move.ts';

/** Focus management that makes a table one tab stop. */
export interface GridFocus {
  /** For the table. */
  readonly listeners: readonly Listener[];
  /** Sets the current size of the table. */
  resize(shape: GridShape): void;
  /** Column of the cell in this row that is in the tab order; -1 for none. */
  tabStopIn(row: number): number;
  /** Focuses the cell of a table that is in the tab order. */
  enter(table: HTMLTableElement): void;
}

/** Callbacks for the keys of a table. */
export interface GridEffects {
  /** Called when another cell has entered the tab order. */
  changed(): void;
  /** Turns pages. */
  turn(pages: 1 | -1): void;
}

function focus(table: HTMLTableElement, { row, column }: GridPlace): void {
  const cell = table.rows[row]?.cells[column];
  (cell?.querySelector('button') ?? cell)?.focus();
}

/**
 * One tab stop for a table: arrows move between cells, Home and End to the ends of the row (with Ctrl, of the table),
 * Page Up and Page Down between pages (ARIA data grid pattern).
 *
 * @param start - Cell that Tab reaches first.
 */
export function createGridFocus(start: GridPlace, { changed, turn }: GridEffects): GridFocus {
  let selected = start;
  let shape: GridShape = { rows: 1, columns: 1 };
  return {
    listeners: [
      on('keydown', (event) => {
        if (event.altKey || event.shiftKey) return;
        const move = gridMove(event.key, event.ctrlKey || event.metaKey, inside(selected, shape), shape);
        if (move === null) return;
        event.preventDefault();
        if ('pages' in move) turn(move.pages);
        else if (event.currentTarget instanceof HTMLTableElement) focus(event.currentTarget, move);
      }),
      on('focusin', ({ target }) => {
        const cell = target instanceof Element ? target.closest('th, td') : null;
        const row = cell?.closest('tr');
        if (!(cell instanceof HTMLTableCellElement) || !row) return;
        selected = { row: row.rowIndex, column: cell.cellIndex };
        changed();
      }),
    ],
    resize(next) {
      shape = next;
    },
    tabStopIn(row) {
      const active = inside(selected, shape);
      return row === active.row ? active.column : -1;
    },
    enter: (table) => focus(table, inside(selected, shape)),
  };
}
