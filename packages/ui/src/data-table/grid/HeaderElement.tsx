import { createElement, type JSX, type ReactElement } from 'react';

import { useLive } from './grid-store.ts';

export interface HeaderElementProps {
  readonly columnId: string;
  /** `div` in a virtualised table. */
  readonly tag: 'th' | 'div';
  /** Props from react-aria. */
  readonly element: JSX.IntrinsicElements['th' | 'div'];
}

/** The element of a column header. It subscribes to its own sort order, so that sorting renders only the headers. */
export function HeaderElement({ columnId, tag, element }: HeaderElementProps): ReactElement {
  const direction = useLive(({ sort }) => (sort?.columnId === columnId ? sort.direction : undefined));
  return createElement(tag, {
    ...element,
    ...(direction === undefined ? {} : { 'aria-sort': direction, 'data-sort-direction': direction }),
  });
}
