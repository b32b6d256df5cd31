import { useMemo, useState, type ReactElement } from 'react';

import { Button } from '../../button/Button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { DataTableColumn } from '../column.ts';
import { dataTableMessages } from '../messages.ts';
import { columnsByPlace } from './columns-by-place.ts';
import * as styles from './RowList.css.ts';
import { RowListItem, type ListDrawing } from './RowListItem.tsx';
import { selectionAfter } from '../selection/row-selection.ts';
import type { TableSelection } from '../table-props.ts';
import { rowKeysOf, type SumRow, type TableEntry } from '../table-rows.ts';

const stepSize = 50;

export interface RowListProps<Row> {
  readonly label: string;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly onRowAction: ((row: Row) => void) | undefined;
  readonly selection: TableSelection | undefined;
  readonly currentKey: string | undefined;
  readonly sum: SumRow | undefined;
  readonly defaultExpandedKeys: Iterable<string>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly entries: readonly TableEntry<Row>[];
}

/** The table on phones: a list with name, one figure and a chevron; fifty lines at a time. */
export function RowList<Row>(props: RowListProps<Row>): ReactElement {
  const { label, columns, entries, rowHref, onRowAction, selection, sum, defaultExpandedKeys } = props;
  const text = useMessages(dataTableMessages);
  const [limit, setLimit] = useState(stepSize);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(defaultExpandedKeys));

  const places = useMemo(() => columnsByPlace(columns), [columns]);
  const [figure] = places.figure;
  const left = entries.length - limit;

  const drawing: ListDrawing<Row> = {
    places,
    rowHref,
    onRowAction,
    expanded,
    selectedKeys: selection?.selectedKeys,
    currentKey: props.currentKey,
    onExpand: (id, isOpen) => {
      const next = new Set(expanded);
      if (isOpen) next.add(id);
      else next.delete(id);
      setExpanded(next);
    },
    onSelect: (id, isSelected) => {
      if (selection === undefined) return;
      const next = new Set(selection.selectedKeys);
      if (isSelected) next.add(id);
      else next.delete(id);
      selection.onChange(selectionAfter(selection.selectedKeys, next, rowKeysOf(entries)));
    },
  };

  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {entries.slice(0, limit).map((entry) =>
          entry.kind === 'group' ? (
            <li key={entry.id} className={styles.group}>
              <span>
                {entry.group.label}
                {entry.group.detail === undefined ? null : (
                  <span className={styles.groupDetail}> · {entry.group.detail}</span>
                )}
              </span>
              {figure === undefined ? null : <span>{entry.group.values?.[figure.id]}</span>}
            </li>
          ) : (
            <RowListItem key={entry.id} entry={entry} drawing={drawing} />
          ),
        )}
        {sum === undefined ? null : (
          <li className={styles.sum}>
            <span>{sum.label}</span>
            {figure === undefined ? null : <span>{sum.values[figure.id]}</span>}
          </li>
        )}
      </ul>
      {left > 0 ? (
        <div className={styles.more}>
          <Button isFullWidth onPress={() => setLimit(limit + stepSize)}>
            {text('showMore', { left })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
