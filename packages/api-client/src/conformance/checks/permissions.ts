import type { Rule } from '../result.ts';
import { bearer } from '../account.ts';
import { kindsIn, madeUpId, type Ids } from '../contract/ids.ts';
import { isAllowed, type Operation } from '../contract/operation.ts';
import { askedOf, type Scene } from '../scene.ts';

const noToken: Rule = {
  id: 'permissions.no-token',
  wants: 'A call without a token answers 401.',
  source: 'contract, Signing in',
};
const forgedToken: Rule = {
  id: 'permissions.forged-token',
  wants: 'A call with a token that the back end did not make answers 401.',
  source: 'contract, Signing in',
};
const noPermission: Rule = {
  id: 'permissions.missing-permission',
  wants: 'A caller who holds none of the permissions in x-permission gets 403.',
  source: 'contract, x-permission; specification, section 6',
};

/** Rules about who may call. */
export const permissionRules: readonly Rule[] = [noToken, forgedToken, noPermission];

/** Ids that nothing has, so that a back end that lets a change through has nothing to change. */
function madeUpIds({ path }: Operation): Ids {
  return new Map(kindsIn(path).map((kind) => [kind, [madeUpId(kind)]]));
}

/** Calls without a token, with a forged one and without the permission. */
export async function checkPermissions(scene: Scene): Promise<void> {
  const { askAs, callers, findings, mayWrite, operations, period } = scene;
  const asked = operations.filter(
    ({ method, calledBy }) => calledBy !== 'anybody' && (method === 'GET' || mayWrite),
  );
  const [first] = callers;
  const firstIds = first === undefined ? new Map() : await scene.idsOf(first);

  function requestOf(operation: Operation, ids: Ids) {
    if (operation.method === 'GET') return askedOf(operation, ids, period);
    return { ...askedOf(operation, madeUpIds(operation), period), body: {} };
  }

  for (const operation of asked) {
    const answer = await askAs(null, requestOf(operation, firstIds), operation.id);
    findings.judge(noToken, operation.id, answer, answer.status === 401 ? null : '401');
  }

  for (const caller of callers) {
    const { access, refresh } = caller.tokens;
    const forged = bearer({ tokens: { access: `${access}x`, refresh } });
    const asks = { method: 'GET', path: '/v1/users/profile/', headers: forged };
    const answer = await askAs(null, asks, 'getProfile');
    findings.judge(forgedToken, caller.name, answer, answer.status === 401 ? null : '401');

    const ids = await scene.idsOf(caller);
    for (const operation of asked) {
      if (operation.calledBy !== 'person' || isAllowed(operation, caller.permissions)) continue;
      const refused = await askAs(caller, requestOf(operation, ids), operation.id);
      const target = `${operation.id} as ${caller.name}`;
      findings.judge(noPermission, target, refused, refused.status === 403 ? null : '403');
    }
  }
}
