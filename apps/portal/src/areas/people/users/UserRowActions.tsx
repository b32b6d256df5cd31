import { IconButton } from '@vinrod/ui/icon-button';
import type { ReactElement } from 'react';

import { ViewAsUser } from '#areas/people/shadow';
import { t } from '#messages';

import { DeedMenu } from './DeedMenu.tsx';
import * as styles from './People.css.ts';
import { useUserDeeds, type UserDeeds } from './use-user-deeds.tsx';
import type { User } from './user.ts';

/** Props of {@link UserRowActions}. */
export interface UserRowActionsProps extends UserDeeds {
  readonly user: User;
}

/**
 * What can be done with a user from the row of a list (mockup 08): see the portal as them, or send the invitation again
 * to who has not answered it, and a menu with the rest.
 */
export function UserRowActions({ user, ...possible }: UserRowActionsProps): ReactElement {
  const { deeds, choose, isPending, question } = useUserDeeds(user, possible);
  const resend = user.status === 'invited' ? deeds.find(({ id }) => id === 'resend') : undefined;
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
          onPress={() => choose(resend)}
        />
      )}
      <DeedMenu
        deeds={deeds.filter((deed) => deed !== resend)}
        choose={choose}
        label={t('organisation.more', { name: user.full_name })}
        isInRow
      />
      {question}
    </span>
  );
}
