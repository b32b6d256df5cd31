import { isRecord } from '../../../record.ts';
import { isNumbered, kindsIn, madeUpId } from '../../contract/ids.ts';
import { isAllowed, type Operation } from '../../contract/operation.ts';
import type { Caller } from '../../account.ts';
import type { Asked, Exchange } from '../../exchange.ts';
import { rowsOf, type Scene } from '../../scene.ts';
import type { Fields, Material, WrittenKind } from './written-kinds.ts';

/** The operations of a kind, for the one who makes it. */
export interface RoundTrip {
  readonly kind: WrittenKind;
  readonly caller: Caller;
  /** Corporate group that it lies in; undefined for what lies in none. */
  readonly corporateGroup: string | undefined;
  readonly body: (mark: string) => Fields | undefined;
  readonly operation: (name: string) => Operation;
  /** A request of an operation of this kind. */
  readonly asked: (name: string, id: string | null, body?: unknown) => Asked;
  /** The row with a mark as the list has it; undefined when it has none. */
  readonly listed: (
    mark: string,
  ) => Promise<{ readonly exchange: Exchange; readonly row: Fields | undefined }>;
  /** One as it is read by its maker. */
  readonly read: (
    id: string,
    mark: string,
  ) => Promise<{ readonly exchange: Exchange; readonly row: unknown }>;
  readonly send: (name: string, id: string | null, body?: unknown) => Promise<Exchange>;
}

/** Roles of a list that the caller may give. */
async function giveableRole(
  scene: Scene,
  caller: Caller,
  asked: Asked,
  name: string,
): Promise<number | undefined> {
  const { json } = await scene.askAs(caller, asked, name);
  const role = rowsOf(json).find((row) => isRecord(row) && row['can_give'] === true);
  const id = isRecord(role) ? role['id'] : undefined;
  return typeof id === 'number' ? id : undefined;
}

/** The request of an operation in a corporate group, on one of its things. */
function askedIn(
  { method, path }: Operation,
  corporateGroup: string | undefined,
  id: string | null,
  body: unknown,
): Asked {
  const kinds = kindsIn(path);
  let at = 0;
  const filled = path.replaceAll(/\{\w+\}/g, () => {
    const kind = kinds[at];
    at += 1;
    if (kind === 'corporate group') return corporateGroup ?? madeUpId(kind);
    return id ?? (kind === undefined || !isNumbered(kind) ? madeUpId('site') : madeUpId(kind));
  });
  return { method, path: filled, ...(body === undefined ? {} : { body }) };
}

/**
 * Prepares what a caller does with a kind.
 *
 * @returns the reason when the caller cannot make, find, change and remove one.
 */
export async function prepareRoundTrip(
  scene: Scene,
  kind: WrittenKind,
  caller: Caller,
): Promise<RoundTrip | string> {
  const names = [
    kind.create,
    kind.list,
    kind.change,
    kind.remove,
    ...(kind.read === null ? [] : [kind.read]),
  ];
  const found = new Map(scene.everyOperation.map((operation) => [operation.id, operation]));
  const operation = (name: string): Operation => {
    const one = found.get(name);
    if (one === undefined) throw new TypeError(`The contract has no operation ${name}.`);
    return one;
  };
  const refused = names.find((name) => !isAllowed(operation(name), caller.permissions));
  if (refused !== undefined) return `${caller.name} may not call ${refused}`;
  const ids = await scene.idsOf(caller);
  const [corporateGroup] = kind.isOfCorporateGroup ? (ids.get('corporate group') ?? []) : [];
  if (kind.isOfCorporateGroup && corporateGroup === undefined)
    return `${caller.name} sees no corporate group`;
  const asked: RoundTrip['asked'] = (name, id, body) => askedIn(operation(name), corporateGroup, id, body);
  const send: RoundTrip['send'] = (name, id, body) => scene.askAs(caller, asked(name, id, body), name);
  const material: Material = {
    site: (ids.get('site') ?? [])[0],
    role:
      kind.roles === null
        ? undefined
        : await giveableRole(
            scene,
            caller,
            { ...asked(kind.roles, null), query: { limit: '100' } },
            kind.roles,
          ),
  };
  if (kind.body('', material) === undefined) return `${caller.name} has nothing to make one of`;

  const listed: RoundTrip['listed'] = async (mark) => {
    const exchange = await scene.askAs(
      caller,
      { ...asked(kind.list, null), query: { search: mark, limit: '20' } },
      kind.list,
    );
    const row = rowsOf(exchange.json).find((one) => isRecord(one) && one[kind.named] === mark);
    return { exchange, row: isRecord(row) ? row : undefined };
  };
  return {
    kind,
    caller,
    corporateGroup,
    body: (mark) => kind.body(mark, material),
    operation,
    asked,
    listed,
    read: async (id, mark) => {
      if (kind.read === null) return listed(mark);
      const exchange = await send(kind.read, id);
      return { exchange, row: exchange.status === 200 ? exchange.json : undefined };
    },
    send,
  };
}

/** The id in an answer; null when it has none. */
export function idIn(json: unknown, { key }: WrittenKind): string | null {
  const id = isRecord(json) ? json[key] : undefined;
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null;
}
