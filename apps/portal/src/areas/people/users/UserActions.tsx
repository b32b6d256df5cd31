import { Button } from '@vinrod/ui/button';
import type { ReactElement } from 'react';

import { ViewAsUser } from '#areas/people/shadow';
import { t } from '#messages';

import { ActionMenu } from './ActionMenu.tsx';
import { useAllowedActions, type AllowedActions } from './use-allowed-actions.tsx';
import type { User } from './user.ts';

export interface UserActionsProps extends AllowedActions {
  readonly user: User;
}

/**
 * Buttons of a user's page (mockup 11): view as the user, the next likely action, one to stop an active account, and a
 * menu with the rest.
 */
export function UserActions({ user, ...possible }: UserActionsProps): ReactElement {
  const { actions, select, isPending, question } = useAllowedActions(user, possible);
  const [first, ...others] = actions;
  const stop = user.status === 'active' ? others.find(({ id }) => id === 'inactivate') : undefined;
  return (
    <>
      <ViewAsUser user={user} />
      {first === undefined ? null : (
        <Button icon={first.icon} isPending={isPending} onPress={() => select(first)}>
          {t(`people.do.${first.id}`)}
        </Button>
      )}
      {stop === undefined ? null : (
        <Button variant="danger" icon={stop.icon} onPress={() => select(stop)}>
          {t(`people.do.${stop.id}`)}
        </Button>
      )}
      <ActionMenu
        actions={others.filter((action) => action !== stop)}
        select={select}
        label={t('people.more')}
      />
      {question}
    </>
  );
}
