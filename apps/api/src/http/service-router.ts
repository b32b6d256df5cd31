import type { Context, Hono } from 'hono';
import { authenticateService } from '../service-accounts/authenticate-service.ts';
import { ApiError, forbidden } from '../server/api-error.ts';
import type { AppEnvironment } from '../server/app-environment.ts';
import type { ServiceOperationRule } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';
import type { ServiceOperation } from '../server/service-operation.ts';
import { texts } from '../server/texts.ts';
import { queryValidator } from './request-validation.ts';

type Pair = readonly [ServiceOperationRule, ServiceOperation];

/**
 * Pairs every operation for the supplier's own systems with its handler.
 *
 * @throws Error when an operation has no handler or two, or a handler no operation: such a server must not start.
 */
export function pairServiceOperations(
  rules: readonly ServiceOperationRule[],
  operations: readonly ServiceOperation[],
): Pair[] {
  const byId = new Map<string, ServiceOperation>(operations.map((operation) => [operation.id, operation]));
  if (byId.size !== operations.length) throw new Error('An operation has two handlers.');
  const known = new Set(rules.map(({ id }) => id));
  const unknown = operations.find(({ id }) => !known.has(id));
  if (unknown !== undefined) throw new Error(`The contract has no operation ${unknown.id} for services.`);
  return rules.map((rule): Pair => {
    const operation = byId.get(rule.id);
    if (operation === undefined) throw new Error(`The operation ${rule.id} has no handler.`);
    return [rule, operation];
  });
}

function endpoint(
  [rule, operation]: Pair,
  deps: Deps,
): (context: Context<AppEnvironment>) => Promise<Response> {
  let checkQuery: ReturnType<typeof queryValidator> | null = null;
  return async (context) => {
    const request = context.get('request');
    const caller = await authenticateService(deps, context.req.raw.headers.get('authorization'));
    if (!caller.scopes.has(rule.scope)) throw forbidden();
    checkQuery ??= queryValidator(rule.parameters);
    const query = checkQuery(request.url.searchParams);
    return operation.handle({ rule, caller, query, request, deps });
  };
}

/** Adds a route for every operation for the supplier's own systems, with and without a trailing slash. */
export function addServiceOperations(app: Hono<AppEnvironment>, pairs: readonly Pair[], deps: Deps): void {
  for (const pair of pairs) {
    const [{ method, path }] = pair;
    app.on(method, [path, `${path}/`], endpoint(pair, deps));
    app.on('ALL', [path, `${path}/`], () => {
      throw new ApiError(405, texts.methodNotAllowed, { Allow: method });
    });
  }
}
