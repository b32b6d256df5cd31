import type { PermissionKey } from '@vinrod/api-client/contract';

/** The signed-in user of a request, as the database has them at that moment. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** Staff of the supplier (`internal`) or a customer's user. */
  readonly userType: 'internal' | 'external';
  readonly permissions: ReadonlySet<PermissionKey>;
  /**
   * Koncerner that an external user belongs to, each with the bolag their view is limited to; null
   * is no limit. Empty for staff, who reach koncerner by permission.
   */
  readonly corporateGroups: ReadonlyMap<string, readonly string[] | null>;
}
