import type { UserStatus } from '@vinrod/api-client';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { statusBadgeMessages, statusValues } from '@vinrod/ui/status-badge';
import { useCallback, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { pageLanguage } from '#language';
import { t } from '#messages';

/** Status filter of a user list. */
export interface StatusFilterState {
  /** undefined shows every status. */
  readonly status: UserStatus | undefined;
  readonly select: (status: UserStatus | undefined) => void;
}

const parameter = 'status';
const every = 'all';

function knownStatus(text: string | null): UserStatus | undefined {
  return statusValues('user').find((status) => status === text);
}

/** Status filter, kept in the address. A change resets to the first page. */
export function useStatusFilter(): StatusFilterState {
  const [params, setParams] = useSearchParams();
  const select = useCallback(
    (status: UserStatus | undefined) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (status === undefined) next.delete(parameter);
          else next.set(parameter, status);
          next.delete('page');
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return { status: knownStatus(params.get(parameter)), select };
}

/** "Alla", or one status of users. */
export function StatusFilter({ status, select }: StatusFilterState): ReactElement {
  return (
    <SegmentedControl
      label={t('people.status')}
      isLabelHidden
      segments={[
        { value: every, label: t('people.everyStatus') },
        ...statusValues('user').map((value) => ({
          value,
          label: statusBadgeMessages[pageLanguage][`user.${value}`],
        })),
      ]}
      value={status ?? every}
      onChange={(value) => select(knownStatus(value))}
    />
  );
}
