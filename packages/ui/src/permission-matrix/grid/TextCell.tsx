import { Check } from 'lucide-react';
import type { ReactElement } from 'react';

import { Icon } from '../../icon/Icon.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { CellState } from '../cell-state.ts';
import type { GridPlace } from './grid-keyboard.ts';
import { permissionMatrixMessages } from '../messages.ts';
import * as styles from './PermissionGrid.css.ts';

export interface TextCellProps {
  readonly place: GridPlace;
  readonly state: CellState;
  readonly rowLabel: string;
  readonly columnLabel: string;
  /** Whether it stands for several permissions, and says how many are given. */
  readonly isSum: boolean;
  readonly isTabStop: boolean;
  /** Id of the text on why it cannot be changed, in the edited role. */
  readonly reasonId: string | undefined;
}

/** A cell that is only read: a tick for yes, a dash for no, or how many of several. */
export function TextCell({
  place,
  state: { granted, held, total, isChanged },
  rowLabel,
  columnLabel,
  isSum,
  isTabStop,
  reasonId,
}: TextCellProps): ReactElement {
  const text = useMessages(permissionMatrixMessages);
  const isGranted = granted === 'all';
  const cell = text(isChanged ? 'changedCell' : 'cell', { row: rowLabel, column: columnLabel });
  return (
    <td
      className={styles.cell}
      data-cell={`${place.row}:${place.column}`}
      data-changed={isChanged || undefined}
      tabIndex={isTabStop ? 0 : -1}
      {...(reasonId === undefined ? {} : { 'aria-describedby': reasonId })}
    >
      <span
        aria-hidden="true"
        className={`${styles.answer} ${styles.marked}`}
        data-granted={(!isSum && isGranted) || undefined}
      >
        {isSum ? text('heldInArea', { held, total }) : isGranted ? <Icon icon={Check} /> : '–'}
      </span>
      <VisuallyHidden>
        {isSum
          ? text('grantedOf', { cell, held, total })
          : text(isGranted ? 'granted' : 'notGranted', { cell })}
      </VisuallyHidden>
    </td>
  );
}
