import type { Endpoints } from '../transport/endpoints.ts';

/** Who may do what: the signed-in user, staff, customers' users, and the roles of both. */
export const peopleResources = (api: Endpoints) => ({
  /** The signed-in user. */
  profile: {
    /** Who is signed in and what they may do. */
    get: api.get('/v1/users/profile/', 'permissions'),
    /** Changes the fields that are sent. */
    update: api.patch('/v1/users/profile/', 'permissions'),
  },

  /** The app that makes one-time codes in place of the mail. */
  totp: {
    /** Whether one is in use. */
    get: api.get('/v1/totp/', 'is_enabled'),
    /** Makes a secret for the app; it is not in use until `update`. */
    create: api.post('/v1/totp/', 'secret'),
    /** Puts the app into use with a first code of it. */
    update: api.patch('/v1/totp/', 'is_enabled'),
    /** Forgets the app; codes are mailed again. */
    remove: api.tell('/v1/totp/remove/'),
  },

  /** What was done, by whom and from where: sign-ins, changes, files, shadow mode. */
  audit: {
    /** Events, newest first. */
    list: api.list('/v1/audit/'),
  },

  /** Internal users: staff of the supplier. */
  administrators: {
    /** Internal users, by name. */
    list: api.list('/v1/administrators/'),
    /** Creates the account and mails an invitation. */
    create: api.post('/v1/administrators/'),
    /** One internal user. */
    get: api.get('/v1/administrators/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patch('/v1/administrators/{id}/'),
    /** Ends the sessions of the user and removes the account. */
    remove: api.remove('/v1/administrators/{id}/'),
    /** The site groups the user looks after. */
    siteGroups: api.get('/v1/administrators/site-groups/{id}/', '[]'),
    /** Replaces the site groups the user looks after. */
    replaceSiteGroups: api.put('/v1/administrators/site-groups/{id}/', '[]'),
  },

  /** Roles of internal users. `…ByArea` are the calls of version 2, grouped for the permission matrix. */
  internalRoles: {
    /** Roles with their permissions as lists. */
    list: api.list('/v1/administrators/groups/'),
    /** Roles with every permission by area, granted or not. */
    listByArea: api.list('/v2/administrators/groups/'),
    /** Creates a role. */
    create: api.post('/v1/administrators/groups/'),
    /** One role. */
    get: api.get('/v1/administrators/groups/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patch('/v1/administrators/groups/{id}/'),
    /** Removes a role that nobody holds. */
    remove: api.remove('/v1/administrators/groups/{id}/'),
    /** Replaces the permissions of several roles; all or nothing. */
    updateMany: api.patch('/v1/administrators/groups/batch-update/', '[]'),
    /** Replaces the permissions of several roles in the named areas; all or nothing. */
    updateManyByArea: api.patch('/v2/administrators/groups/batch-update/', '[]'),
    /** Permissions that such roles can have, as a list. */
    permissions: api.get('/v1/administrators/permissions/', '[]'),
    /** Permissions that such roles can have, by area. */
    permissionsByArea: api.get('/v2/administrators/permissions/', '[]'),
  },

  /** A koncern's own users; the first id is the koncern's uuid, the second the user's. */
  customerUsers: {
    /** Users of a koncern, by name. */
    list: api.list('/v1/corporategroups/{id}/users/'),
    /** Creates the account and mails an invitation. */
    create: api.post('/v1/corporategroups/{id}/users/'),
    /** One user. */
    get: api.get('/v1/corporategroups/{id}/users/{userId}/'),
    /** Changes the fields that are sent. */
    update: api.patch('/v1/corporategroups/{id}/users/{userId}/'),
    /** Ends the sessions of the user and removes the account. */
    remove: api.remove('/v1/corporategroups/{id}/users/{userId}/'),
  },

  /**
   * Roles of a koncern's own users; the first id is the koncern's uuid. `…ByArea` are the calls of
   * version 2, grouped for the permission matrix.
   */
  customerRoles: {
    /** Roles with their permissions as lists. */
    list: api.list('/v1/corporategroups/{id}/groups/'),
    /** Roles with every permission by area, granted or not. */
    listByArea: api.list('/v2/corporategroups/{id}/groups/'),
    /** Creates a role. */
    create: api.post('/v1/corporategroups/{id}/groups/'),
    /** One role. */
    get: api.get('/v1/corporategroups/{id}/groups/{groupId}/'),
    /** Changes the fields that are sent. */
    update: api.patch('/v1/corporategroups/{id}/groups/{groupId}/'),
    /** Removes a role that nobody holds. */
    remove: api.remove('/v1/corporategroups/{id}/groups/{groupId}/'),
    /** Replaces the permissions of several roles; all or nothing. */
    updateMany: api.patch('/v1/corporategroups/{id}/groups/batch-update/', '[]'),
    /** Replaces the permissions of several roles in the named areas; all or nothing. */
    updateManyByArea: api.patch('/v2/corporategroups/{id}/groups/batch-update/', '[]'),
    /** Permissions that such roles can have, as a list. */
    permissions: api.get('/v1/corporategroups/permissions/', '[]'),
    /** Permissions that such roles can have, by area. */
    permissionsByArea: api.get('/v2/corporategroups/permissions/', '[]'),
  },
});
