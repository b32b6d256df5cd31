import type { Key } from './key.ts';

/** One value at a time. */
export interface TooltipRow {
  readonly key: string;
  readonly label: string;
  readonly mark: Key;
  readonly value: string;
  /** Quality in words; null for a plain measured value. */
  readonly note: string | null;
  /** The value in an earlier period; null where there is none. */
  readonly earlier: string | null;
}

/** All values at one time, formatted for display. */
export interface TooltipContent {
  readonly title: string;
  readonly detail: string;
  readonly rows: readonly TooltipRow[];
  /** Key of the row that has keyboard focus. */
  readonly currentKey: string | null;
  /** Heading of the column of earlier values; null where there are none. */
  readonly earlierLabel: string | null;
  /** Notes that apply to this time. */
  readonly notes?: readonly string[];
  readonly sum: { readonly label: string; readonly value: string; readonly earlier: string | null } | null;
}

/** A row of a value without an earlier period. */
export function tooltipRow(
  key: string,
  label: string,
  mark: Key,
  value: string,
  note: string | null = null,
): TooltipRow {
  return { key, label, mark, value, note, earlier: null };
}

/** The values at a place under their title, with any further details. */
export function tooltip(
  title: string,
  rows: readonly TooltipRow[],
  more: Partial<Omit<TooltipContent, 'title' | 'rows'>> = {},
): TooltipContent {
  return { title, detail: '', rows, currentKey: null, earlierLabel: null, sum: null, ...more };
}
