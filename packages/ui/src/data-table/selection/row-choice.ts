import type { LiveTable } from '../live-table.ts';
import { selectionAfter, withRange, withToggled, type RowKeys, type RowRange } from './row-selection.ts';

type LiveRows = Pick<LiveTable, 'selection' | 'rowKeys'>;

/**
 * Chooses rows past react-aria's table: there, choosing one row draws every row in view again, and here only the row that
 * was chosen.
 */
export class RowChoice {
  readonly #store: { readonly get: () => LiveRows };
  #range: RowRange | undefined;

  constructor(store: { readonly get: () => LiveRows }) {
    this.#store = store;
  }

  /** Whether a key is that of a row that can be chosen. */
  has(key: string): boolean {
    const { selection, rowKeys } = this.#store.get();
    return selection !== undefined && rowKeys.includes(key);
  }

  /** Turns a row; a run by Shift begins there. */
  toggle(key: string): void {
    this.#range = { anchor: key, head: key };
    this.#change((before) => withToggled(before, key));
  }

  /** Notes the row that a run by Shift goes on from; another than it reached begins a new one. */
  begin(key: string): void {
    if (this.#range?.head !== key) this.#range = { anchor: key, head: key };
  }

  /** Chooses all from the row chosen last to this one. */
  extendTo(key: string): void {
    const { rowKeys } = this.#store.get();
    const earlier = this.#range;
    const range = { anchor: earlier?.anchor ?? key, head: key };
    this.#range = range;
    this.#change((before) => withRange(before, earlier, range, rowKeys));
  }

  /** Chooses every row of the page, or none of them. */
  selectPage(isSelected: boolean): void {
    const { rowKeys } = this.#store.get();
    this.#change((before) => selectionAfter(before, isSelected ? 'all' : [], rowKeys));
  }

  #change(change: (before: RowKeys) => RowKeys): void {
    const { selection } = this.#store.get();
    selection?.onChange(change(selection.selectedKeys));
  }
}
