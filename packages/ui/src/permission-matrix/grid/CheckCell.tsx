import type { ReactElement } from 'react';

import { CheckboxBox } from '../../checkbox/CheckboxBox.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { CellState } from '../cell-state.ts';
import type { GridPlace } from './grid-keyboard.ts';
import { permissionMatrixMessages } from '../messages.ts';
import * as styles from './PermissionGrid.css.ts';

export interface CheckCellProps {
  readonly place: GridPlace;
  readonly state: CellState;
  readonly rowLabel: string;
  readonly columnLabel: string;
  /** Whether it stands for several permissions, and says how many are given. */
  readonly isSum: boolean;
  readonly isTabStop: boolean;
  readonly onToggle: (place: GridPlace) => void;
}

/** A cell of the edited role: a checkbox, for several permissions with their number. */
export function CheckCell({
  place,
  state: { granted, held, total, isChanged },
  rowLabel,
  columnLabel,
  isSum,
  isTabStop,
  onToggle,
}: CheckCellProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  return (
    <td className={styles.cell} data-changed={isChanged || undefined}>
      <span
        className={`${styles.check} ${styles.marked}`}
        data-indeterminate={granted === 'some' || undefined}
        data-selected={granted === 'all' || undefined}
      >
        <input
          aria-label={text(isChanged ? 'changedCell' : 'cell', { row: rowLabel, column: columnLabel })}
          checked={granted === 'all'}
          className={styles.input}
          data-cell={`${place.row}:${place.column}`}
          onChange={() => onToggle(place)}
          ref={(input) => {
            if (input !== null) input.indeterminate = granted === 'some';
          }}
          tabIndex={isTabStop ? 0 : -1}
          type="checkbox"
        />
        <CheckboxBox isIndeterminate={granted === 'some'} isSelected={granted === 'all'} />
      </span>
      {isSum ? <span className={styles.countBeside}>{text('heldInArea', { held, total })}</span> : null}
    </td>
  );
}
