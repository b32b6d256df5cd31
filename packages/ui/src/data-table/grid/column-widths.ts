/** Widths in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The widths that are in px, out of what the table reports after a column was resized. */
export function widthsInPx(widths: ReadonlyMap<string | number, unknown>): ColumnWidths {
  const inPx: Record<string, number> = {};
  for (const [id, width] of widths) if (typeof width === 'number') inPx[String(id)] = width;
  return inPx;
}
