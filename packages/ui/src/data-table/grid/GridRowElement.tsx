import { createElement, type JSX, type ReactElement } from 'react';

import { useLive } from './grid-store.ts';

export interface GridRowElementProps {
  readonly rowId: string;
  /** `div` in a virtualised table. */
  readonly tag: 'tr' | 'div';
  /** Number of the row among all rows, from 1, when react-aria has only some of them. */
  readonly rowIndex: number | undefined;
  /** Props from react-aria. */
  readonly element: JSX.IntrinsicElements['tr' | 'div'];
}

/**
 * The element of a row. It subscribes to its own selected and current state, so that selecting a row renders only that
 * row.
 */
export function GridRowElement({ rowId, tag, rowIndex, element }: GridRowElementProps): ReactElement {
  const isSelected = useLive(({ selection }) => selection?.selectedKeys.has(rowId));
  const isCurrent = useLive(({ currentKey }) => currentKey === rowId);
  return createElement(tag, {
    ...element,
    ...(rowIndex === undefined ? {} : { 'aria-rowindex': rowIndex }),
    'aria-selected': isSelected,
    'data-selected': isSelected === true || undefined,
    'aria-current': isCurrent || undefined,
    'data-current': isCurrent || undefined,
  });
}
