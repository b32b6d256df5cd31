import { use, type ReactElement } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { GridStoreContext, useLive } from '../grid/grid-store.ts';
import { dataTableMessages } from '../messages.ts';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';

export interface RowCheckboxProps {
  readonly rowId: string;
  /** Name of the row. */
  readonly name: string;
}

/** The checkbox of a row. */
export function RowCheckbox({ rowId, name }: RowCheckboxProps): ReactElement {
  const text = useMessages(dataTableMessages);
  const { choice } = use(GridStoreContext);
  const isSelected = useLive(({ selection }) => selection?.selectedKeys.has(rowId) ?? false);
  return (
    <SelectionCheckbox
      label={text('selectRow', { name })}
      isSelected={isSelected}
      onChange={(_isSelected, isWithShift) => {
        if (isWithShift) choice.extendTo(rowId);
        else choice.toggle(rowId);
      }}
    />
  );
}
