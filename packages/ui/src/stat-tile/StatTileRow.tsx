import type { ReactElement, ReactNode } from 'react';

import { row } from './StatTile.css.ts';

export interface StatTileRowProps {
  /** Two to five `StatTile`. */
  readonly children: ReactNode;
}

/** Key figures side by side under a strong rule; two by two on phones. */
export function StatTileRow({ children }: StatTileRowProps): ReactElement {
  return <dl className={row}>{children}</dl>;
}
