import { isRecord } from '../record.ts';
import { bearer, type Caller, type CodeSource } from './account.ts';
import { idLists, kindsIn, madeUpId, type IdKind, type Ids } from './contract/ids.ts';
import { isAllowed, type Operation } from './contract/operation.ts';
import type { SchemaCheck } from './contract/schema-check.ts';
import { contentTypeOf, type Ask, type Asked, type Exchange } from './exchange.ts';
import type { Findings } from './result.ts';

/** First and last day of the reports that are asked for, `YYYY-MM-DD`. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** Something that was asked during the checks. */
export interface Seen {
  readonly caller: Caller | null;
  /** The operation's name, or what was asked in words. */
  readonly about: string;
  readonly exchange: Exchange;
}

/** What every check works with. */
export interface Scene {
  /** Operations to try. */
  readonly operations: readonly Operation[];
  /** Every operation of the contract: ids are read from lists that are not tried too. */
  readonly everyOperation: readonly Operation[];
  readonly findings: Findings;
  /** Makes the check of a schema of the contract. */
  readonly checkOf: (schema: Readonly<Record<string, unknown>>) => SchemaCheck;
  readonly callers: readonly Caller[];
  readonly codes: CodeSource;
  readonly period: Period;
  /** Whether checks may create, change and remove things. */
  readonly mayWrite: boolean;
  /** Seconds that one check may wait for something to expire. */
  readonly longestWait: number;
  /** Waits for seconds to pass. */
  readonly wait: (seconds: number) => Promise<void>;
  /** Origin of a portal that calls from elsewhere; null when the back end serves it itself. */
  readonly origin: string | null;
  /** Asks as a caller, or without a token. */
  readonly askAs: (caller: Caller | null, asked: Asked, about: string) => Promise<Exchange>;
  /** Asks without being noted: for signing in. */
  readonly ask: Ask;
  /** All that was asked through `askAs`. */
  readonly seen: readonly Seen[];
  /** Ids that a caller finds in its own lists. */
  readonly idsOf: (caller: Caller) => Promise<Ids>;
}

/** Options of a scene. */
export interface SceneOptions extends Omit<Scene, 'askAs' | 'seen' | 'idsOf'> {
  readonly ask: Ask;
}

/** Rows of a list or of a page of one. */
export function rowsOf(json: unknown): readonly unknown[] {
  const rows = isRecord(json) ? json['results'] : json;
  return Array.isArray(rows) ? rows : [];
}

/** Paths whose figures are of a period. */
const ofPeriod = /\/analytics\/|\/dashboard-data\/|\/exports\//;

/** Reads one text of a query that has to be given. */
function givenQuery(operation: Operation, period: Period): Readonly<Record<string, string>> {
  const entries = operation.query.flatMap(({ name, isRequired }): (readonly [string, string])[] => {
    if (name === 'start_date' && ofPeriod.test(operation.path)) return [[name, period.start]];
    if (name === 'end_date' && ofPeriod.test(operation.path)) return [[name, period.end]];
    return isRequired ? [[name, 'a']] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The request of an operation.
 *
 * @param ids - Ids to put into its path; a made-up one takes the place of a kind without any.
 */
export function askedOf(operation: Operation, ids: Ids, period: Period): Asked {
  const kinds = kindsIn(operation.path);
  let at = 0;
  const path = operation.path.replaceAll(/\{\w+\}/g, () => {
    const kind: IdKind | undefined = kinds[at];
    at += 1;
    return kind === undefined ? 'made-up' : (ids.get(kind)?.[0] ?? madeUpId(kind));
  });
  return { method: operation.method, path, query: givenQuery(operation, period) };
}

/** Kinds of an operation's ids that a caller has none of. */
export function missingIds({ path, pathParameters }: Operation, ids: Ids): readonly string[] {
  const kinds = kindsIn(path);
  if (kinds.length < pathParameters.length) return ['id of this path'];
  return kinds.filter((kind) => (ids.get(kind) ?? []).length === 0);
}

/** Corporate groups and companies whose rows are read for ids. */
const mostParents = 3;

/** Creates the scene of a run. */
export function createScene(options: SceneOptions): Scene {
  const seen: Seen[] = [];
  const known = new Map<string, Promise<Ids>>();

  async function askAs(caller: Caller | null, asked: Asked, about: string): Promise<Exchange> {
    const headers = { ...(caller === null ? {} : bearer(caller)), ...asked.headers };
    const exchange = await options.ask({ ...asked, headers });
    const isText = exchange.status >= 400 || contentTypeOf(exchange) === 'application/json';
    if (isText) seen.push({ caller, about, exchange });
    return exchange;
  }

  /** Reads the lists that a caller may read; `within` are the corporate groups to start from, when they are known. */
  async function readIds(caller: Caller, within: readonly string[]): Promise<Ids> {
    const ids = new Map<IdKind, readonly string[]>();
    for (const { kind, operation: name, key } of idLists) {
      const operation = options.everyOperation.find(({ id }) => id === name);
      if (operation === undefined || !isAllowed(operation, caller.permissions)) continue;
      const [parentKind] = kindsIn(operation.path);
      const parents = parentKind === undefined ? [null] : (ids.get(parentKind) ?? []).slice(0, mostParents);
      const found: string[] = kind === 'corporate group' ? [...within] : [];
      for (const parent of parents) {
        const inPath: Ids = new Map(
          parentKind === undefined || parent === null ? [] : [[parentKind, [parent]]],
        );
        const asked = askedOf(operation, inPath, options.period);
        const { json } = await askAs(caller, { ...asked, query: { limit: '50' } }, name);
        for (const row of rowsOf(json)) {
          const value = isRecord(row) ? row[key] : undefined;
          if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
        }
      }
      ids.set(kind, [...new Set(found)]);
    }
    return ids;
  }

  async function idsFor(caller: Caller): Promise<Ids> {
    if (caller.account.kind === 'customer') return readIds(caller, []);
    // Staff may reach corporate groups without a site or an invoice; a customer's are worth asking for.
    const customer = options.callers.find(({ account }) => account.kind === 'customer');
    return readIds(
      caller,
      customer === undefined ? [] : ((await idsOf(customer)).get('corporate group') ?? []),
    );
  }

  function idsOf(caller: Caller): Promise<Ids> {
    const found = known.get(caller.name) ?? idsFor(caller);
    known.set(caller.name, found);
    return found;
  }

  return { ...options, seen, askAs, idsOf };
}
