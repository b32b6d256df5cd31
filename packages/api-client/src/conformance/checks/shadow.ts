import type { Rule } from '../result.ts';
import { isRecord } from '../../record.ts';
import type { Caller } from '../account.ts';
import type { Exchange } from '../exchange.ts';
import { kindsIn, madeUpId } from '../contract/ids.ts';
import { askedOf, rowsOf, type Scene } from '../scene.ts';
import { textOf } from '../sign-in.ts';

const source = 'contract, Shadow mode';
const start: Rule = {
  id: 'shadow.start',
  wants: 'Staff with the permission gets a shadow token for a user and for a corporate group.',
  source: 'specification, section 1; contract, startShadowUser and startShadowGroup',
};
const view: Rule = {
  id: 'shadow.view',
  wants:
    'With the shadow header every call is answered as the person, or the corporate group, that is looked at.',
  source,
};
const rights: Rule = {
  id: 'shadow.rights',
  wants:
    'In shadow mode the permissions of the one looked at hold, not those of the staff: what it may not do answers 403.',
  source,
};
const refusedWrite: Rule = {
  id: 'shadow.refused-write',
  wants:
    'A call without the shadow header in its security is refused in shadow mode: what is of the person itself cannot be changed.',
  source: 'contract, security of the operation',
};
const unknownToken: Rule = {
  id: 'shadow.unknown-token',
  wants: 'A shadow token that the back end did not make answers 401 or 403.',
  source,
};
const ownToken: Rule = {
  id: 'shadow.own-token',
  wants:
    'A shadow token without an own bearer token, or beside the one of somebody else, answers 401 or 403.',
  source,
};
const stop: Rule = {
  id: 'shadow.stop',
  wants: 'After shadow mode has ended its token answers 401 or 403.',
  source: 'contract, stopShadowUser',
};

/** Rules about shadow mode. */
export const shadowRules: readonly Rule[] = [start, view, rights, refusedWrite, unknownToken, ownToken, stop];

type Kind = 'user' | 'group';

const isRefused = ({ status }: Exchange): boolean => status === 401 || status === 403;

const uuids = ({ json }: Exchange): readonly string[] => rowsOf(json).map((row) => textOf(row, 'uuid'));

const profile = { method: 'GET', path: '/v1/users/profile/' };

async function checkKind(
  scene: Scene,
  kind: Kind,
  staff: Caller,
  customer: Caller,
  id: string,
): Promise<void> {
  const { askAs, everyOperation, findings, mayWrite, operations, period } = scene;
  const header = `X-Shadow-${kind === 'user' ? 'User' : 'Group'}`;
  const target = `${kind === 'user' ? customer.name : `the corporate group of ${customer.name}`} seen by ${staff.name}`;
  const path = `/v1/users/shadow-${kind}/${id}/`;
  const started = await askAs(staff, { method: 'POST', path }, 'start of shadow mode');
  const token = textOf(started.json, 'token');
  findings.judge(start, target, started, started.status === 200 && token !== '' ? null : '200 with a token');
  if (token === '') return;
  const headers = { [header]: token };

  const seen = await askAs(staff, { ...profile, headers }, 'getProfile');
  const shadow = isRecord(seen.json) ? seen.json['shadow'] : undefined;
  const isMarked = isRecord(shadow) && textOf(seen.json, 'user_type') === 'external';
  const isPerson = kind === 'group' || textOf(seen.json, 'uuid') === customer.uuid;
  findings.judge(
    view,
    `getProfile, ${target}`,
    seen,
    seen.status === 200 && isMarked && isPerson
      ? null
      : `the profile of ${kind === 'user' ? `the user ${customer.uuid}` : 'the corporate group'}, with shadow set`,
  );
  const own = await askAs(
    customer,
    { method: 'GET', path: '/v1/corporategroups/minimal/' },
    'listCorporateGroupsMinimal',
  );
  const theirs = await askAs(
    staff,
    { method: 'GET', path: '/v1/corporategroups/minimal/', headers },
    'listCorporateGroupsMinimal',
  );
  const expected = kind === 'user' ? uuids(own) : [id];
  findings.judge(
    view,
    `listCorporateGroupsMinimal, ${target}`,
    theirs,
    theirs.status === 200 && uuids(theirs).toSorted().join() === expected.toSorted().join()
      ? null
      : `200 with ${expected.join(', ')} alone`,
  );

  const forStaff = everyOperation.find(({ id: name }) => name === 'listAdministrators');
  if (forStaff !== undefined) {
    const ids = new Map();
    const asked = { ...askedOf(forStaff, ids, period), headers };
    const refused = await askAs(staff, asked, forStaff.id);
    findings.judge(rights, `${forStaff.id}, ${target}`, refused, refused.status === 403 ? null : '403');
  }

  for (const operation of operations) {
    const isOwn = operation.calledBy === 'person' && !operation.isForShadow && operation.method !== 'GET';
    // An empty body changes nothing, but only with --writes is that left to the back end.
    if (!isOwn || !mayWrite) continue;
    const ids = new Map(kindsIn(operation.path).map((one) => [one, [madeUpId(one)]]));
    const asked = { ...askedOf(operation, ids, period), headers, body: {} };
    const answer = await askAs(staff, asked, operation.id);
    findings.judge(refusedWrite, `${operation.id}, ${target}`, answer, answer.status === 403 ? null : '403');
  }
  if (!mayWrite) findings.skip(refusedWrite, target, 'needs --writes');

  const forged = await askAs(staff, { ...profile, headers: { [header]: `${token}x` } }, 'getProfile');
  findings.judge(unknownToken, target, forged, isRefused(forged) ? null : '401 or 403');
  const alone = await askAs(null, { ...profile, headers }, 'getProfile');
  findings.judge(ownToken, `without a bearer token, ${target}`, alone, isRefused(alone) ? null : '401');
  const borrowed = await askAs(customer, { ...profile, headers }, 'getProfile');
  findings.judge(
    ownToken,
    `with the token of ${customer.name}`,
    borrowed,
    isRefused(borrowed) ? null : '401 or 403',
  );

  await askAs(staff, { method: 'DELETE', path }, 'end of shadow mode');
  const afterwards = await askAs(staff, { ...profile, headers }, 'getProfile');
  findings.judge(stop, target, afterwards, isRefused(afterwards) ? null : '401 or 403');
}

/** Staff that sees the portal as a customer's user, and as a corporate group. */
export async function checkShadow(scene: Scene): Promise<void> {
  const { callers, findings } = scene;
  const customer = callers.find(({ account }) => account.kind === 'customer');
  const staff = callers.find(
    ({ account, permissions }) => account.kind === 'staff' && permissions.has('can_shadow_user'),
  );
  if (customer === undefined || staff === undefined) {
    findings.skip(start, 'all', 'give a customer, and staff that holds can_shadow_user');
    return;
  }
  await checkKind(scene, 'user', staff, customer, customer.uuid);
  const [corporateGroup] = (await scene.idsOf(customer)).get('corporate group') ?? [];
  if (corporateGroup === undefined || !staff.permissions.has('can_shadow_group'))
    findings.skip(start, 'corporate group', 'needs a corporate group, and staff that holds can_shadow_group');
  else await checkKind(scene, 'group', staff, customer, corporateGroup);
}
