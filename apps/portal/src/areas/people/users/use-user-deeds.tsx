import type { UserStatus } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { userDeeds, type AskedDeed, type UserDeed } from './user-deeds.ts';
import type { User } from './user.ts';

/** What can be done with a user; what the reader may not do is left out. */
export interface UserDeeds {
  /** Gives the user another status; `invited` sends a new invitation. */
  readonly setStatus?: ((status: UserStatus) => Promise<void>) | undefined;
  readonly remove?: (() => Promise<void>) | undefined;
}

/** The deeds that are possible, and the way to do them. */
export interface ChosenDeeds {
  /** The likeliest first; none for the reader's own account. */
  readonly deeds: readonly UserDeed[];
  /** Does it, after a question when it takes something away. */
  readonly choose: (deed: UserDeed) => void;
  readonly isPending: boolean;
  /** The question, to be put among the buttons. */
  readonly question: ReactElement;
}

/** What can be done with a user. Nobody can do these things to themselves. */
export function useUserDeeds(user: User, { setStatus, remove }: UserDeeds): ChosenDeeds {
  const client = useClient();
  const isSelf = useSignedInUser().profile.uuid === user.uuid;
  const [asked, setAsked] = useState<AskedDeed>();
  const [isPending, setPending] = useState(false);
  const deeds = isSelf
    ? []
    : userDeeds(user, { mayManage: setStatus !== undefined, mayRemove: remove !== undefined });
  const name = user.full_name;

  async function perform({ id, status }: UserDeed): Promise<void> {
    if (id === 'passwordLink') await client.auth.requestPasswordReset({ body: { email: user.email } });
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

  const question = (
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
  );
  return { deeds, choose, isPending, question };
}
