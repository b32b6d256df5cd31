import type { UserStatus } from '@vinrod/api-client';
import { KeyRound, Lock, Send, Trash2, UserCheck, UserX, type LucideIcon } from 'lucide-react';

/** Action that removes nothing, so it needs no confirmation. */
export interface PlainAction {
  readonly id: 'passwordLink' | 'resend' | 'activate';
  readonly icon: LucideIcon;
  /** The status it gives. */
  readonly status?: UserStatus;
  readonly isAsked: false;
}

/** Action that removes something, so it asks for confirmation. */
export interface AskedAction {
  readonly id: 'lock' | 'inactivate' | 'remove';
  readonly icon: LucideIcon;
  /** The status it gives. */
  readonly status?: UserStatus;
  readonly isAsked: true;
}

/** Action on a user. */
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

/** Properties of a user that decide the actions. */
export interface ActionUser {
  readonly status: UserStatus;
  /** Users without a password cannot be activated. */
  readonly has_password: boolean;
}

/**
 * Actions on a user, most likely first.
 *
 * @param rights - Permissions of the current user.
 */
export function allowedActions(
  { status, has_password: hasPassword }: ActionUser,
  rights: { readonly mayManage: boolean; readonly mayRemove: boolean },
): readonly UserAction[] {
  const possible = byStatus[status].filter(({ id }) => id !== 'activate' || hasPassword);
  return [...(rights.mayManage ? possible : []), ...(rights.mayRemove ? [all.remove] : [])];
}
