/** Where roles are looked for: those of staff, or those that users of a corporate group can have. */
export type RoleRealm =
  | { readonly kind: 'internal' }
  | { readonly kind: 'customer'; readonly corporateGroupId: string };
