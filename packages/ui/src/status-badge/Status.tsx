import type { ReactElement } from 'react';

import { StatusBadge } from './StatusBadge.tsx';
import * as styles from './StatusBadge.css.ts';
import { isNormal, statusTone, type StatusKind, type StatusValue } from './status-presets.ts';
import { useStatusText } from './use-status-text.ts';

export interface StatusProps<Kind extends StatusKind> {
  /** Name of the enumeration. */
  readonly kind: Kind;
  /** The value from the API. */
  readonly value: StatusValue<Kind>;
}

const plainKinds: ReadonlySet<StatusKind> = new Set(['invoiceType', 'resolution', 'load', 'origin']);

/**
 * A value of one of the portal's enumerations: a badge with text, tone and mark, or plain text for the normal state, so that
 * a badge means something.
 */
export function Status<Kind extends StatusKind>({ kind, value }: StatusProps<Kind>): ReactElement {
  const text = useStatusText();
  if (isNormal(kind, value)) return <span className={styles.normal}>{text(kind, value)}</span>;
  return (
    <StatusBadge tone={statusTone(kind, value)} isPlain={plainKinds.has(kind)}>
      {text(kind, value)}
    </StatusBadge>
  );
}
