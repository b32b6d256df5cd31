import type { ReactElement } from 'react';

import { StatusBadge } from './StatusBadge.tsx';
import { statusTone, type StatusKind, type StatusValue } from './status-presets.ts';
import { useStatusText } from './use-status-text.ts';

export interface StatusProps<Kind extends StatusKind> {
  /** Which enumeration. */
  readonly kind: Kind;
  /** The value as it comes over the wire. */
  readonly value: StatusValue<Kind>;
}

const PLAIN_KINDS: ReadonlySet<StatusKind> = new Set(['invoiceType', 'resolution', 'load', 'origin']);

/** A value of one of the portal's enumerations as a badge: its words, its tone, its mark. */
export function Status<Kind extends StatusKind>({ kind, value }: StatusProps<Kind>): ReactElement {
  const text = useStatusText();
  return (
    <StatusBadge tone={statusTone(kind, value)} isPlain={PLAIN_KINDS.has(kind)}>
      {text(kind, value)}
    </StatusBadge>
  );
}
