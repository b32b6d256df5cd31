import { use, useSyncExternalStore, type ReactElement } from 'react';

import { GridStoreContext, type DrawCell } from './grid-store.ts';

/** Props of {@link CellContent}. */
export interface CellContentProps {
  readonly columnId: string;
  readonly rowId: string;
}

/** What a cell shows. A component of its own, so that rows out of view cost nothing. */
export function CellContent({ columnId, rowId }: CellContentProps): ReactElement {
  const store = use(GridStoreContext);
  const drawing = (): DrawCell => store.get().drawCell;
  const drawCell = useSyncExternalStore(store.subscribe, drawing, drawing);
  return <>{drawCell(columnId, rowId)}</>;
}
