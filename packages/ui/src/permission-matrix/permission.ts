/** One permission as the consumer knows and words it. */
export interface Permission {
  /** Key that is saved, for example `cg_can_manage_time_report` (spec section 6). */
  readonly key: string;
  /** What it lets one do: "Hantera timrapport". */
  readonly label: string;
  /** A few words on what it covers. */
  readonly description?: string;
  /** What it is about, when the matrix is laid out by action: "Timrapport". @default the label */
  readonly subject?: string;
  /** Id of the {@link PermissionAction} it stands under when the matrix is laid out by action. */
  readonly action?: string;
  /** Keys that it makes no sense without: granting it grants them, taking one of them away takes it away. */
  readonly implies?: readonly string[];
  /** Why the person may not grant or take away this permission: "Du har inte behörigheten själv." */
  readonly lockedReason?: string;
}

/** Permissions that belong together. */
export interface PermissionArea {
  readonly key: string;
  /** For example "Rapporter". */
  readonly label: string;
  readonly permissions: readonly Permission[];
}

/** A role that holds permissions. */
export interface PermissionRole {
  readonly id: string;
  /** For example "Energicontroller". */
  readonly name: string;
  /** Why the person may not change the role: "Systemrollen kan inte ändras." */
  readonly lockedReason?: string;
}

/** What one may do with a subject: a column of the matrix of one role. */
export interface PermissionAction {
  readonly id: string;
  /** For example "Visa", "Hantera", "Ta bort". */
  readonly label: string;
}

/** Keys of the permissions that each role holds, by the id of the role. */
export type PermissionGrants = Readonly<Record<string, ReadonlySet<string>>>;

/** One permission of one role. */
export interface Grant {
  readonly roleId: string;
  readonly key: string;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Keys that a role holds. */
export function heldBy(grants: PermissionGrants, roleId: string): ReadonlySet<string> {
  return grants[roleId] ?? NOTHING;
}
