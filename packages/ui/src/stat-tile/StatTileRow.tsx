import type { ReactElement, ReactNode } from 'react';

import { place, row } from './StatTile.css.ts';

export interface StatTileRowProps {
  /** Two to five `StatTile`. */
  readonly children: ReactNode;
}

/** Key figures side by side under a strong rule; two by two where four have no room. */
export function StatTileRow({ children }: StatTileRowProps): ReactElement {
  return (
    <div className={place}>
      <dl className={row}>{children}</dl>
    </div>
  );
}
