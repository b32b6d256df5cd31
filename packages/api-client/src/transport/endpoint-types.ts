import type { QueryOf } from '../contract.ts';
import type { paths } from '../generated/schema.ts';
import type { CallOptions } from './transport.ts';

/** Methods that operations have. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the contract below its versions that have an operation of the method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

/** One value per placeholder of a path, in their order: uuids, and numbers for roles. */
export type Ids<P extends string> = P extends `${string}{${string}}${infer Rest}`
  ? [id: string | number, ...Ids<Rest>]
  : [];

type JsonIn<T> = T extends { content: { 'application/json': infer Json } } ? Json : never;

/** The JSON of an operation's answer. */
export type Answer<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: { 200: infer Ok };
}
  ? JsonIn<Ok>
  : never;

/** The JSON an operation is sent. */
export type Body<P extends keyof paths, M extends Method> = paths[P][M] extends { requestBody: infer Sent }
  ? JsonIn<Sent>
  : never;

type Optional = [options?: CallOptions];

/** Arguments of a call without query and body. */
export type PlainArgs<P extends string> = [...Ids<P>, ...Optional];

/** Arguments of a call with a query. */
export type QueryArgs<P extends keyof paths> =
  Record<never, never> extends QueryOf<P>
    ? [...Ids<P>, query?: QueryOf<P>, ...Optional]
    : [...Ids<P>, query: QueryOf<P>, ...Optional];

/** Arguments of a call with a JSON body. */
export type BodyArgs<P extends keyof paths, M extends Method> = [...Ids<P>, payload: Body<P, M>, ...Optional];

/** Arguments of a call that sends files. */
export type FormArgs<P extends string> = [...Ids<P>, form: FormData, ...Optional];

/** One item of a list. */
export type ItemOf<P extends keyof paths> =
  Answer<P, 'get'> extends { results: readonly (infer Item)[] } ? Item : never;
