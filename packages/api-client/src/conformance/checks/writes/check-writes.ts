import { isRecord } from '../../../record.ts';
import type { Caller } from '../../account.ts';
import type { Exchange } from '../../exchange.ts';
import type { Rule } from '../../result.ts';
import type { Scene } from '../../scene.ts';
import { textOf } from '../../sign-in.ts';
import { idIn, prepareRoundTrip, type RoundTrip } from './round-trip.ts';
import { differingField, movedField, writtenKinds } from './written-kinds.ts';

const source = 'contract, the operations that create, change and remove';
const create: Rule = {
  id: 'writes.create',
  wants: 'What is made is answered with its id and as it was sent, and is found by its id and in its list.',
  source,
};
const change: Rule = {
  id: 'writes.change',
  wants: 'A change is answered and kept, and moves nothing but the fields that it names.',
  source,
};
const remove: Rule = {
  id: 'writes.remove',
  wants: 'What is removed is gone: neither its id nor its list finds it.',
  source,
};
const refused: Rule = {
  id: 'writes.refused',
  wants: 'A body with an empty name answers 400 field_error that names the field.',
  source: 'contract, Errors; specification, section 8',
};
const foreign: Rule = {
  id: 'writes.foreign',
  wants:
    'What is of one customer can be neither changed nor removed by another: 404 or 403, and it is as it was.',
  source: 'contract, Errors',
};
const foreignCreate: Rule = {
  id: 'writes.foreign-create',
  wants: "Nothing can be made in another customer's corporate group, or of another customer's sites.",
  source: 'contract, Errors',
};
const shadow: Rule = {
  id: 'writes.shadow',
  wants:
    'In shadow mode what has no shadow header in its security is made, changed and removed by nobody: 403, and it is as it was.',
  source: 'contract, security of the operation',
};
const profile: Rule = {
  id: 'writes.profile',
  wants: 'A change of the own profile is kept, and can be taken back.',
  source: 'contract, updateProfile',
};
const left: Rule = {
  id: 'writes.left',
  wants: 'Nothing of what the kit made is left.',
  source: 'contract, the operations that remove',
};

/** Rules about changes; they are tried only where the kit may write. */
export const writeRules: readonly Rule[] = [
  create,
  change,
  remove,
  refused,
  foreign,
  foreignCreate,
  shadow,
  profile,
  left,
];

/** A name that nothing has, and that tells whoever finds it where it comes from. */
const newMark = (): string => `Conformance-${crypto.randomUUID().slice(0, 'xxxxxxxx'.length)}`;

const isForbidden = ({ status }: Exchange): boolean => status === 403;

const isRefused = ({ status }: Exchange): boolean => status === 403 || status === 404;

/** Others try to change and remove what is there; `headers` are those of shadow mode. */
async function tryChanges(
  scene: Scene,
  trip: RoundTrip,
  { id, mark }: { readonly id: string; readonly mark: string },
  by: {
    readonly rule: Rule;
    readonly who: Caller;
    readonly how: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly isWanted: (answer: Exchange) => boolean;
    readonly wanted: string;
  },
): Promise<void> {
  const { kind } = trip;
  const before = await trip.read(id, mark);
  for (const name of [kind.change, kind.remove]) {
    const isOpen = by.headers !== undefined && trip.operation(name).isForShadow;
    if (isOpen) continue;
    const body = name === kind.change ? { [kind.named]: `${mark} taken` } : undefined;
    const headers = by.headers ?? {};
    const answer = await scene.askAs(by.who, { ...trip.asked(name, id, body), headers }, name);
    scene.findings.judge(by.rule, `${name}, ${by.how}`, answer, by.isWanted(answer) ? null : by.wanted);
    const after = await trip.read(id, mark);
    const moved = movedField(before.row, after.row, {});
    scene.findings.judge(
      by.rule,
      `the ${kind.name} after ${name}, ${by.how}`,
      after.exchange,
      moved === null ? null : `the ${kind.name} as it was, ${moved} too`,
    );
  }
}

/** Removes what should never have been made, as the one whose corporate group it lies in. */
async function removeStray(trip: RoundTrip, mark: string): Promise<Exchange | null> {
  const { exchange, row } = await trip.listed(mark);
  const id = idIn(row, trip.kind);
  if (id === null) return null;
  await trip.send(trip.kind.remove, id);
  return exchange;
}

async function tryForeign(scene: Scene, trip: RoundTrip, id: string, mark: string): Promise<void> {
  const { findings } = scene;
  const { kind, caller, corporateGroup } = trip;
  if (!kind.isOfCorporateGroup || caller.account.kind !== 'customer') return;
  for (const other of scene.callers) {
    if (other === caller || other.account.kind !== 'customer') continue;
    const theirs = await scene.idsOf(other);
    if (corporateGroup === undefined || theirs.get('corporate group')?.includes(corporateGroup) === true)
      continue;
    const how = `${other.name} on what is of ${caller.name}`;
    await tryChanges(
      scene,
      trip,
      { id, mark },
      {
        rule: foreign,
        who: other,
        how,
        isWanted: isRefused,
        wanted: '404 or 403',
      },
    );
    const stray = newMark();
    const made = await scene.askAs(other, trip.asked(kind.create, null, trip.body(stray)), kind.create);
    findings.judge(foreignCreate, `${kind.create}, ${how}`, made, isRefused(made) ? null : '404 or 403');
    const found = await removeStray(trip, stray);
    if (found !== null)
      findings.judge(
        foreignCreate,
        `the list after ${kind.create}, ${how}`,
        found,
        `no ${kind.name} ${stray}`,
      );

    const own = kind.name === 'site group' ? await prepareRoundTrip(scene, kind, other) : '';
    if (typeof own === 'string') continue;
    const stolen = newMark();
    const body = { ...trip.body(stolen), [kind.named]: stolen };
    const answer = await own.send(kind.create, null, body);
    const isKept = [400, 403, 404, 422].includes(answer.status);
    findings.judge(
      foreignCreate,
      `${kind.create} of sites, ${how}`,
      answer,
      isKept ? null : '404, 403 or 422',
    );
    await removeStray(own, stolen);
  }
}

async function tryShadow(scene: Scene, trip: RoundTrip, id: string, mark: string): Promise<void> {
  const { askAs, callers, findings } = scene;
  const { kind, caller } = trip;
  const staff = callers.find(
    ({ account, permissions }) => account.kind === 'staff' && permissions.has('can_shadow_user'),
  );
  if (caller.account.kind !== 'customer' || staff === undefined || trip.operation(kind.create).isForShadow)
    return;
  const path = `/v1/users/shadow-user/${caller.uuid}/`;
  const started = await askAs(staff, { method: 'POST', path }, 'start of shadow mode');
  const headers = { 'X-Shadow-User': textOf(started.json, 'token') };
  const how = `${caller.name} seen by ${staff.name}`;
  await tryChanges(
    scene,
    trip,
    { id, mark },
    { rule: shadow, who: staff, how, headers, isWanted: isForbidden, wanted: '403' },
  );
  const stray = newMark();
  const asked = { ...trip.asked(kind.create, null, trip.body(stray)), headers };
  const made = await askAs(staff, asked, kind.create);
  findings.judge(shadow, `${kind.create}, ${how}`, made, isForbidden(made) ? null : '403');
  const found = await removeStray(trip, stray);
  if (found !== null)
    findings.judge(shadow, `the list after ${kind.create}, ${how}`, found, `no ${kind.name} ${stray}`);
  await askAs(staff, { method: 'DELETE', path }, 'end of shadow mode');
}

/** Changes it, and looks whether that was all that changed. */
async function tryChange({ findings }: Scene, trip: RoundTrip, id: string, mark: string, target: string) {
  const { kind } = trip;
  const before = await trip.read(id, mark);
  const changed = await trip.send(kind.change, id, kind.changes);
  const isAnswered = changed.status === 200 && differingField(changed.json, kind.changes) === null;
  findings.judge(change, `${kind.change}, ${target}`, changed, isAnswered ? null : '200 with the change');
  const after = await trip.read(id, mark);
  const lost = differingField(after.row, kind.changes);
  const moved = movedField(before.row, after.row, kind.changes);
  findings.judge(
    change,
    `the ${kind.name} afterwards, ${target}`,
    after.exchange,
    lost === null && moved === null
      ? null
      : `${lost ?? moved ?? ''} ${lost === null ? 'as it was' : 'as changed'}`,
  );
}

async function makeAndRemove(scene: Scene, trip: RoundTrip): Promise<void> {
  const { findings } = scene;
  const { kind, caller } = trip;
  const target = `${kind.name} of ${caller.name}`;
  const mark = newMark();
  const body = trip.body(mark);
  const empty = await trip.send(kind.create, null, { ...body, [kind.named]: '' });
  const details = isRecord(empty.json) ? empty.json['details'] : undefined;
  const isNamed = Array.isArray(details) && details.some((item) => textOf(item, 'field') === kind.named);
  const isAsWanted = empty.status === 400 && textOf(empty.json, 'type') === 'field_error' && isNamed;
  findings.judge(refused, target, empty, isAsWanted ? null : `400 field_error on ${kind.named}`);
  const mistaken = empty.status === 200 ? idIn(empty.json, kind) : null;
  if (mistaken !== null) await trip.send(kind.remove, mistaken);

  const made = await trip.send(kind.create, null, body);
  const id = idIn(made.json, kind);
  const lacking = differingField(made.json, body ?? {});
  const isMade = made.status === 200 && id !== null && lacking === null;
  const wanted = `200 with ${id === null ? kind.key : (lacking ?? 'what was sent')} as it was sent`;
  findings.judge(create, `${kind.create}, ${target}`, made, isMade ? null : wanted);
  if (id === null) return;
  try {
    const { exchange, row } = await trip.read(id, mark);
    findings.judge(
      create,
      `read, ${target}`,
      exchange,
      differingField(row, body ?? {}) === null ? null : 'what was made',
    );
    const listed = await trip.listed(mark);
    findings.judge(
      create,
      `${kind.list}, ${target}`,
      listed.exchange,
      idIn(listed.row, kind) === id ? null : `a row with ${kind.key} ${id}`,
    );
    await tryChange(scene, trip, id, mark, target);
    await tryForeign(scene, trip, id, mark);
    await tryShadow(scene, trip, id, mark);
    const removed = await trip.send(kind.remove, id);
    findings.judge(remove, `${kind.remove}, ${target}`, removed, removed.status === 200 ? null : '200');
    const gone = await trip.read(id, mark);
    const isGone = kind.read === null ? gone.row === undefined : gone.exchange.status === 404;
    findings.judge(remove, `read, ${target}`, gone.exchange, isGone ? null : '404');
    const rest = await trip.listed(mark);
    findings.judge(
      remove,
      `${kind.list}, ${target}`,
      rest.exchange,
      rest.row === undefined ? null : `no row with ${kind.key} ${id}`,
    );
  } finally {
    await removeStray(trip, mark);
    const { exchange, row } = await trip.listed(mark);
    findings.judge(left, target, exchange, row === undefined ? null : `no ${kind.name} ${mark}`);
  }
}

/** The own title is changed and changed back. */
async function tryProfile({ askAs, findings }: Scene, caller: Caller): Promise<void> {
  const path = '/v1/users/profile/';
  const readTitle = async () => {
    const exchange = await askAs(caller, { method: 'GET', path }, 'getProfile');
    return { exchange, title: isRecord(exchange.json) ? exchange.json['title'] : undefined };
  };
  const before = await readTitle();
  const changed = newMark();
  for (const title of [changed, before.title]) {
    await askAs(caller, { method: 'PATCH', path, body: { title } }, 'updateProfile');
    const now = await readTitle();
    const target = `${title === changed ? 'changed' : 'changed back'} by ${caller.name}`;
    findings.judge(profile, target, now.exchange, now.title === title ? null : `the title ${String(title)}`);
  }
}

/** Makes, finds, changes and removes what can be removed without a trace, and lets others try the same. */
export async function checkWrites(scene: Scene): Promise<void> {
  const { callers, findings, mayWrite, operations } = scene;
  if (!mayWrite) {
    findings.skip(create, 'all', 'needs --writes');
    return;
  }
  const isTried = (name: string): boolean => operations.some(({ id }) => id === name);
  for (const kind of writtenKinds) {
    if (!isTried(kind.create)) continue;
    let isMade = false;
    let reason = 'there is nobody to try it';
    for (const caller of callers) {
      const trip = await prepareRoundTrip(scene, kind, caller);
      if (typeof trip === 'string') reason = trip;
      else {
        isMade = true;
        await makeAndRemove(scene, trip);
      }
    }
    if (!isMade) findings.skip(create, kind.name, reason);
  }
  if (isTried('updateProfile')) for (const caller of callers) await tryProfile(scene, caller);
}
