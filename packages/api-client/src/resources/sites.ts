import type { FavoriteState } from '../contract.ts';
import { json, objectWith } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const read = json(objectWith<FavoriteState>('is_favorite'));

/** Anläggningar. */
export function sitesResource(send: Send) {
  return {
    /** Marks or unmarks a site as favourite; answers with the mark as it is now. */
    toggleFavorite: (id: string, options?: CallOptions): Promise<FavoriteState> =>
      send({ method: 'POST', path: '/v1/sites/{id}/toggle-favorite/', ids: { id }, read }, options),
  };
}
