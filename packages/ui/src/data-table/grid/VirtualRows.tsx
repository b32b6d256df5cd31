import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Virtualizer } from 'react-aria-components/Virtualizer';

import { StickyTableLayout } from './sticky-table-layout.ts';

export interface VirtualRowsProps {
  /** Number of sticky columns, from the first. */
  readonly stickyCount: number;
  /** Row indexes by key when react-aria has only some of the rows. */
  readonly places: ReadonlyMap<string, number> | undefined;
  /** px */
  readonly rowHeight: number;
  /** px */
  readonly headingHeight: number;
  /** The table. */
  readonly children: ReactNode;
}

/** Keeps only the rows in view in the DOM. */
export function VirtualRows({
  stickyCount,
  places,
  rowHeight,
  headingHeight,
  children,
}: VirtualRowsProps): ReactElement {
  const layout = useMemo(
    () => new StickyTableLayout(stickyCount, places === undefined ? undefined : { byKey: places, rowHeight }),
    [stickyCount, places, rowHeight],
  );
  const layoutOptions = useMemo(() => ({ rowHeight, headingHeight }), [rowHeight, headingHeight]);
  return (
    <Virtualizer layout={layout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
