import type { PermissionKey } from '@vinrod/api-client/contract';

/** A member of staff seeing the portal as somebody else. */
export interface ShadowView {
  /** Id of the shadow session. */
  readonly id: string;
  readonly kind: 'user' | 'group';
  readonly actorId: string;
  readonly actorName: string;
  /** Id of the user or corporate group. */
  readonly targetId: string;
  readonly targetName: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** The signed-in user of a request, as the database has them at that moment. */
export interface Caller {
  readonly userId: string;
  readonly fullName: string;
  readonly sessionId: string;
  /** Staff of the supplier (`internal`) or a customer's user. */
  readonly userType: 'internal' | 'external';
  readonly permissions: ReadonlySet<PermissionKey>;
  /**
   * Corporate groups that an external user belongs to, each with the companies their view is limited to; null
   * is no limit. Empty for staff, who reach corporate groups by permission.
   */
  readonly corporateGroups: ReadonlyMap<string, readonly string[] | null>;
  /** Corporate groups that an external user is an administrator of. */
  readonly administers: ReadonlySet<string>;
  /** Site groups of those corporate groups that a limited view holds beside its companies. */
  readonly siteGroupIds: readonly string[];
  /**
   * null unless in shadow mode. In it everything above is the target's; a corporate group has no user, so
   * the id and the name stay the actor's.
   */
  readonly shadow: ShadowView | null;
}
