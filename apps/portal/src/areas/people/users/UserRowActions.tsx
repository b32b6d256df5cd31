import { IconButton } from '@vinrod/ui/icon-button';
import type { ReactElement } from 'react';

import { ViewAsUser } from '#areas/people/shadow';
import { t } from '#messages';

import { ActionMenu } from './ActionMenu.tsx';
import * as styles from './People.css.ts';
import { useAllowedActions, type AllowedActions } from './use-allowed-actions.tsx';
import type { User } from './user.ts';

export interface UserRowActionsProps extends AllowedActions {
  readonly user: User;
}

/** Row actions of a user (mockup 08): view as the user or resend an unanswered invitation, and a menu with the rest. */
export function UserRowActions({ user, ...possible }: UserRowActionsProps): ReactElement {
  const { actions, select, isPending, question } = useAllowedActions(user, possible);
  const resend = user.status === 'invited' ? actions.find(({ id }) => id === 'resend') : undefined;
  return (
    <span className={styles.rowActions}>
      {resend === undefined ? (
        <ViewAsUser user={user} size="icon" />
      ) : (
        <IconButton
          icon={resend.icon}
          size="sm"
          isDisabled={isPending}
          label={t('people.resendTo', { name: user.full_name })}
          onPress={() => select(resend)}
        />
      )}
      <ActionMenu
        actions={actions.filter((action) => action !== resend)}
        select={select}
        label={t('organisation.more', { name: user.full_name })}
        isInRow
      />
      {question}
    </span>
  );
}
