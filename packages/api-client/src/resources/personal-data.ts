import type { Endpoints } from '../transport/endpoints.ts';

/** What is known of a person, and its end; for `client.with`. */
export const personalDataCalls = (api: Endpoints) => ({
  /** All that is known of the signed-in person, once it is proven who they are. */
  exportOwn: api.postFile('/v1/users/personal-data/', 'personal-data.zip'),
  /** All that is known of a user, for the staff who hand it out. */
  export: api.getFile('/v1/users/{id}/personal-data/', 'personal-data.zip'),
  /** Erases a user at once and for good. */
  erase: api.deleteVoid('/v1/users/{id}/personal-data/'),
});
