import type { WorkItemKind } from '@vinrod/api-client';

import { kindsByTime } from './work-place.ts';

/** What the address asks for. */
export interface WorkQueryParams {
  /** The only kind to show; undefined for all. */
  readonly kind: WorkItemKind | undefined;
  /** Whether to show the viewer's own items; undefined leaves it to the server. */
  readonly isOwn: boolean | undefined;
}

const kinds = Object.values(kindsByTime).flat();

/** Parses the query params; anything invalid is left out. */
export function readWorkQueryParams(params: URLSearchParams): WorkQueryParams {
  const own = params.get('own');
  return {
    kind: kinds.find((kind) => kind === params.get('kind')),
    isOwn: own === 'true' ? true : own === 'false' ? false : undefined,
  };
}

/** Copy of the query params with a change written in; other params stay. */
export function writeWorkQueryParams(
  before: URLSearchParams,
  { kind, isOwn }: WorkQueryParams,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ['kind', 'own']) params.delete(name);
  if (kind !== undefined) params.set('kind', kind);
  if (isOwn !== undefined) params.set('own', String(isOwn));
  return params;
}
