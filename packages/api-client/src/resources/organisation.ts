import type { Endpoints } from '../transport/endpoints.ts';

/** Corporate groups, companies, sites and site groups. */
export const organisationResources = (api: Endpoints) => ({
  /** Koncerner. */
  corporateGroups: {
    /** Corporate groups the caller may see, by name. */
    list: api.getPage('/v1/corporategroups/'),
    /** Creates a corporate group. */
    create: api.postJson('/v1/corporategroups/'),
    /** One corporate group. */
    get: api.getJson('/v1/corporategroups/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/corporategroups/{id}/'),
    /**
     * All corporate groups the caller may see, or the first matches of a search, with the fields a list of options
     * needs.
     */
    minimal: api.getJson('/v1/corporategroups/minimal/', '[]'),
    /** The corporate group's companies, groups and sites as a tree. */
    siteTree: api.getJson('/v1/corporategroups/{id}/site-tree/', '[]'),
    /** Marks or unmarks as favourite; answers with the mark as it is now. */
    toggleFavorite: api.postJson('/v1/corporategroups/{id}/toggle-favorite/', 'is_favorite'),
    /** Sets the corporate group's main contact from its own users. */
    updateAdmin: api.patchJson('/v1/corporategroups/{id}/update-admin/'),
  },

  /** Bolag; in the paths of the API `customers`. */
  companies: {
    /** Companies of a corporate group (its uuid), by name. */
    list: api.getPage('/v1/corporategroups/{id}/customers/'),
    /** Creates a company in a corporate group (its uuid). */
    create: api.postJson('/v1/corporategroups/{id}/customers/'),
    /** One company. */
    get: api.getJson('/v1/customers/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/customers/{id}/'),
    /** Sites of a company, by name. */
    sites: api.getPage('/v1/customers/{id}/sites/'),
    /** Marks or unmarks as favourite; answers with the mark as it is now. */
    toggleFavorite: api.postJson('/v1/customers/{id}/toggle-favorite/', 'is_favorite'),
  },

  /** Anläggningar. */
  sites: {
    /** One site. */
    get: api.getJson('/v1/sites/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/sites/{id}/'),
    /** Sets the förvaltare of several sites; all or nothing. */
    updateManager: api.patchJson('/v1/sites/update-manager/', 'updated'),
    /** Sets the building of several sites; all or nothing. */
    updateBuildingInfo: api.patchJson('/v1/sites/update-building-info/', 'updated'),
    /** Marks or unmarks as favourite; answers with the mark as it is now. */
    toggleFavorite: api.postJson('/v1/sites/{id}/toggle-favorite/', 'is_favorite'),
  },

  /** Anläggningsgrupper. */
  siteGroups: {
    /** Site groups of a corporate group (its uuid), by name. */
    list: api.getPage('/v1/corporategroups/{id}/site-groups/'),
    /** Creates a site group in a corporate group (its uuid). */
    create: api.postJson('/v1/corporategroups/{id}/site-groups/'),
    /** One site group. */
    get: api.getJson('/v1/sites/groups/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/sites/groups/{id}/'),
    /** Removes the group; its sites stay. */
    remove: api.deleteVoid('/v1/sites/groups/{id}/'),
    /** Marks or unmarks as favourite; answers with the mark as it is now. */
    toggleFavorite: api.postJson('/v1/sites/groups/{id}/toggle-favorite/', 'is_favorite'),
    /** Sites to select from, as a tree. */
    siteTree: api.getJson('/v1/corporategroups/site-groups/site-tree/', '[]'),
  },
});
