import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../repository.ts';

/** Values that make a parameter mean something, so that the scanners reach the query behind it. */
const values: Readonly<Record<string, string>> = {
  search: 'a',
  limit: '5',
  offset: '0',
  start_date: '2026-10-01',
  end_date: '2026-10-07',
  resolution: 'day',
  is_favorite: 'false',
};

/** Ids of things of the demo data, by the word in the path that tells what they are. */
export type KnownIds = Readonly<Record<'corporategroup' | 'customers' | 'sites' | 'news', string>>;

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function resolved(document: unknown, value: unknown): Readonly<Record<string, unknown>> {
  const { $ref } = record(value);
  if (typeof $ref !== 'string') return record(value);
  let found = document;
  for (const key of $ref.replace('#/', '').split('/')) found = record(found)[key];
  return record(found);
}

function idFor(path: string, ids: KnownIds): string {
  if (path.includes('corporategroup')) return ids.corporategroup;
  if (path.includes('/customers/')) return ids.customers;
  if (path.includes('/news/')) return ids.news;
  return ids.sites;
}

/** Every GET of the contract as an address with all its parameters. */
export function scannedAddresses(origin: string, ids: KnownIds): string[] {
  const file = join(repositoryRoot, 'packages/api-client/openapi/openapi.json');
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(record(record(document)['paths'])).flatMap(([path, item]) => {
    const operation = record(record(item)['get']);
    if (operation['operationId'] === undefined || record(item)['servers'] !== undefined) return [];
    const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
    const query = new URLSearchParams();
    for (const parameter of parameters) {
      const { in: place, name, example } = resolved(document, parameter);
      if (place !== 'query' || typeof name !== 'string' || name === 'site_id') continue;
      query.set(name, values[name] ?? (typeof example === 'string' ? example : '1'));
    }
    const filled = path.replace('{id}', idFor(path, ids)).replaceAll(/\{\w+\}/g, ids.sites);
    return [`${origin}/api${filled}${query.size === 0 ? '' : `?${query.toString()}`}`];
  });
}
