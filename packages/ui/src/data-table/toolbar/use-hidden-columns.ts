import { useState } from 'react';

import { hiddenAtFirst, type DataTableColumn } from '../column.ts';

/** Hidden columns, controlled by the app or kept by the table. */
export function useHiddenColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  kept: ReadonlySet<string> | undefined,
  onChange: ((ids: ReadonlySet<string>) => void) | undefined,
): readonly [hidden: ReadonlySet<string>, setHidden: (ids: ReadonlySet<string>) => void] {
  const [own, setOwn] = useState(() => hiddenAtFirst(columns));
  return [
    kept ?? own,
    (ids) => {
      setOwn(ids);
      onChange?.(ids);
    },
  ];
}
