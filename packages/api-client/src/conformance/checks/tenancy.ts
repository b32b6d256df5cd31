import type { Rule } from '../result.ts';
import type { Caller } from '../account.ts';
import { kindsIn, privateKinds, type IdKind, type Ids } from '../contract/ids.ts';
import { isAllowed, type Operation } from '../contract/operation.ts';
import { askedOf, type Scene } from '../scene.ts';

const foreignId: Rule = {
  id: 'tenancy.foreign-id',
  wants: "Another customer's id answers 404 or 403, as if it did not exist.",
  source: 'contract, Errors',
};
const foreignFilter: Rule = {
  id: 'tenancy.foreign-filter',
  wants: "Another customer's id in a filter answers 404, 403 or nothing of that customer.",
  source: 'contract, Errors',
};
const leak: Rule = {
  id: 'tenancy.leak',
  wants:
    "No answer to a customer holds an id of another customer's corporate group, company, site, group, user or invoice.",
  source: 'contract, Errors',
};

/** Rules that keep customers apart. */
export const tenancyRules: readonly Rule[] = [foreignId, foreignFilter, leak];

/** Filters that name something of a customer. */
const filters: Readonly<Record<string, IdKind>> = {
  corporate_group: 'corporate group',
  uuid: 'corporate group',
  site_id: 'site',
  site: 'site',
  company: 'company',
  invoice: 'invoice',
};

/** Ids that one caller has and another has not. */
function foreignIds(own: Ids, theirs: Ids): Ids {
  return new Map(
    privateKinds.map((kind) => {
      const mine = new Set(own.get(kind));
      return [kind, (theirs.get(kind) ?? []).filter((id) => !mine.has(id))];
    }),
  );
}

/** The first foreign id that a text holds; null when it holds none. */
function leaked(text: string, foreign: Ids): string | null {
  for (const [kind, ids] of foreign) {
    const id = ids.find((one) => text.includes(one));
    if (id !== undefined) return `${kind} ${id}`;
  }
  return null;
}

async function checkPair(scene: Scene, caller: Caller, other: Caller): Promise<void> {
  const { askAs, findings, mayWrite, operations, period } = scene;
  const own = await scene.idsOf(caller);
  const foreign = foreignIds(own, await scene.idsOf(other));
  const pair = `${caller.name} asking for what is of ${other.name}`;
  if ((foreign.get('corporate group') ?? []).length === 0) {
    findings.skip(foreignId, pair, 'both belong to the same corporate group');
    return;
  }
  const isTried = (operation: Operation): boolean =>
    operation.calledBy === 'person' &&
    isAllowed(operation, caller.permissions) &&
    // A favourite is a mark of one's own, so trying it harms nobody if it succeeds.
    (operation.method === 'GET' || (mayWrite && operation.path.endsWith('/toggle-favorite/')));

  for (const operation of operations.filter(isTried)) {
    const [kind] = kindsIn(operation.path);
    const [id] = kind === undefined ? [] : (foreign.get(kind) ?? []);
    if (kind === undefined || id === undefined) continue;
    const asked = askedOf(operation, new Map([...own, ...foreign]), period);
    const answer = await askAs(caller, asked, operation.id);
    findings.judge(
      foreignId,
      `${operation.id}, ${pair}`,
      answer,
      [403, 404].includes(answer.status) ? null : '404 or 403',
    );
  }

  for (const operation of operations.filter(isTried)) {
    if (operation.method !== 'GET') continue;
    for (const { name } of operation.query) {
      const kind = filters[name];
      const [id] = kind === undefined ? [] : (foreign.get(kind) ?? []);
      if (kind === undefined || id === undefined) continue;
      const asked = askedOf(operation, own, period);
      const answer = await askAs(caller, { ...asked, query: { ...asked.query, [name]: id } }, operation.id);
      const isRefused = [400, 403, 404, 422].includes(answer.status);
      const found = answer.status === 200 ? leaked(answer.text, foreign) : null;
      findings.judge(
        foreignFilter,
        `${operation.id} with ${name}, ${pair}`,
        answer,
        isRefused || (answer.status === 200 && found === null) ? null : `a refusal, or no ${found ?? kind}`,
      );
    }
  }

  const answers = scene.seen.filter((one) => one.caller === caller);
  const leaks = answers.flatMap(({ about, exchange }) => {
    // What was asked for may stand in the answer: the address in next, an id that was sent in what refuses it.
    const sent = `${exchange.url} ${JSON.stringify(exchange.asked.body ?? '')}`;
    const found = leaked(exchange.text, foreign);
    return found === null || sent.includes(found.split(' ').at(-1) ?? '') ? [] : [{ about, exchange, found }];
  });
  for (const { about, exchange, found } of leaks)
    findings.judge(leak, `${about}, ${caller.name} and ${other.name}`, exchange, `no ${found}`);
  const [example] = answers;
  if (leaks.length === 0 && example !== undefined)
    findings.judge(
      leak,
      `${answers.length} answers to ${caller.name}, nothing of ${other.name}`,
      example.exchange,
      null,
    );
}

/** Two customers, each asking for what belongs to the other. */
export async function checkTenancy(scene: Scene): Promise<void> {
  const customers = scene.callers.filter(({ account }) => account.kind === 'customer');
  if (customers.length < 2)
    scene.findings.skip(foreignId, 'all', 'give two customers of different corporate groups');
  for (const caller of customers)
    for (const other of customers) if (other !== caller) await checkPair(scene, caller, other);
}
