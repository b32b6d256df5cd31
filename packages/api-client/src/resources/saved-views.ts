import type { Endpoints } from '../transport/endpoints.ts';

/** Graphs that the signed-in user has saved; for `client.with`. Each call answers with all of them. */
export const savedViewCalls = (api: Endpoints) => ({
  /** The user's views, of every corporate group. */
  list: api.getJson('/v1/users/saved-views/', '[]'),
  /** Saves a view; replaces one of the same name, and the given one. */
  save: api.putJson('/v1/users/saved-views/', '[]'),
  /** Removes a view by its name. */
  remove: api.postJson('/v1/users/saved-views/remove/', '[]'),
});
