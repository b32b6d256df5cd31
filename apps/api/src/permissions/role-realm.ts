/** Realm of roles: those of staff, or those available to users of a corporate group. */
export type RoleRealm =
  | { readonly kind: 'internal' }
  | { readonly kind: 'customer'; readonly corporateGroupId: string };
