import type { operations } from '@vinrod/api-client/contract';
import type { Caller } from './caller.ts';
import type { Deps } from './deps.ts';
import type { JsonRecord } from './json-document.ts';
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

/** Input of an operation's handler. Everything from outside is checked and coerced. */
export interface Context<Id extends OperationId> {
  readonly operationId: string;
  readonly params: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly body: RequestBody<Id>;
  readonly request: RequestInfo;
  readonly deps: Deps;
}

/** As {@link Context}, for an operation that requires a signed-in user; their permission has been checked. */
export interface SignedInContext<Id extends OperationId> extends Context<Id> {
  readonly caller: Caller;
}

/** A 200 answer with headers of its own. */
export class Answer<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * A handler's result: the body of the 200 answer, with or without headers of its own, or a whole `Response` when the
 * answer is not JSON or not 200. Errors are thrown as `ApiError`.
 */
export type Result<Id extends OperationId> = ResponseBody<Id> | Answer<ResponseBody<Id>> | Response;

/** A request checked against the operation `operationId` of the contract. */
export interface CheckedCall {
  readonly operationId: string;
  readonly params: JsonRecord;
  readonly query: JsonRecord;
  readonly body: unknown;
  readonly request: RequestInfo;
  readonly deps: Deps;
  /** null for public operations. */
  readonly caller: Caller | null;
}

/** An operation of the contract with its implementation. */
export interface Operation {
  readonly id: OperationId;
  /** Whether it is public; must agree with `x-permission` in the contract. */
  readonly isPublic: boolean;
  /** Whether it is a report or an export: `deps.database.db` may be a replica's then, which can only be read from. */
  readonly isReport: boolean;
  readonly handle: (call: CheckedCall) => Promise<unknown>;
}

/** Narrows the type of a call: the contract's check of the request guarantees the generated types. */
function isCallOf<Id extends OperationId>(call: CheckedCall, id: Id): call is CheckedCall & Context<Id> {
  return call.operationId === id;
}

function isSignedIn<Call extends CheckedCall>(call: Call): call is Call & { readonly caller: Caller } {
  return call.caller !== null;
}

/** Binds a handler to an operation that requires sign-in. */
export function operation<Id extends OperationId>(
  id: Id,
  handler: (context: SignedInContext<Id>) => Promise<Result<Id>> | Result<Id>,
): Operation {
  return {
    id,
    isPublic: false,
    isReport: false,
    async handle(call) {
      if (!isCallOf(call, id) || !isSignedIn(call))
        throw new Error(`${id} was called as ${call.operationId}.`);
      return handler(call);
    },
  };
}

/** Binds a handler to an operation that is a report or an export; what it writes, it writes in transactions. */
export function reportOperation<Id extends OperationId>(
  id: Id,
  handler: (context: SignedInContext<Id>) => Promise<Result<Id>> | Result<Id>,
): Operation {
  return { ...operation(id, handler), isReport: true };
}

/** Binds a handler to an operation with `x-permission: public`. */
export function publicOperation<Id extends OperationId>(
  id: Id,
  handler: (context: Context<Id>) => Promise<Result<Id>> | Result<Id>,
): Operation {
  return {
    id,
    isPublic: true,
    isReport: false,
    async handle(call) {
      if (!isCallOf(call, id)) throw new Error(`${id} was called as ${call.operationId}.`);
      return handler(call);
    },
  };
}
