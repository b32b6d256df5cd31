import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';

import { sharedWidths } from './column-widths.ts';
import type { GridColumn } from './grid-columns.ts';

/** CSS variable with the width of a column, by its place. */
function widthVariable(place: number): string {
  return `--vr-table-column-${place}`;
}

/** Width of a column, as {@link useSharedWidths} writes it. */
export function sharedWidthStyle({ place }: GridColumn): CSSProperties {
  return { inlineSize: `var(${widthVariable(place)})` };
}

/**
 * Writes the widths of the columns before they are painted, past React: another width of the table then renders none of its
 * cells. Give the ref to an element around the table.
 *
 * @param room - Width of the table, px; undefined where there is no layout.
 */
export function useSharedWidths(
  columns: readonly GridColumn[],
  room: number | undefined,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const style = ref.current?.style;
    if (style === undefined || room === undefined) return;
    const widths = sharedWidths(columns, room);
    for (const { id, place } of columns) style.setProperty(widthVariable(place), `${widths.get(id) ?? 0}px`);
  }, [columns, room]);
  return ref;
}
