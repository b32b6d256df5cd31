import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../repository.ts';

/** Meaningful parameter values, so that the scanners reach the query behind them. */
const values: Readonly<Record<string, string>> = {
  search: 'a',
  limit: '5',
  offset: '0',
  start_date: '2026-10-01',
  end_date: '2026-10-07',
  resolution: 'day',
  is_favorite: 'false',
};

/** Ids of demo rows by kind; the people are not those the scanners sign in as. */
export type KnownIds = Readonly<
  Record<'corporategroup' | 'customers' | 'sites' | 'news' | 'administrator' | 'user' | 'role', string>
>;

/** A POST, PUT or PATCH of the contract to scan. */
export interface ScannedWrite {
  /** operationId of the contract. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The body to start from. */
  readonly example: unknown;
  /** Whether it is public, so that 401 does not mean a lost sign-in. */
  readonly isPublic: boolean;
}

/** Writes that would end the session or change the account's sign-in. */
const endsSignIn: ReadonlySet<string> = new Set([
  '/v1/logout',
  '/v1/change-password',
  '/v1/totp/',
  '/v1/totp/remove/',
]);

/** Maximum number of example values that a scanner changes. */
const maximumFields = 10;

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
  if (path.includes('/groups/{id}')) return path.includes('/administrators/') ? ids.role : ids.sites;
  if (path.includes('/administrators/')) return ids.administrator;
  if (path.includes('corporategroup')) return ids.corporategroup;
  if (path.includes('/customers/')) return ids.customers;
  if (path.includes('/news/')) return ids.news;
  return ids.sites;
}

function filledPath(path: string, ids: KnownIds): string {
  return path
    .replace('{id}', idFor(path, ids))
    .replace('{userId}', ids.user)
    .replace('{groupId}', ids.role)
    .replaceAll(/\{\w+\}/g, ids.sites);
}

function readContract(): unknown {
  return JSON.parse(readFileSync(join(repositoryRoot, 'packages/api-client/openapi/openapi.json'), 'utf8'));
}

function pathsOf(document: unknown): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  return Object.entries(record(record(document)['paths']))
    .map(([path, item]) => [path, record(item)] as const)
    .filter(([, item]) => item['servers'] === undefined);
}

/** An example with demo ids in place of made-up ones, where the field's name gives the kind. */
function withKnownIds(example: unknown, ids: KnownIds): unknown {
  const text = JSON.stringify(example, (key, value: unknown) => {
    if (key === 'site_ids' || key === 'sites') return [ids.sites];
    if (key === 'companies') return [ids.customers];
    return key === 'corporate_group' ? ids.corporategroup : value;
  });
  return JSON.parse(text);
}

/** Every POST, PUT and PATCH of the contract with a JSON body, with the contract's example as the body. */
export function scannedWrites(ids: KnownIds): ScannedWrite[] {
  return pathsOf(readContract()).flatMap(([path, item]) =>
    ['post', 'put', 'patch'].flatMap((method) => {
      const operation = record(item[method]);
      const name = operation['operationId'];
      const content = record(record(operation['requestBody'])['content']);
      const { example } = record(content['application/json']);
      if (typeof name !== 'string' || example === undefined || endsSignIn.has(path)) return [];
      return {
        name,
        method: method.toUpperCase(),
        path: `/api${filledPath(path, ids)}`,
        example: withKnownIds(example, ids),
        isPublic: operation['x-permission'] === 'public',
      };
    }),
  );
}

function leaves(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[path.join('.'), String(value)]];
  return Object.entries(record(value)).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** The proxy address for a write: each value of its body as a query parameter. */
export function writeAddress(origin: string, { name, example }: ScannedWrite): string {
  return `${origin}/write/${name}?${new URLSearchParams(leaves(example).slice(0, maximumFields)).toString()}`;
}

/** Every GET of the contract as a URL with all its parameters. */
export function scannedAddresses(origin: string, ids: KnownIds): string[] {
  const document = readContract();
  return pathsOf(document).flatMap(([path, item]) => {
    const operation = record(item['get']);
    if (operation['operationId'] === undefined) return [];
    const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
    const query = new URLSearchParams();
    for (const parameter of parameters) {
      const { in: place, name, example } = resolved(document, parameter);
      if (place !== 'query' || typeof name !== 'string' || name === 'site_id') continue;
      query.set(name, values[name] ?? (typeof example === 'string' ? example : '1'));
    }
    return [`${origin}/api${filledPath(path, ids)}${query.size === 0 ? '' : `?${query.toString()}`}`];
  });
}
