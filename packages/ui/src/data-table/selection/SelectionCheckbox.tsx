import { useCallback, type ReactElement, type SyntheticEvent } from 'react';

import { CheckboxBox } from '../../checkbox/CheckboxBox.tsx';
import * as styles from '../RowControls.css.ts';

export interface SelectionCheckboxProps {
  /** What is chosen. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Whether some of what it stands for is chosen. */
  readonly isIndeterminate?: boolean;
  /** Called with whether it is chosen now, and whether Shift is held. */
  readonly onChange: (isSelected: boolean, isWithShift: boolean) => void;
}

// The row must not take a press on the checkbox for one on itself, nor a Space.
const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** The drawing of the kit's checkbox over a bare one: tables hold hundreds, and each must cost next to nothing. */
export function SelectionCheckbox(props: SelectionCheckboxProps): ReactElement {
  const { label, isSelected, isIndeterminate = false, onChange } = props;
  const setIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input !== null) input.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <span
      className={styles.selectionCheckbox}
      data-selected={isSelected || undefined}
      data-indeterminate={isIndeterminate || undefined}
    >
      <input
        type="checkbox"
        ref={setIndeterminate}
        className={styles.selectionInput}
        aria-label={label}
        checked={isSelected}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        onClick={keep}
        onPointerDown={keep}
        onKeyDown={(event) => {
          if (event.key === ' ') keep(event);
        }}
      />
      <CheckboxBox isSelected={isSelected} isIndeterminate={isIndeterminate} />
    </span>
  );
}
