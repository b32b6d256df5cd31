import type { PermissionKey } from '@vinrod/api-client/contract';

/** A member of staff in shadow mode. */
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

/** The signed-in user of a request, as in the database at that moment. */
export interface Caller {
  readonly userId: string;
  readonly fullName: string;
  readonly sessionId: string;
  /** Staff of the supplier (`internal`) or a customer's user. */
  readonly userType: 'internal' | 'external';
  /** What they may do: the held permissions of the parts of the portal that this supplier has. */
  readonly permissions: ReadonlySet<PermissionKey>;
  /** What their roles grant, whichever parts are there: nobody gives another, or manages, more than this. */
  readonly held: ReadonlySet<PermissionKey>;
  /**
   * Corporate groups of an external user, each with the companies their view is limited to; null for no limit. Empty
   * for
   * staff, who reach corporate groups by permission.
   */
  readonly corporateGroups: ReadonlyMap<string, readonly string[] | null>;
  /** Corporate groups that an external user is an administrator of. */
  readonly administers: ReadonlySet<string>;
  /** Site groups of those corporate groups that a limited view includes besides its companies. */
  readonly siteGroupIds: readonly string[];
  /**
   * null unless in shadow mode, where everything above is the target's. A corporate group has no user, so for one the
   * id
   * and the name stay the actor's.
   */
  readonly shadow: ShadowView | null;
}
