import type { ReactElement } from 'react';

import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './DataTable.css.ts';
import { dataTableMessages } from './messages.ts';
import type { TableSelection } from './table-props.ts';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  readonly selection: TableSelection;
}

/** How many rows are chosen over all pages, what can be done with them, and the way to let them go. */
export function SelectionBar({ selection }: SelectionBarProps): ReactElement | null {
  const text = useMessages(dataTableMessages);
  const { selectedKeys, onChange, actions } = selection;
  const count = selectedKeys.size;
  // The live region is always there: one that comes with its text is not read out (WCAG 4.1.3).
  return (
    <div className={count === 0 ? undefined : styles.selectionBar}>
      <output className={count === 0 ? undefined : styles.selectionCount}>
        {count === 0 ? null : text('selected', { count })}
      </output>
      {count === 0 ? null : (
        <>
          {actions}
          <Button size="sm" variant="quiet" onPress={() => onChange(new Set())}>
            {text('clearSelection')}
          </Button>
        </>
      )}
    </div>
  );
}
