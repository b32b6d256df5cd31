import { useRef, type ReactElement } from 'react';

import { Button } from '../../button/Button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from '../DataTable.css.ts';
import { dataTableMessages } from '../messages.ts';
import type { TableSelection } from '../table-props.ts';

export interface SelectionBarProps {
  readonly selection: TableSelection;
  /** Rows of the query on all pages. */
  readonly totalCount: number;
}

/** Number of selected rows over all pages, their actions, and a button to clear the selection. */
export function SelectionBar({ selection, totalCount }: SelectionBarProps): ReactElement | null {
  const text = useMessages(dataTableMessages);
  const bar = useRef<HTMLDivElement>(null);
  const { selectedKeys, onChange, onSelectAll, actions } = selection;
  const count = selectedKeys.size;
  // The pressed button disappears: keep focus at its place.
  const press = (action: () => void) => () => {
    bar.current?.focus();
    action();
  };
  // The live region is always mounted: one that appears with its text is not announced (WCAG 4.1.3).
  return (
    <div className={count === 0 ? styles.selectionPlace : styles.selectionBar} ref={bar} tabIndex={-1}>
      <output className={count === 0 ? undefined : styles.selectionCount}>
        {count === 0 ? null : text('selected', { count })}
      </output>
      {count === 0 ? null : (
        <>
          {onSelectAll === undefined || count >= totalCount ? null : (
            <Button size="sm" variant="quiet" onPress={press(onSelectAll)}>
              {text('selectAllRows', { count: totalCount })}
            </Button>
          )}
          {actions}
          <Button size="sm" variant="quiet" onPress={press(() => onChange(new Set()))}>
            {text('clearSelection')}
          </Button>
        </>
      )}
    </div>
  );
}
