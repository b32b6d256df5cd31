import type { Endpoints } from '../transport/endpoints.ts';

/** Users and permissions: the signed-in user, staff, customers' users, and the roles of both. */
export const peopleResources = (api: Endpoints) => ({
  /** The signed-in user. */
  profile: {
    /** The signed-in user and their permissions. */
    get: api.getJson('/v1/users/profile/', 'permissions'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/users/profile/', 'permissions'),
  },

  /** The app that generates one-time codes instead of mailing them. */
  totp: {
    /** Whether an app is in use. */
    get: api.getJson('/v1/totp/', 'is_enabled'),
    /** Creates a secret for the app; not in use until `update`. */
    create: api.postJson('/v1/totp/', 'secret'),
    /** Enables the app with its first code. */
    update: api.patchJson('/v1/totp/', 'is_enabled'),
    /** Disables the app; codes are mailed again. */
    remove: api.postVoid('/v1/totp/remove/'),
  },

  /** The audit log, with who and from where: sign-ins, changes, files, shadow mode. */
  audit: {
    /** Events, newest first. */
    list: api.getPage('/v1/audit/'),
  },

  /** Internal users: staff of the supplier. */
  administrators: {
    /** Internal users, by name. */
    list: api.getPage('/v1/administrators/'),
    /** Creates the account and mails an invitation. */
    create: api.postJson('/v1/administrators/'),
    /** One internal user. */
    get: api.getJson('/v1/administrators/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/administrators/{id}/'),
    /** Ends the sessions of the user and removes the account. */
    remove: api.deleteVoid('/v1/administrators/{id}/'),
    /** Site groups assigned to the user. */
    siteGroups: api.getJson('/v1/administrators/site-groups/{id}/', '[]'),
    /** Replaces the site groups assigned to the user. */
    replaceSiteGroups: api.putJson('/v1/administrators/site-groups/{id}/', '[]'),
  },

  /** Roles of internal users. `…ByArea` are version 2 calls, grouped for the permission matrix. */
  internalRoles: {
    /** Roles with their permissions as lists. */
    list: api.getPage('/v1/administrators/groups/'),
    /** Roles with every permission by area, granted or not. */
    listByArea: api.getPage('/v2/administrators/groups/'),
    /** Creates a role. */
    create: api.postJson('/v1/administrators/groups/'),
    /** One role. */
    get: api.getJson('/v1/administrators/groups/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/administrators/groups/{id}/'),
    /** Removes a role that nobody holds. */
    remove: api.deleteVoid('/v1/administrators/groups/{id}/'),
    /** Replaces the permissions of several roles; all or nothing. */
    updateMany: api.patchJson('/v1/administrators/groups/batch-update/', '[]'),
    /** Replaces the permissions of several roles in the named areas; all or nothing. */
    updateManyByArea: api.patchJson('/v2/administrators/groups/batch-update/', '[]'),
    /** Permissions that such roles can have, as a list. */
    permissions: api.getJson('/v1/administrators/permissions/', '[]'),
    /** Permissions that such roles can have, by area. */
    permissionsByArea: api.getJson('/v2/administrators/permissions/', '[]'),
  },

  /** A corporate group's own users; `id` is the corporate group's uuid, `userId` the user's. */
  customerUsers: {
    /** Users of a corporate group, by name. */
    list: api.getPage('/v1/corporategroups/{id}/users/'),
    /** Creates the account and mails an invitation. */
    create: api.postJson('/v1/corporategroups/{id}/users/'),
    /** One user. */
    get: api.getJson('/v1/corporategroups/{id}/users/{userId}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/corporategroups/{id}/users/{userId}/'),
    /** Ends the sessions of the user and removes the account. */
    remove: api.deleteVoid('/v1/corporategroups/{id}/users/{userId}/'),
  },

  /**
   * Roles of a corporate group's own users; `id` is the corporate group's uuid, `groupId` the role's number. `…ByArea`
   * are the calls of version 2, grouped for the permission matrix.
   */
  customerRoles: {
    /** Roles with their permissions as lists. */
    list: api.getPage('/v1/corporategroups/{id}/groups/'),
    /** Roles with every permission by area, granted or not. */
    listByArea: api.getPage('/v2/corporategroups/{id}/groups/'),
    /** Creates a role. */
    create: api.postJson('/v1/corporategroups/{id}/groups/'),
    /** One role. */
    get: api.getJson('/v1/corporategroups/{id}/groups/{groupId}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/corporategroups/{id}/groups/{groupId}/'),
    /** Removes a role that nobody holds. */
    remove: api.deleteVoid('/v1/corporategroups/{id}/groups/{groupId}/'),
    /** Replaces the permissions of several roles; all or nothing. */
    updateMany: api.patchJson('/v1/corporategroups/{id}/groups/batch-update/', '[]'),
    /** Replaces the permissions of several roles in the named areas; all or nothing. */
    updateManyByArea: api.patchJson('/v2/corporategroups/{id}/groups/batch-update/', '[]'),
    /** Permissions that such roles can have, as a list. */
    permissions: api.getJson('/v1/corporategroups/permissions/', '[]'),
    /** Permissions that such roles can have, by area. */
    permissionsByArea: api.getJson('/v2/corporategroups/permissions/', '[]'),
  },
});
