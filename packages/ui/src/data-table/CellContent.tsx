import type { ReactElement } from 'react';

import { useLive } from './grid/grid-store.ts';

export interface CellContentProps {
  readonly columnId: string;
  readonly rowId: string;
}

/** The content of a cell. A separate component, so that rows out of view cost nothing. */
export function CellContent({ columnId, rowId }: CellContentProps): ReactElement {
  const drawCell = useLive((live) => live.drawCell);
  return <>{drawCell(columnId, rowId)}</>;
}
