import type { Key } from '../key-mark/KeyMark.tsx';

/** One value at a time. */
export interface TooltipRow {
  readonly key: string;
  readonly label: string;
  readonly mark: Key;
  readonly value: string;
  /** Quality in words; null for a plain measured value. */
  readonly note: string | null;
  /** The same in an earlier period; null where there is none. */
  readonly earlier: string | null;
}

/** All values at a time, ready to be shown. */
export interface TooltipContent {
  readonly title: string;
  readonly detail: string;
  readonly rows: readonly TooltipRow[];
  /** Key of the row that the keyboard stands on. */
  readonly currentKey: string | null;
  /** Heading of the column of earlier values; null where there are none. */
  readonly earlierLabel: string | null;
  /** What is noted at the time. */
  readonly notes?: readonly string[];
  readonly sum: { readonly label: string; readonly value: string; readonly earlier: string | null } | null;
}

/** What a readout consists of beside its figures: readouts alike in this differ in text and order only. */
export function shapeOf({ rows, currentKey, earlierLabel, notes = [], sum }: TooltipContent): string {
  const kinds = rows.map(
    ({ key, label, mark, value, note, earlier }) =>
      `${key}\n${label}\n${mark.kind === 'bar' ? mark.color : ''}\n${value === ''}\n${note}\n${earlier === null}`,
  );
  return [...kinds.toSorted(), currentKey, earlierLabel, ...notes, sum?.label, sum?.earlier === null].join(
    '\n',
  );
}
