import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';

import { CheckboxBox } from '../../checkbox/CheckboxBox.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { CellState } from '../cell-state.ts';
import type { GridPlace } from './grid-keyboard.ts';
import type { MatrixRow } from './matrix-layout.ts';
import { permissionMatrixMessages } from '../messages.ts';
import * as styles from './PermissionGrid.css.ts';

/** A column with its label. */
export interface WordedColumn {
  readonly id: string;
  readonly label: string;
  /** Id of the text with the lock reason. */
  readonly reasonId: string | undefined;
}

export interface PermissionGridRowProps {
  readonly row: MatrixRow;
  /** Index of the row, counted from 0. */
  readonly place: number;
  /** Name of its cells; the visible label may be shorter. */
  readonly label: string;
  readonly states: readonly CellState[];
  readonly columns: readonly WordedColumn[];
  /** Column in the tab order, or `null` when it is in another row. */
  readonly tabStop: number | null;
  /** Beginning of the ids in the row. */
  readonly idPrefix: string;
  readonly isReadOnly: boolean;
  readonly onToggle: (place: GridPlace) => void;
}

const noColumn: WordedColumn = { id: '', label: '', reasonId: undefined };

/** A row of the matrix: its label, and a checkbox for each existing permission. */
export function PermissionGridRow({
  row,
  place,
  label,
  states,
  columns,
  tabStop,
  idPrefix,
  isReadOnly,
  onToggle,
}: PermissionGridRowProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const reasonId = row.lockedReasons.length > 0 ? `${idPrefix}-${place}` : undefined;
  const isChanged = row.kind === 'permission' && states.some((state) => state.isChanged);
  return (
    <tr data-kind={row.kind} data-changed={isChanged || undefined}>
      <th className={`${styles.rowHeader} ${styles.first}`} scope="row">
        <span className={row.kind === 'permission' ? styles.label : undefined}>{row.label ?? label}</span>{' '}
        {row.description === undefined ? null : <span className={styles.description}>{row.description}</span>}
        {reasonId === undefined ? null : (
          <span className={styles.reason} id={reasonId}>
            <Icon icon={Lock} size="sm" />
            {row.lockedReasons.join(' ')}
          </span>
        )}
      </th>
      {states.map(({ granted, isChanged: isCellChanged, isLocked }, column) => {
        const { id, label: columnLabel, reasonId: columnReasonId } = columns[column] ?? noColumn;
        if (granted === 'absent') {
          return (
            <td className={styles.cell} key={id}>
              {row.kind === 'permission' ? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{text('none')}</VisuallyHidden>
                </>
              ) : null}
            </td>
          );
        }
        const describedBy = isLocked ? [columnReasonId, reasonId].filter(Boolean).join(' ') : '';
        const isOff = isLocked || isReadOnly;
        return (
          <td
            className={styles.cell}
            data-cell={`${place}:${column}`}
            data-changed={isCellChanged || undefined}
            data-locked={isOff || undefined}
            key={id}
          >
            <span
              className={styles.check}
              data-disabled={isLocked || undefined}
              data-indeterminate={granted === 'some' || undefined}
              data-selected={granted === 'all' || undefined}
            >
              <input
                aria-label={text(isCellChanged ? 'changedCell' : 'cell', { row: label, column: columnLabel })}
                checked={granted === 'all'}
                className={styles.input}
                onChange={() => onToggle({ row: place, column })}
                ref={(input) => {
                  if (input !== null) input.indeterminate = granted === 'some';
                }}
                tabIndex={tabStop === column ? 0 : -1}
                type="checkbox"
                {...(isOff ? { 'aria-disabled': true } : {})}
                {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
              />
              <CheckboxBox isIndeterminate={granted === 'some'} isSelected={granted === 'all'} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}
