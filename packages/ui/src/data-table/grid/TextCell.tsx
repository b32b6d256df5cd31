import {
  use,
  useCallback,
  useEffect,
  useRef,
  type CSSProperties,
  type ForwardedRef,
  type ReactElement,
} from 'react';
import { createLeafComponent } from 'react-aria-components/CollectionBuilder';
import { TableStateContext } from 'react-aria-components/Table';

import { CellContent, type CellContentProps } from '../CellContent.tsx';

export interface TextCellProps extends CellContentProps {
  readonly className: string;
  readonly style: CSSProperties;
}

interface CellNode {
  readonly key: string | number;
}

function TextCellElement({
  node: { key },
  columnId,
  rowId,
  ...look
}: TextCellProps & { readonly node: CellNode }): ReactElement {
  const manager = use(TableStateContext)?.selectionManager;
  const element = useRef<HTMLTableCellElement>(null);
  const isCurrent = manager?.focusedKey === key;
  const isFocused = isCurrent && manager.isFocused;
  useEffect(() => {
    // React Aria's table brings it into view.
    if (isFocused) element.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const ref = useCallback((cell: HTMLTableCellElement | null) => {
    element.current = cell;
    // By this and the key the table finds it, for page up and down and to bring it into view.
    const collection = cell?.parentElement?.dataset['collection'];
    if (cell !== null && collection !== undefined) cell.dataset['collection'] = collection;
  }, []);
  const cell = {
    ...look,
    role: 'gridcell',
    tabIndex: isCurrent ? 0 : -1,
    'data-key': key,
    onFocus: () => manager?.setFocusedKey(key),
  };
  return (
    <td {...cell} ref={ref}>
      <CellContent columnId={columnId} rowId={rowId} />
    </td>
  );
}

/**
 * A cell of text alone, which only takes the focus. React Aria's cell also listens for presses, long presses, hover and the
 * keys of what it holds, and there are a hundred in a table. Not for virtualised tables.
 */
export const TextCell = createLeafComponent(
  'cell',
  (props: TextCellProps, _ref: ForwardedRef<HTMLTableCellElement>, node: CellNode) => (
    <TextCellElement {...props} node={node} />
  ),
);
