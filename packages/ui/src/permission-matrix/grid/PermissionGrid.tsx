import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';

import { useScrolls } from '../../data-table/grid/use-scrolls.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { cellState, toggleCell } from '../cell-state.ts';
import { firstPlace, placeAfterKey, type GridPlace, type GridShape } from './grid-keyboard.ts';
import type { GrantRules } from '../grant-rules.ts';
import type { MatrixLayout, MatrixRow } from './matrix-layout.ts';
import { permissionMatrixMessages } from '../messages.ts';
import type { PermissionGrants } from '../permission.ts';
import * as styles from './PermissionGrid.css.ts';
import { PermissionGridRow } from './PermissionGridRow.tsx';
import { RoleHeading } from './RoleHeading.tsx';

export interface PermissionGridProps {
  readonly label: string;
  readonly layout: MatrixLayout;
  readonly rules: GrantRules;
  readonly saved: PermissionGrants;
  readonly value: PermissionGrants;
  readonly onChange: (value: PermissionGrants) => void;
  /** Id of the role whose cells are checkboxes; the others are text. */
  readonly editedId: string | null;
  /** Begins to edit a role, or stops with `null`; `undefined` when the user cannot choose. */
  readonly onEdit: ((roleId: string | null) => void) | undefined;
  /** Keys of the areas that show their permissions. */
  readonly opened: ReadonlySet<string>;
  /** Opens or closes an area; `undefined` while a search keeps all of them open. */
  readonly onOpen: ((area: string, isOpen: boolean) => void) | undefined;
}

/** The cell of an event, or `null` outside the cells. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined || cell === null ? null : { row, column };
}

/**
 * The matrix as a grid: one Tab stop, the arrow keys move among its cells, from 0 in the column of row labels. Text
 * that says yes or no is a stop too: the keyboard reads what the mouse can see.
 */
export function PermissionGrid({
  label,
  layout: { columns, rows: everyRow },
  rules,
  saved,
  value,
  onChange,
  editedId,
  onEdit,
  opened,
  onOpen,
}: PermissionGridProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [{ scrolls }, regionRef] = useScrolls();
  const [active, setActive] = useState<GridPlace | null>(null);

  const rows = everyRow.filter(({ kind, area }) => kind !== 'permission' || opened.has(area));
  const hasControl = ({ row, column }: GridPlace) =>
    column === 0
      ? onOpen !== undefined && rows[row]?.kind === 'area'
      : (rows[row]?.cells[column - 1]?.length ?? 0) > 0;
  const shape: GridShape = { rowCount: rows.length, columnCount: columns.length + 1, hasControl };
  const tabStop = active !== null && hasControl(active) ? active : firstPlace(shape);

  const isByRole = columns.every(({ isSum }) => !isSum);
  const worded = columns.map(({ id: columnId, label: words, role, isSum }) => ({
    id: columnId,
    label: words ?? text('all'),
    role,
    isSum,
    isEdited: role.id === editedId,
  }));
  const rowLabel = ({ kind, label: words }: MatrixRow) =>
    kind === 'all' ? text('allPermissions') : (words ?? '');

  const toggle = ({ row, column }: GridPlace) => {
    const next = toggleCell(rows[row]?.cells[column - 1] ?? [], rules, value);
    if (next !== value) onChange(next);
  };
  const focus = ({ row, column }: GridPlace) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (place === null || event.altKey) return;
    const next = placeAfterKey(shape, place, event.key, event.ctrlKey || event.metaKey);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };
  const noteFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place !== null) setActive(place);
  };

  return (
    <div
      className={styles.region}
      data-scrolls={scrolls || undefined}
      ref={regionRef}
      {...(scrolls ? { role: 'region', 'aria-label': text('region', { label }), tabIndex: 0 } : {})}
    >
      <table
        aria-label={label}
        className={styles.table}
        onFocus={noteFocus}
        onKeyDown={onKeyDown}
        ref={table}
        role="grid"
        {...(editedId === null ? { 'aria-readonly': true } : {})}
      >
        <thead>
          <tr>
            <th className={`${styles.column} ${styles.first}`} scope="col">
              {text(isByRole ? 'permission' : 'subject')}
            </th>
            {worded.map(({ id: columnId, label: words, role, isEdited }) => (
              <th
                className={styles.column}
                data-edited={(isByRole && isEdited) || undefined}
                key={columnId}
                scope="col"
              >
                {isByRole ? <RoleHeading isEdited={isEdited} onEdit={onEdit} role={role} /> : words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <PermissionGridRow
              columns={worded}
              idPrefix={id}
              isOpen={opened.has(row.area)}
              key={row.id}
              label={rowLabel(row)}
              onOpen={onOpen}
              onToggle={toggle}
              place={place}
              row={row}
              states={row.cells.map((cell) => cellState(cell, rules, saved, value))}
              tabStop={tabStop?.row === place ? tabStop.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
