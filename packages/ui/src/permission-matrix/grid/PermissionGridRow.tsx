import { ChevronRight, Lock } from 'lucide-react';
import type { ReactElement } from 'react';

import { Icon } from '../../icon/Icon.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { CellState } from '../cell-state.ts';
import type { GridPlace } from './grid-keyboard.ts';
import type { MatrixColumn, MatrixRow } from './matrix-layout.ts';
import { permissionMatrixMessages } from '../messages.ts';
import { CheckCell } from './CheckCell.tsx';
import * as styles from './PermissionGrid.css.ts';
import { TextCell } from './TextCell.tsx';

/** A column with its label. */
export interface WordedColumn extends MatrixColumn {
  readonly label: string;
  /** Whether its cells are checkboxes. */
  readonly isEdited: boolean;
}

export interface PermissionGridRowProps {
  readonly row: MatrixRow;
  /** Index of the row, counted from 0. */
  readonly place: number;
  readonly label: string;
  readonly states: readonly CellState[];
  readonly columns: readonly WordedColumn[];
  /** Column in the tab order, or `null` when it is in another row. */
  readonly tabStop: number | null;
  /** Beginning of the ids in the row. */
  readonly idPrefix: string;
  /** Whether the permissions of its area are shown. */
  readonly isOpen: boolean;
  readonly onOpen: ((area: string, isOpen: boolean) => void) | undefined;
  readonly onToggle: (place: GridPlace) => void;
}

/** A row of the matrix: its label, and a text or a checkbox for each existing permission. */
export function PermissionGridRow({
  row: { kind, area, description },
  place,
  label,
  states,
  columns,
  tabStop,
  idPrefix,
  isOpen,
  onOpen,
  onToggle,
}: PermissionGridRowProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const isPermission = kind === 'permission';
  const isChanged = isPermission && states.some((state) => state.isChanged);
  const reasons = isPermission
    ? [
        ...new Set(
          states.flatMap((state, column) => (columns[column]?.isEdited === true ? state.reasons : [])),
        ),
      ]
    : [];
  const reasonId = reasons.length > 0 ? `${idPrefix}-${place}` : undefined;
  return (
    <tr data-kind={kind} data-changed={isChanged || undefined}>
      <th className={`${styles.rowHeader} ${styles.first}`} scope="row">
        {kind === 'area' && onOpen !== undefined ? (
          <button
            aria-expanded={isOpen}
            className={styles.opener}
            data-cell={`${place}:0`}
            onClick={() => onOpen(area, !isOpen)}
            tabIndex={tabStop === 0 ? 0 : -1}
            type="button"
          >
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} size="sm" />
            </span>
            {label}
          </button>
        ) : (
          label
        )}{' '}
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
        {reasonId === undefined ? null : (
          <span className={styles.reason} id={reasonId}>
            <Icon icon={Lock} size="sm" />
            {reasons.join(' ')}
          </span>
        )}
      </th>
      {columns.map((column, index) => {
        const state = states[index];
        if (state === undefined || state.granted === 'absent') {
          return (
            <td className={styles.cell} key={column.id}>
              {isPermission ? <VisuallyHidden>{text('none')}</VisuallyHidden> : null}
            </td>
          );
        }
        const shared = {
          place: { row: place, column: index + 1 },
          state,
          columnLabel: column.label,
          isSum: !isPermission || column.isSum,
          isTabStop: tabStop === index + 1,
        };
        return column.isEdited && !state.isLocked ? (
          <CheckCell
            {...shared}
            key={column.id}
            onToggle={onToggle}
            rowLabel={kind === 'area' ? text('allInArea', { area: label }) : label}
          />
        ) : (
          <TextCell
            {...shared}
            key={column.id}
            reasonId={column.isEdited ? reasonId : undefined}
            rowLabel={label}
          />
        );
      })}
    </tr>
  );
}
