import { Lock } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';

import { useScrolls } from '../../data-table/grid/use-scrolls.ts';
import { Icon } from '../../icon/Icon.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { cellState, toggleCell } from '../cell-state.ts';
import { firstPlace, placeAfterKey, type GridPlace, type GridShape } from './grid-keyboard.ts';
import type { GrantRules } from '../grant-rules.ts';
import type { MatrixLayout, MatrixRow } from './matrix-layout.ts';
import { permissionMatrixMessages } from '../messages.ts';
import type { PermissionGrants } from '../permission.ts';
import * as styles from './PermissionGrid.css.ts';
import { PermissionGridRow } from './PermissionGridRow.tsx';

export interface PermissionGridProps {
  readonly label: string;
  readonly layout: MatrixLayout;
  readonly rules: GrantRules;
  readonly saved: PermissionGrants;
  readonly value: PermissionGrants;
  readonly onChange: (value: PermissionGrants) => void;
  readonly isReadOnly: boolean;
}

/** The cell of an event, or `null` outside the cells. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined || cell === null ? null : { row, column };
}

/** The matrix as a grid: one Tab stop, the arrow keys move among its checkboxes. */
export function PermissionGrid({
  label,
  layout: { columns, rows },
  rules,
  saved,
  value,
  onChange,
  isReadOnly,
}: PermissionGridProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [{ scrolls }, regionRef] = useScrolls();
  const [active, setActive] = useState<GridPlace | null>(null);

  const hasControl = ({ row, column }: GridPlace) => (rows[row]?.cells[column]?.length ?? 0) > 0;
  const shape: GridShape = { rowCount: rows.length, columnCount: columns.length, hasControl };
  const tabStop = active !== null && hasControl(active) ? active : firstPlace(shape);

  const isByRole = columns.some(({ role }) => role !== undefined);
  const worded = columns.map((column, place) => ({
    id: column.id,
    label: column.label ?? text('all'),
    reason: column.role?.lockedReason,
    reasonId: column.role?.lockedReason === undefined ? undefined : `${id}-column-${place}`,
  }));
  const rowLabel = ({ kind, label: words }: MatrixRow) => {
    if (kind === 'permission') return words ?? '';
    return words === undefined ? text('allPermissions') : text('allInArea', { area: words });
  };

  const toggle = ({ row, column }: GridPlace) => {
    const cell = rows[row]?.cells[column] ?? [];
    if (isReadOnly || cell.length === 0) return;
    const next = toggleCell(cell, rules, value);
    if (next !== value) onChange(next);
  };
  const focus = ({ row, column }: GridPlace) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"] input`)?.focus();
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
        {...(isReadOnly ? { 'aria-readonly': true } : {})}
      >
        <thead>
          <tr>
            <th className={`${styles.column} ${styles.first}`} scope="col">
              {text(isByRole ? 'permission' : 'subject')}
            </th>
            {worded.map((column) => (
              <th className={styles.column} key={column.id} scope="col">
                {column.label}
                {column.reason === undefined ? null : (
                  <span className={styles.columnReason} id={column.reasonId}>
                    <Icon icon={Lock} size="sm" />
                    {column.reason}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <PermissionGridRow
              columns={worded}
              idPrefix={id}
              isReadOnly={isReadOnly}
              key={row.id}
              label={rowLabel(row)}
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
