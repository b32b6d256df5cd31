import type { QueryIn } from '../contract.ts';
import type { paths } from '../generated/schema.ts';
import type { CallOptions } from './transport.ts';

/** HTTP methods of operations. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the contract, below their version, with an operation of the method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

type JsonIn<T> = T extends { content: { 'application/json': infer Json } } ? Json : never;

/** The JSON of an operation's answer. */
export type AnswerOf<Operation> = Operation extends { responses: { 200: infer Ok } } ? JsonIn<Ok> : never;

type PathIn<Operation> = Operation extends { parameters: { path: infer Path } } ? Path : never;

type BodyIn<Operation> = Operation extends { requestBody: infer Sent }
  ? Sent extends { content: { 'multipart/form-data': unknown } }
    ? FormData
    : Sent extends { content: { 'application/octet-stream': unknown } }
      ? Blob
      : JsonIn<Sent>
  : never;

/** A part of a call: undefined when the contract has none, optional when nothing in it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T | undefined }
    : { readonly [K in Name]: T };

/**
 * The input of an operation: path and query parameters by their names in the contract, and its body (JSON, `FormData` for a form with files, or a `Blob` of the type `application/octet-stream` for the bytes of one).
 */
export type PartsOf<Operation> = Part<'path', PathIn<Operation>> &
  Part<'query', QueryIn<Operation>> &
  Part<'body', BodyIn<Operation>>;

/** The arguments of an operation: its input and the options of the call. */
export type ArgsOf<Operation> = PartsOf<Operation> & CallOptions;

/** The argument list of an operation's function; the argument is optional when nothing in it is required. */
export type CallParameters<Operation> =
  Record<never, never> extends ArgsOf<Operation> ? [args?: ArgsOf<Operation>] : [args: ArgsOf<Operation>];

/** One item of a list. */
export type ItemOf<Operation> =
  AnswerOf<Operation> extends { results: readonly (infer Item)[] } ? Item : never;
