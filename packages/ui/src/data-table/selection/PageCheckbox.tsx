import { use, type ReactElement } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { GridStoreContext, useLive } from '../grid/grid-store.ts';
import { dataTableMessages } from '../messages.ts';
import { selectedPart } from './row-selection.ts';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';

/** The header checkbox: selects all rows of the page. */
export function PageCheckbox(): ReactElement {
  const text = useMessages(dataTableMessages);
  const { choice } = use(GridStoreContext);
  const part = useLive(({ selection, rowKeys }) =>
    selection === undefined ? 'none' : selectedPart(selection.selectedKeys, rowKeys),
  );
  return (
    <SelectionCheckbox
      label={text('selectPage')}
      isSelected={part === 'all'}
      isIndeterminate={part === 'some'}
      onChange={() => choice.selectPage(part !== 'all')}
    />
  );
}
