import type { operations } from '@vinrod/api-client/contract';
import type { Caller } from '../identity/caller.ts';
import type { Deps } from './deps.ts';
import type { RequestInfo } from './request-info.ts';

/** operationId of the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id] extends {
  parameters: Partial<Record<Place, infer Values>>;
}
  ? NonNullable<Values>
  : never;

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

/** Body of a request, checked against the contract. */
export type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? JsonOf<Body>
  : undefined;

/** Body of the successful answer. */
export type ResponseBody<Id extends OperationId> = operations[Id] extends {
  responses: { 200: infer Answer };
}
  ? JsonOf<Answer>
  : never;

/** What the handler of an operation is given. Everything from outside is checked and coerced. */
export interface Context<Id extends OperationId> {
  readonly params: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly body: RequestBody<Id>;
  readonly request: RequestInfo;
  readonly deps: Deps;
}

/** The same for an operation that needs a signed-in user, whose permission has been checked. */
export interface SignedInContext<Id extends OperationId> extends Context<Id> {
  readonly caller: Caller;
}

type Result<Id extends OperationId> = Promise<ResponseBody<Id> | Response> | ResponseBody<Id> | Response;

/**
 * Handlers of operations with `x-permission: public`. A handler answers with the body of the 200
 * answer, or with a whole `Response` when it is not JSON, and throws `ApiError` for anything else.
 */
export type PublicOperations = {
  readonly [Id in OperationId]?: (context: Context<Id>) => Result<Id>;
};

/** Handlers of operations that need a signed-in user. */
export type SignedInOperations = {
  readonly [Id in OperationId]?: (context: SignedInContext<Id>) => Result<Id>;
};
