import { useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import type { DataTableColumn } from '../column.ts';
import { areSameColumns, gridColumns, type GridColumn, type GridShape } from './grid-columns.ts';
import { dataTableMessages } from '../messages.ts';

/** Laid-out columns; the same array until something that the grid shows of them changes. */
export function useGridColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  shape: Omit<GridShape, 'headers'>,
): readonly GridColumn[] {
  const text = useMessages(dataTableMessages);
  const headers = { select: text('selectColumn'), expand: text('expandColumn') };
  const next = gridColumns(columns, { ...shape, headers });
  const [kept, setKept] = useState(next);
  if (areSameColumns(kept, next)) return kept;
  setKept(next);
  return next;
}
