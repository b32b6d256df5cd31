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

/** How many rows are chosen over all pages, what can be done with them, and the way to let them go. */
export function SelectionBar({ selection, totalCount }: SelectionBarProps): ReactElement | null {
  const text = useMessages(dataTableMessages);
  const bar = useRef<HTMLDivElement>(null);
  const { selectedKeys, onChange, onSelectAll, actions } = selection;
  const count = selectedKeys.size;
  // The button that is pressed goes away: focus stays at its place.
  const press = (action: () => void) => () => {
    bar.current?.focus();
    action();
  };
  // The live region is always there: one that comes with its text is not read out (WCAG 4.1.3).
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
