import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from '../../packages/locale/src/messages/messages.ts';
import { repositoryRoot } from '../repository.ts';

/** What the key of a text that the API writes begins with, in a brand's file. */
export const ofApi = 'api.';

function imported(place: string): Promise<object> {
  return import(pathToFileURL(join(repositoryRoot, place)).href);
}

/** The portal's Swedish messages by key: what a brand can say differently on screen. */
export async function portalMessages(): Promise<ReadonlyMap<string, Message>> {
  const found = new Map<string, Message>();
  const places = globSync(['apps/portal/src/areas/*/messages/*.ts', 'apps/portal/src/messages/shared/*.ts'], {
    cwd: repositoryRoot,
  });
  for (const place of places)
    for (const catalogue of Object.values(await imported(place)))
      for (const [key, message] of Object.entries(Object(Reflect.get(Object(catalogue), 'sv'))))
        found.set(key, typeof message === 'string' ? message : Array.isArray(message) ? message : '');
  return found;
}

/** The API's Swedish messages by `catalogue.key`: what a brand can say differently in mails, files and answers. */
export async function apiMessages(): Promise<ReadonlyMap<string, Message>> {
  const places = globSync('apps/api/src/**/*.ts', { cwd: repositoryRoot }).filter(
    (place) =>
      !place.endsWith('.test.ts') &&
      readFileSync(join(repositoryRoot, place), 'utf8').includes('import { defineMessages }'),
  );
  for (const place of places) await imported(place);
  const { apiCatalogues } = await import('../../apps/api/src/messages/define-messages.ts');
  return new Map(
    [...apiCatalogues].flatMap(([id, { sv }]) =>
      Object.entries(sv).map(([key, message]): [string, Message] => [`${id}.${key}`, message]),
    ),
  );
}
