import { isRecord } from '../record.ts';
import { type Download, download } from './download.ts';
import type { Answer, BodyArgs, FormArgs, ItemOf, PathWith, PlainArgs, QueryArgs } from './endpoint-types.ts';
import { everyItem, type Page } from './every-item.ts';
import { type Guard, json, nothing, type Reader } from './readers.ts';
import type { Call } from './call.ts';
import type { CallOptions, Send } from './transport.ts';

/**
 * Fields without which an answer is not the promised one, `uuid` or `id` when none are named; `[]` for
 * an array.
 */
type Fields<T> = readonly (T extends readonly unknown[] ? '[]' : keyof T & string)[];

/** A list: called, it gives one page, with its sums where the contract has them; `all` gives every item. */
export interface ListCall<P extends PathWith<'get'>> {
  (...args: QueryArgs<P>): Promise<Answer<P, 'get'>>;
  /**
   * Every item, asking for a page when the loop needs it. An item that is removed meanwhile makes no
   * other one be skipped, and none comes twice. Leaving the loop asks for no further page.
   */
  all(...args: QueryArgs<P>): AsyncGenerator<ItemOf<P>, void>;
}

type Caller<A extends readonly unknown[], T> = (...args: A) => Promise<T>;

/** Factories of calls. The types of a call come from its path in the contract. */
export interface Endpoints {
  /** GET of an object or array. */
  get<P extends PathWith<'get'>>(
    path: P,
    ...fields: Fields<Answer<P, 'get'>>
  ): Caller<PlainArgs<P>, Answer<P, 'get'>>;
  /** GET of an object or array, with a query. */
  query<P extends PathWith<'get'>>(
    path: P,
    ...fields: Fields<Answer<P, 'get'>>
  ): Caller<QueryArgs<P>, Answer<P, 'get'>>;
  /** GET of a page, and of all items. */
  list<P extends PathWith<'get'>>(path: P): ListCall<P>;
  /** POST without a body. */
  act<P extends PathWith<'post'>>(
    path: P,
    ...fields: Fields<Answer<P, 'post'>>
  ): Caller<PlainArgs<P>, Answer<P, 'post'>>;
  post<P extends PathWith<'post'>>(
    path: P,
    ...fields: Fields<Answer<P, 'post'>>
  ): Caller<BodyArgs<P, 'post'>, Answer<P, 'post'>>;
  put<P extends PathWith<'put'>>(
    path: P,
    ...fields: Fields<Answer<P, 'put'>>
  ): Caller<BodyArgs<P, 'put'>, Answer<P, 'put'>>;
  patch<P extends PathWith<'patch'>>(
    path: P,
    ...fields: Fields<Answer<P, 'patch'>>
  ): Caller<BodyArgs<P, 'patch'>, Answer<P, 'patch'>>;
  /** POST of files. */
  upload<P extends PathWith<'post'>>(path: P): Caller<FormArgs<P>, Answer<P, 'post'>>;
  /** POST whose answer says no more than that it worked. */
  tell<P extends PathWith<'post'>>(path: P): Caller<BodyArgs<P, 'post'>, void>;
  remove<P extends PathWith<'delete'>>(path: P): Caller<PlainArgs<P>, void>;
  /** GET of a file. */
  file<P extends PathWith<'get'>>(path: P): Caller<PlainArgs<P>, Download>;
  /** GET of a file, with a query. */
  report<P extends PathWith<'get'>>(path: P, name?: string): Caller<QueryArgs<P>, Download>;
  /** POST that answers with a file. */
  issue<P extends PathWith<'post'>>(path: P, name: string): Caller<BodyArgs<P, 'post'>, Download>;
}

const isOptions = (value: unknown): value is CallOptions => isRecord(value);

const isArray = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

const shaped =
  <T>(fields: readonly string[]): Guard<T> =>
  (value): value is T =>
    fields[0] === '[]'
      ? isArray(value)
      : isRecord(value) &&
        (fields[0] ? fields.every((field) => field in value) : 'uuid' in value || 'id' in value);

const isPage = <T>(value: unknown): value is T =>
  isRecord(value) && Number.isInteger(value['count']) && isArray(value['results']);

type Place = 'query' | 'payload' | undefined;

/** Makes the factories of calls that go through `send`. */
export function createEndpoints(send: Send): Endpoints {
  /** `place` says what the value after the ids is; `more` goes into the query. */
  function request<T>(
    method: Call<T>['method'],
    path: string,
    read: Reader<T>,
    args: readonly unknown[],
    place: Place,
    more?: object,
  ): Promise<T> {
    const ids = args.slice(0, path.split('{').length - 1);
    const [value, last] = args.slice(ids.length);
    const options = place ? last : value;
    return send(
      {
        method,
        path,
        read,
        ids,
        ...(place && { [place]: more ? { ...(isRecord(value) && value), ...more } : value }),
      },
      isOptions(options) ? options : {},
    );
  }

  const reading =
    (method: Call<unknown>['method'], place?: Place) =>
    <A extends readonly unknown[], T>(path: string, read: Reader<T>): Caller<A, T> =>
    (...args) =>
      request(method, path, read, args, place);

  const shaping =
    (method: Call<unknown>['method'], place?: Place) =>
    <A extends readonly unknown[], T>(path: string, ...fields: readonly string[]): Caller<A, T> =>
      reading(method, place)(path, json(shaped(fields)));

  const post = shaping('POST', 'payload');
  return {
    get: shaping('GET'),
    query: shaping('GET', 'query'),
    list<P extends PathWith<'get'>>(path: P): ListCall<P> {
      const page = <T>(args: readonly unknown[], more?: object) =>
        request('GET', path, json(isPage<T>), args, 'query', more);
      return Object.assign((...args: QueryArgs<P>) => page<Answer<P, 'get'>>(args), {
        all: (...args: readonly unknown[]) =>
          everyItem(
            (offset) => page<Page<ItemOf<P>>>(args, { offset }),
            Number(args.find(isRecord)?.['offset'] ?? 0),
          ),
      });
    },
    act: shaping('POST'),
    post,
    put: shaping('PUT', 'payload'),
    patch: shaping('PATCH', 'payload'),
    upload: post,
    tell: (path) => reading('POST', 'payload')(path, nothing),
    remove: (path) => reading('DELETE')(path, nothing),
    file: (path) => reading('GET')(path, download()),
    report: (path, name) => reading('GET', 'query')(path, download(name)),
    issue: (path, name) => reading('POST', 'payload')(path, download(name)),
  };
}
