import type { UserStatus } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { IconButton } from '@vinrod/ui/icon-button';
import { Menu } from '@vinrod/ui/menu';
import { showToast } from '@vinrod/ui/toast';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';
import { useClient } from '#session';
import { useSignedInUser } from '#shell/profile';
import { ViewAsUser } from '#shell/shadow';

import { userDeeds, type AskedDeed, type UserDeed } from './user-deeds.ts';
import type { User } from './user-columns.tsx';

/** What can be done with a user; what the reader may not do is left out. */
export interface UserDeeds {
  /** Gives the user another status; `invited` sends a new invitation. */
  readonly setStatus?: ((status: UserStatus) => Promise<void>) | undefined;
  readonly remove?: (() => Promise<void>) | undefined;
}

/** Props of {@link UserActions}. */
export interface UserActionsProps extends UserDeeds {
  readonly user: User;
}

/**
 * The buttons of a user's page (mockup 11): see the portal as them, the next thing to do, and a menu with the rest.
 * Nobody can do these things to themselves.
 */
export function UserActions({ user, setStatus, remove }: UserActionsProps): ReactElement {
  const client = useClient();
  const isSelf = useSignedInUser().profile.uuid === user.uuid;
  const [asked, setAsked] = useState<AskedDeed>();
  const [isPending, setPending] = useState(false);
  const deeds = isSelf
    ? []
    : userDeeds(user.status, { mayManage: setStatus !== undefined, mayRemove: remove !== undefined });
  const [first, ...others] = deeds;
  const name = user.full_name;

  async function perform({ id, status }: UserDeed): Promise<void> {
    if (id === 'passwordLink') await client.auth.requestPasswordReset({ email: user.email });
    else if (id === 'remove') await remove?.();
    else if (status !== undefined) await setStatus?.(status);
    showToast({ title: t(`people.done.${id}`, { name }) });
  }

  function choose(deed: UserDeed): void {
    if (deed.isAsked) {
      setAsked(deed);
      return;
    }
    setPending(true);
    perform(deed)
      .catch((error: unknown) => {
        showToast({ tone: 'danger', title: t('people.failed', { name }), description: errorText(error) });
      })
      .finally(() => setPending(false));
  }

  return (
    <>
      <ViewAsUser user={user} />
      {first === undefined ? null : (
        <Button icon={first.icon} isPending={isPending} onPress={() => choose(first)}>
          {t(`people.do.${first.id}`)}
        </Button>
      )}
      {others.length === 0 ? null : (
        <Menu
          label={t('people.more')}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} label={t('people.more')} variant="secondary" />}
          sections={[
            {
              id: 'deeds',
              label: t('people.more'),
              items: others.map((deed) => ({
                id: deed.id,
                label: t(`people.do.${deed.id}`),
                icon: deed.icon,
                isDanger: deed.id === 'remove',
                onAction: () => choose(deed),
              })),
            },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        title={asked === undefined ? '' : t(`people.ask.${asked.id}`, { name })}
        confirmLabel={asked === undefined ? '' : t(`people.do.${asked.id}`)}
        {...(asked === undefined ? {} : { icon: asked.icon })}
        isIrreversible={asked?.id === 'remove'}
        onConfirm={async () => {
          if (asked !== undefined) await perform(asked);
        }}
      >
        {asked === undefined ? null : t(`people.askText.${asked.id}`)}
      </ConfirmDialog>
    </>
  );
}
