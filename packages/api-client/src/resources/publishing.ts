import type { Endpoints } from '../transport/endpoints.ts';

/** Content published by staff: news and residual-mix values. */
export const publishingResources = (api: Endpoints) => ({
  /** News: the published items for everybody, all items for their authors. */
  news: {
    /** Published items, pinned first, then newest first. */
    listPublished: api.getPage('/v1/news/published-news/'),
    /** One published item with its body. */
    getPublished: api.getJson('/v1/news/published-news/{id}/', 'body'),
    /** News of every status, latest change first. */
    list: api.getPage('/v1/news/'),
    /** Creates an item. */
    create: api.postJson('/v1/news/'),
    /** One item of any status. */
    get: api.getJson('/v1/news/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/news/{id}/'),
    /** Removes an item with its files. */
    remove: api.deleteVoid('/v1/news/{id}/'),
    /** Adds attachments (`files`) and the picture (`image`, `image_alt_text`). */
    uploadFiles: api.postJson('/v1/news/{id}/upload-files/'),
  },

  /** Residualmix by year. */
  residualMix: {
    /** Residual-mix values, newest year first. */
    list: api.getPage('/v1/environment/residual-mix/'),
    /** Adds the values of a year. */
    create: api.postJson('/v1/environment/residual-mix/'),
    /** One record. */
    get: api.getJson('/v1/environment/residual-mix/{id}/'),
    /** Changes the fields that are sent. */
    update: api.patchJson('/v1/environment/residual-mix/{id}/'),
    /** Removes the values of a year. */
    remove: api.deleteVoid('/v1/environment/residual-mix/{id}/'),
  },
});
