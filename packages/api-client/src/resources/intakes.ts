import type { Endpoints } from '../transport/endpoints.ts';

/**
 * Files that staff read in: each is seen before anything of it is stored, and can be undone as a whole; for
 * `client.with`.
 */
export const intakeCalls = (api: Endpoints) => ({
  /** Files that came in, newest first. */
  list: api.getPage('/v1/intakes/'),
  /**
   * Sends the bytes of a file, at most 1 GB, as a `Blob` of the type `application/octet-stream`, and begins to read it. Give
   * it time (`timeoutMs`), and see `uploadProgress`.
   */
  create: api.postJson('/v1/intakes/', 'state'),
  /** One file: what would happen, what has to be decided, how far it has come. */
  get: api.getJson('/v1/intakes/{id}/', 'state'),
  /** Changes the settings and choices that are sent. */
  update: api.patchJson('/v1/intakes/{id}/', 'state'),
  /** Begins to store what the preview told. */
  store: api.postJson('/v1/intakes/{id}/store/', 'state'),
  /** Stops storing, and puts everything back as it was. */
  cancel: api.postJson('/v1/intakes/{id}/cancel/', 'state'),
  /** Removes the bytes of a file that was not stored. */
  discard: api.postJson('/v1/intakes/{id}/discard/', 'state'),
  /** Puts back everything that a file did. */
  undo: api.postJson('/v1/intakes/{id}/undo/', 'state'),
  /** A row for each that was refused, set aside, skipped or changed something, as csv. */
  report: api.getFile('/v1/intakes/{id}/report/'),
  /** When the watched folder is looked at next. */
  inbox: api.getJson('/v1/intake-inbox/', 'interval_seconds'),
  /** Kept mappings of columns, by name. */
  mappings: api.getPage('/v1/intake-mappings/'),
  /** Forgets a mapping. */
  removeMapping: api.deleteVoid('/v1/intake-mappings/{id}/'),
  /** What the articles of each seller are, as it was told. */
  articles: api.getPage('/v1/intake-articles/'),
  /** Changes what an article is, for the next invoice. */
  updateArticle: api.patchJson('/v1/intake-articles/{id}/', 'category'),
  /** Forgets what an article is. */
  removeArticle: api.deleteVoid('/v1/intake-articles/{id}/'),
  /** Which companies unknown buyers of invoices are, as it was told. */
  buyers: api.getPage('/v1/intake-buyers/'),
  /** Changes which company a buyer is, for the next invoice. */
  updateBuyer: api.patchJson('/v1/intake-buyers/{id}/', 'company'),
  /** Forgets which company a buyer is. */
  removeBuyer: api.deleteVoid('/v1/intake-buyers/{id}/'),
});
