/** A permission with the consumer's texts. */
export interface Permission {
  /** Key to save, for example `cg_can_manage_time_report` (spec section 6). */
  readonly key: string;
  /** What it allows: "Hantera timrapport". */
  readonly label: string;
  /** A short description of its scope. */
  readonly description?: string;
  /** Its subject, when the matrix is laid out by action: "Timrapport". @default the label */
  readonly subject?: string;
  /** Id of its {@link PermissionAction} when the matrix is laid out by action. */
  readonly action?: string;
  /** Keys it depends on: granting it grants them, revoking one of them revokes it. */
  readonly implies?: readonly string[];
  /** Why the user may not grant or revoke this permission: "Du har inte behörigheten själv." */
  readonly lockedReason?: string;
}

/** A group of permissions. */
export interface PermissionArea {
  readonly key: string;
  /** For example "Rapporter". */
  readonly label: string;
  readonly permissions: readonly Permission[];
}

/** A role with permissions. */
export interface PermissionRole {
  readonly id: string;
  /** For example "Energicontroller". */
  readonly name: string;
  /** Why the user may not change the role: "Systemrollen kan inte ändras." */
  readonly lockedReason?: string;
  /** A fact about it, beside its name: "12 användare". */
  readonly note?: string;
  /** Address of the role, which its name then leads to. */
  readonly href?: string;
}

/** An action on a subject: a column of the matrix of one role. */
export interface PermissionAction {
  readonly id: string;
  /** For example "Visa", "Hantera", "Ta bort". */
  readonly label: string;
}

/** Keys of the granted permissions by role id. */
export type PermissionGrants = Readonly<Record<string, ReadonlySet<string>>>;

/** One permission of one role. */
export interface Grant {
  readonly roleId: string;
  readonly key: string;
}

const nothing: ReadonlySet<string> = new Set();

/** Granted keys of a role. */
export function heldBy(grants: PermissionGrants, roleId: string): ReadonlySet<string> {
  return grants[roleId] ?? nothing;
}
