import { Fragment, type ReactElement } from 'react';

import * as styles from './OtpField.css.ts';

/** Selection in the field; start and end are equal for a caret. */
export interface OtpSelection {
  readonly start: number;
  readonly end: number;
}

export interface OtpCellsProps {
  readonly digits: string;
  readonly length: number;
  /** Absent while the field is without focus. */
  readonly selection: OtpSelection | undefined;
}

function cellState(index: number, { digits, length, selection }: OtpCellsProps) {
  if (selection === undefined) return { isCurrent: false, isSelected: false, hasCaret: false };
  const isRange = selection.end > selection.start;
  const isCurrent = !isRange && index === Math.min(selection.start, length - 1);
  return {
    isCurrent,
    isSelected: isRange && index >= selection.start && index < selection.end,
    hasCaret: isCurrent && digits[index] === undefined,
  };
}

/** The drawn cells of a one-time code; the input over them has the semantics. */
export function OtpCells(props: OtpCellsProps): ReactElement {
  const { digits, length } = props;
  return (
    <div className={styles.cells} aria-hidden="true">
      {Array.from({ length }, (_, index) => {
        const { isCurrent, isSelected, hasCaret } = cellState(index, props);
        return (
          <Fragment key={index}>
            {length % 2 === 0 && index === length / 2 ? <span className={styles.dash} /> : null}
            <span
              className={styles.cell}
              data-current={isCurrent || undefined}
              data-selected={isSelected || undefined}
            >
              {hasCaret ? <span className={styles.caret} /> : digits[index]}
            </span>
          </Fragment>
        );
      })}
    </div>
  );
}
