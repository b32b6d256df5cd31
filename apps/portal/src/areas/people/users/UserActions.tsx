import { Button } from '@vinrod/ui/button';
import type { ReactElement } from 'react';

import { ViewAsUser } from '#areas/people/shadow';
import { t } from '#messages';

import { DeedMenu } from './DeedMenu.tsx';
import { useUserDeeds, type UserDeeds } from './use-user-deeds.tsx';
import type { User } from './user.ts';

/** Props of {@link UserActions}. */
export interface UserActionsProps extends UserDeeds {
  readonly user: User;
}

/**
 * The buttons of a user's page (mockup 11): see the portal as them, the next thing to do, the way to stop an active
 * account, and a menu with the rest.
 */
export function UserActions({ user, ...possible }: UserActionsProps): ReactElement {
  const { deeds, choose, isPending, question } = useUserDeeds(user, possible);
  const [first, ...others] = deeds;
  const stop = user.status === 'active' ? others.find(({ id }) => id === 'inactivate') : undefined;
  return (
    <>
      <ViewAsUser user={user} />
      {first === undefined ? null : (
        <Button icon={first.icon} isPending={isPending} onPress={() => choose(first)}>
          {t(`people.do.${first.id}`)}
        </Button>
      )}
      {stop === undefined ? null : (
        <Button variant="danger" icon={stop.icon} onPress={() => choose(stop)}>
          {t(`people.do.${stop.id}`)}
        </Button>
      )}
      <DeedMenu deeds={others.filter((deed) => deed !== stop)} choose={choose} label={t('people.more')} />
      {question}
    </>
  );
}
