import type { LiveTable } from '../live-table.ts';
import { selectionAfter, withRange, withToggled, type RowKeys, type RowRange } from './row-selection.ts';

type LiveRows = Pick<LiveTable, 'selection' | 'rowKeys'>;

/**
 * Selects rows outside react-aria's table, which would render every row in view again; here only the selected row
 * renders.
 */
export class RowChoice {
  readonly #store: { readonly get: () => LiveRows };
  #range: RowRange | undefined;

  constructor(store: { readonly get: () => LiveRows }) {
    this.#store = store;
  }

  /** Whether a key belongs to a selectable row. */
  has(key: string): boolean {
    const { selection, rowKeys } = this.#store.get();
    return selection !== undefined && rowKeys.includes(key);
  }

  /** Toggles a row; a Shift range starts there. */
  toggle(key: string): void {
    this.#range = { anchor: key, head: key };
    this.#change((before) => withToggled(before, key));
  }

  /** Starts a Shift range at a row, unless the current range ends there. */
  begin(key: string): void {
    if (this.#range?.head !== key) this.#range = { anchor: key, head: key };
  }

  /** Selects all rows from the last selected one to this one. */
  extendTo(key: string): void {
    const { rowKeys } = this.#store.get();
    const earlier = this.#range;
    const range = { anchor: earlier?.anchor ?? key, head: key };
    this.#range = range;
    this.#change((before) => withRange(before, earlier, range, rowKeys));
  }

  /** Selects every row of the page, or none. */
  selectPage(isSelected: boolean): void {
    const { rowKeys } = this.#store.get();
    this.#change((before) => selectionAfter(before, isSelected ? 'all' : [], rowKeys));
  }

  #change(change: (before: RowKeys) => RowKeys): void {
    const { selection } = this.#store.get();
    selection?.onChange(change(selection.selectedKeys));
  }
}
