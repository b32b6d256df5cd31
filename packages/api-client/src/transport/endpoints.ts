import type { paths } from '../generated/schema.ts';
import { isRecord } from '../record.ts';
import type { Call } from './call.ts';
import { type Download, download } from './download.ts';
import type { AnswerOf, CallParameters, ItemOf, Method, PathWith } from './endpoint-types.ts';
import { everyItem, type Page } from './every-item.ts';
import { type Guard, json, nothing, type Reader } from './readers.ts';
import type { CallOptions, Send } from './transport.ts';

/** Fields that every valid answer has, `uuid` or `id` when none are named; `[]` for an array. */
type Fields<T> = readonly (T extends readonly unknown[] ? '[]' : keyof T & string)[];

type Caller<P extends keyof paths, M extends Method, T> = (
  ...args: CallParameters<paths[P][M]>
) => Promise<T>;

type JsonCaller<P extends keyof paths, M extends Method> = Caller<P, M, AnswerOf<paths[P][M]>>;

/** A list: calling it gives one page, with sums where the contract has them; `all` gives every item. */
export interface ListCall<P extends PathWith<'get'>> extends JsonCaller<P, 'get'> {
  /**
   * Every item, fetching a page when the loop needs it. Items removed meanwhile cause no other item to be skipped, and
   * no item comes twice. Leaving the loop fetches no more pages.
   */
  all(...args: CallParameters<paths[P]['get']>): AsyncGenerator<ItemOf<paths[P]['get']>, void>;
}

/** Makes calls by method and kind of answer. Their types come from the path in the contract. */
export interface Endpoints {
  /** GET of an object or array. */
  getJson<P extends PathWith<'get'>>(
    path: P,
    ...fields: Fields<AnswerOf<paths[P]['get']>>
  ): JsonCaller<P, 'get'>;
  /** GET of a page, and of all items. */
  getPage<P extends PathWith<'get'>>(path: P): ListCall<P>;
  /** GET of a file, with this name when the server gives none. */
  getFile<P extends PathWith<'get'>>(path: P, name?: string): Caller<P, 'get', Download>;
  postJson<P extends PathWith<'post'>>(
    path: P,
    ...fields: Fields<AnswerOf<paths[P]['post']>>
  ): JsonCaller<P, 'post'>;
  /** POST that answers with a file, with this name when the server gives none. */
  postFile<P extends PathWith<'post'>>(path: P, name: string): Caller<P, 'post', Download>;
  /** POST whose answer has no content of interest. */
  postVoid<P extends PathWith<'post'>>(path: P): Caller<P, 'post', void>;
  putJson<P extends PathWith<'put'>>(
    path: P,
    ...fields: Fields<AnswerOf<paths[P]['put']>>
  ): JsonCaller<P, 'put'>;
  patchJson<P extends PathWith<'patch'>>(
    path: P,
    ...fields: Fields<AnswerOf<paths[P]['patch']>>
  ): JsonCaller<P, 'patch'>;
  deleteVoid<P extends PathWith<'delete'>>(path: P): Caller<P, 'delete', void>;
}

const isArray = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

const hasFields =
  <T>(fields: readonly string[]): Guard<T> =>
  (value): value is T =>
    fields[0] === '[]'
      ? isArray(value)
      : isRecord(value) &&
        (fields[0] ? fields.every((field) => field in value) : 'uuid' in value || 'id' in value);

const isPage = <T>(value: unknown): value is T =>
  isRecord(value) && Number.isInteger(value['count']) && isArray(value['results']);

/** Arguments of any call. */
interface Args extends CallOptions {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** Makes calls that go through `send`. */
export function createEndpoints(send: Send): Endpoints {
  const calls =
    (method: Call<unknown>['method']) =>
    <T>(path: string, read: Reader<T>) =>
    (args: Args = {}): Promise<T> =>
      send({ method, path, read, params: args.path, query: args.query, body: args.body }, args);

  const jsonCalls = (method: Call<unknown>['method']) => {
    const call = calls(method);
    return <T>(path: string, ...fields: readonly string[]) => call<T>(path, json(hasFields(fields)));
  };

  const get = calls('GET');
  const post = calls('POST');
  return {
    getJson: jsonCalls('GET'),
    getPage<P extends PathWith<'get'>>(path: P): ListCall<P> {
      const page = get(path, json(isPage<Page<ItemOf<paths[P]['get']>>>));
      return Object.assign(get(path, json(isPage<AnswerOf<paths[P]['get']>>)), {
        all: (args: Args = {}) =>
          everyItem(
            (offset) => page({ ...args, query: { ...args.query, offset } }),
            Number(isRecord(args.query) && (args.query['offset'] ?? 0)),
          ),
      });
    },
    getFile: (path, name) => get(path, download(name)),
    postJson: jsonCalls('POST'),
    postFile: (path, name) => post(path, download(name)),
    postVoid: (path) => post(path, nothing),
    putJson: jsonCalls('PUT'),
    patchJson: jsonCalls('PATCH'),
    deleteVoid: (path) => calls('DELETE')(path, nothing),
  };
}
