import type { ReactElement } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { barShares } from './bar-scale.ts';
import { miniBarMessages } from './messages.ts';
import * as styles from './MiniBar.css.ts';

export interface MiniBarProps {
  /** Accessible name, for example "Utnyttjande Butik Lövåsen". */
  readonly label: string;
  /** Measured value, at least 0; `null` when it is missing. */
  readonly value: number | null;
  /** Reference value, for example the subscribed power. Above 0. */
  readonly limit: number;
  /** Largest value that fits; use the same for all bars of a column. @default 1.1 × limit */
  readonly end?: number;
  /** Writes a value with its unit, for example `formatPower`. */
  readonly format: (value: number) => string;
}

const roomAfterMark = 1.1;

function percent(share: number): string {
  return `${share * 100}%`;
}

/** Use relative to a limit: used power against subscribed. Show the figure beside it. */
export function MiniBar({ label, value, limit, end, format }: MiniBarProps): ReactElement {
  const text = useMessages(miniBarMessages);
  const shares = barShares(value ?? 0, limit, end ?? limit * roomAfterMark);
  const words = (): string => {
    if (value === null) return text('missing');
    const shown = { value: format(value), limit: format(limit) };
    return value > limit
      ? text('beyond', { ...shown, excess: format(value - limit) })
      : text('within', shown);
  };
  return (
    <span className={styles.bar}>
      <VisuallyHidden>{`${label}: ${words()}`}</VisuallyHidden>
      <span className={styles.within} style={{ inlineSize: percent(shares.within) }} />
      <span
        className={styles.beyond}
        style={{ insetInlineStart: percent(shares.within), inlineSize: percent(shares.beyond) }}
      />
      <span className={styles.mark} style={{ insetInlineStart: percent(shares.mark) }} />
    </span>
  );
}
