import type { UserStatus } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { allowedActions, type AskedAction, type UserAction } from './allowed-actions.ts';
import type { User } from './user.ts';

/** Calls that the current user may make; others are left out. */
export interface AllowedActions {
  /** Gives the user another status; `invited` sends a new invitation. */
  readonly setStatus?: ((status: UserStatus) => Promise<void>) | undefined;
  readonly remove?: (() => Promise<void>) | undefined;
}

/** Available actions, and how to run them. */
export interface SelectedActions {
  /** Most likely first; empty for the user's own account. */
  readonly actions: readonly UserAction[];
  /** Runs the action, after confirmation when it removes something. */
  readonly select: (action: UserAction) => void;
  readonly isPending: boolean;
  /** Confirmation dialog, to render among the buttons. */
  readonly question: ReactElement;
}

/** Actions on a user. Users cannot perform these on themselves. */
export function useAllowedActions(user: User, { setStatus, remove }: AllowedActions): SelectedActions {
  const client = useClient();
  const isSelf = useSignedInUser().profile.uuid === user.uuid;
  const [asked, setAsked] = useState<AskedAction>();
  const [isPending, setPending] = useState(false);
  const actions = isSelf
    ? []
    : allowedActions(user, { mayManage: setStatus !== undefined, mayRemove: remove !== undefined });
  const name = user.full_name;

  async function perform({ id, status }: UserAction): Promise<void> {
    if (id === 'passwordLink') await client.auth.requestPasswordReset({ body: { email: user.email } });
    else if (id === 'remove') await remove?.();
    else if (status !== undefined) await setStatus?.(status);
    showToast({ title: t(`people.done.${id}`, { name }) });
  }

  function select(action: UserAction): void {
    if (action.isAsked) {
      setAsked(action);
      return;
    }
    setPending(true);
    perform(action)
      .catch((error: unknown) => {
        showToast({
          tone: 'danger',
          title: t(`people.failed.${action.id}`, { name }),
          description: errorText(error),
        });
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
  return { actions, select, isPending, question };
}
