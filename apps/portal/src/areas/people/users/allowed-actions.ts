import type { UserStatus } from '@vinrod/api-client';
import { KeyRound, Lock, Send, Trash2, UserCheck, UserX, type LucideIcon } from 'lucide-react';

/** Something that takes nothing away. */
export interface PlainAction {
  readonly id: 'passwordLink' | 'resend' | 'activate';
  readonly icon: LucideIcon;
  /** The status it gives. */
  readonly status?: UserStatus;
  readonly isAsked: false;
}

/** Something that takes something away, and is asked about first. */
export interface AskedAction {
  readonly id: 'lock' | 'inactivate' | 'remove';
  readonly icon: LucideIcon;
  /** The status it gives. */
  readonly status?: UserStatus;
  readonly isAsked: true;
}

/** One thing that can be done with a user. */
export type UserAction = PlainAction | AskedAction;

const all = {
  passwordLink: { id: 'passwordLink', icon: KeyRound, isAsked: false },
  resend: { id: 'resend', icon: Send, status: 'invited', isAsked: false },
  activate: { id: 'activate', icon: UserCheck, status: 'active', isAsked: false },
  lock: { id: 'lock', icon: Lock, status: 'locked', isAsked: true },
  inactivate: { id: 'inactivate', icon: UserX, status: 'inactive', isAsked: true },
  remove: { id: 'remove', icon: Trash2, isAsked: true },
} as const satisfies Readonly<Record<UserAction['id'], UserAction>>;

const byStatus: Readonly<Record<UserStatus, readonly UserAction[]>> = {
  invited: [all.resend, all.inactivate],
  active: [all.passwordLink, all.lock, all.inactivate],
  locked: [all.activate, all.resend, all.inactivate],
  inactive: [all.activate, all.resend],
};

/** What of a user decides what can be done. */
export interface ActionUser {
  readonly status: UserStatus;
  /** Nobody becomes active before they have chosen one. */
  readonly has_password: boolean;
}

/**
 * What can be done with a user, the likeliest first.
 *
 * @param rights - What the reader may do with users.
 */
export function allowedActions(
  { status, has_password: hasPassword }: ActionUser,
  rights: { readonly mayManage: boolean; readonly mayRemove: boolean },
): readonly UserAction[] {
  const possible = byStatus[status].filter(({ id }) => id !== 'activate' || hasPassword);
  return [...(rights.mayManage ? possible : []), ...(rights.mayRemove ? [all.remove] : [])];
}
