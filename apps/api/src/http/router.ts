import type { Context, Hono } from 'hono';
import { withDeclaredEvent } from '../audit/declared-event.ts';
import { authenticate } from '../identity/authenticate.ts';
import type { Caller } from '../server/caller.ts';
import { withSignInEvents } from '../identity/sign-in-events.ts';
import { effectiveCaller } from '../shadow/effective-caller.ts';
import { notedWhenShadowing } from '../shadow/shadow-writes.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppEnvironment } from '../server/app-environment.ts';
import { authorize } from '../server/authorize.ts';
import type { ContractOperation } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';
import { jsonAnswer } from './json-answer.ts';
import { Answer, type Operation } from '../server/operation.ts';
import { yieldToEventLoop } from '../server/yield-to-event-loop.ts';
import { answerFromReplica, noteCallerWrote } from './report-from-replica.ts';
import { requestValidator, type RequestValidator } from './request-validation.ts';
import { responseValidator } from './response-validation.ts';
import { texts } from '../server/texts.ts';

type Endpoint = (context: Context<AppEnvironment>) => Promise<Response>;

async function identify(deps: Deps, headers: Headers, allowsShadow: boolean): Promise<Caller> {
  const actor = await authenticate(deps, headers.get('authorization'));
  const shadow = { user: headers.get('x-shadow-user'), group: headers.get('x-shadow-group') };
  return effectiveCaller(deps, actor, shadow, allowsShadow);
}

/** The checks of an operation's requests, compiled when they are first asked for. */
function requestChecks(contract: ContractOperation): () => RequestValidator {
  let validator: RequestValidator | null = null;
  return () => (validator ??= requestValidator(contract));
}

/** Compiles the checks of all operations, which takes half a second, with a turn for others after each. */
async function compileAhead(checks: readonly (() => RequestValidator)[], deps: Deps): Promise<void> {
  for (const check of checks) {
    await yieldToEventLoop();
    if (deps.isStopping()) return;
    check();
  }
}

function endpoint(
  contract: ContractOperation,
  operation: Operation,
  deps: Deps,
  checks: () => RequestValidator,
): Endpoint {
  const checkResponse = deps.config.validateResponses ? responseValidator(contract) : () => undefined;
  return async (context) => {
    const request = context.get('request');
    const caller =
      contract.permission === 'public'
        ? null
        : await identify(deps, context.req.raw.headers, contract.allowsShadow);
    context.set('caller', caller);
    const { permission, allOf } = contract;
    if (permission !== 'public' && caller !== null) authorize({ permission, allOf }, caller);
    const validator = checks();
    const call = {
      operationId: contract.id,
      params: validator.params(context.req.param()),
      query: validator.query(request.url.searchParams),
      body: await validator.body(context.req.raw),
      request,
      deps,
      caller,
    };
    const acting = caller === null ? null : { ...call, caller };
    const result = await withSignInEvents(call, () =>
      notedWhenShadowing(contract, acting, () =>
        withDeclaredEvent(contract, call, (checked) => answerFromReplica(operation, checked)),
      ),
    );
    if (contract.method !== 'GET' && !operation.isReport) await noteCallerWrote(call);
    if (result instanceof Response) return result;
    const { body, headers } = result instanceof Answer ? result : { body: result, headers: {} };
    checkResponse(200, body);
    return jsonAnswer(body, headers);
  };
}

/** Sorts paths with fixed words before paths with a parameter in the same place. */
function byFixedWordsFirst(a: ContractOperation, b: ContractOperation): number {
  return a.path.replaceAll(/\{\w+\}/g, '\uffff') < b.path.replaceAll(/\{\w+\}/g, '\uffff') ? -1 : 1;
}

/**
 * Pairs every operation of the contract with its handler.
 *
 * @throws Error when an operation has no handler or two, when a handler has no operation, or when they disagree on
 *   whether signing in is needed: such a server must not start.
 */
export function pairOperations(
  contracts: readonly ContractOperation[],
  operations: readonly Operation[],
): (readonly [ContractOperation, Operation])[] {
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
  if (byId.size !== operations.length) throw new Error('An operation has two handlers.');
  const known = new Set(contracts.map(({ id }) => id));
  const unknown = operations.find(({ id }) => !known.has(id));
  if (unknown !== undefined) throw new Error(`The contract has no operation ${unknown.id}.`);
  return contracts.map((contract) => {
    const operation = byId.get(contract.id);
    if (operation === undefined) throw new Error(`The operation ${contract.id} has no handler.`);
    if (operation.isPublic !== (contract.permission === 'public'))
      throw new Error(`The handler of ${contract.id} and its x-permission disagree on signing in.`);
    return [contract, operation];
  });
}

/** Adds a route for every operation of the contract, with and without a trailing slash. */
export function addOperations(
  app: Hono<AppEnvironment>,
  pairs: readonly (readonly [ContractOperation, Operation])[],
  deps: Deps,
): void {
  const sorted = pairs.toSorted(([a], [b]) => byFixedWordsFirst(a, b));
  const allChecks: (() => RequestValidator)[] = [];
  for (const [contract, operation] of sorted) {
    const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const checks = requestChecks(contract);
    allChecks.push(checks);
    app.on(contract.method, [path, `${path}/`], endpoint(contract, operation, deps, checks));
  }
  // In production, nobody's first request to an operation waits for them. Tests and development send to few.
  if (!deps.config.validateResponses)
    deps.background.run('request-checks', () => compileAhead(allChecks, deps));
  for (const [contract] of sorted) {
    const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const allowed = sorted.filter(([other]) => other.path === contract.path).map(([{ method }]) => method);
    const header = (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', ');
    app.on('ALL', [path, `${path}/`], () => {
      throw new ApiError(405, texts.methodNotAllowed, { Allow: header });
    });
  }
}
