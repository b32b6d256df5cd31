import type { Endpoints } from '../transport/endpoints.ts';

/** Graphs that the signed-in user has saved; for `client.with`. Each call answers with all of them. */
export const savedViewCalls = (api: Endpoints) => ({
  /** The views of the user, of every corporate group. */
  list: api.getJson('/v1/users/saved-views/', '[]'),
  /** Saves one; one of the same name gives way, and the one it replaces. */
  save: api.putJson('/v1/users/saved-views/', '[]'),
  /** Removes one by its name. */
  remove: api.postJson('/v1/users/saved-views/remove/', '[]'),
});
