import { useCallback } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { statusBadgeMessages } from './messages.ts';
import { statusKey, type StatusKey, type StatusKind, type StatusValue } from './status-presets.ts';

/** Returns the text of a value, for filters, lists and table columns. */
export type StatusText = <Kind extends StatusKind>(kind: Kind, value: StatusValue<Kind>) => string;

/** Texts of the portal's enumerations in the language of the provider. */
export function useStatusText(): StatusText {
  const text = useMessages(statusBadgeMessages);
  return useCallback(
    <Kind extends StatusKind>(kind: Kind, value: StatusValue<Kind>) => {
      const key: StatusKey = statusKey(kind, value);
      return text(key);
    },
    [text],
  );
}
