import { isRecord } from '../../record.ts';
import type { Rule } from '../result.ts';
import { contentTypeOf, type Exchange } from '../exchange.ts';
import { kindsIn, madeUpId, type Ids } from '../contract/ids.ts';
import { isAllowed, isPagedList } from '../contract/operation.ts';
import { askedOf, missingIds, type Scene } from '../scene.ts';

const catalogue = 'specification, section 8';

const body: Rule = {
  id: 'errors.body',
  wants:
    'Every error answer is JSON with a type: non_field_error with details.message, or field_error with a list of fields and their errors.',
  source: catalogue,
};
const limits: Rule = {
  id: 'errors.wrong-parameter',
  wants: 'A query parameter outside its limits answers 400 field_error that names the parameter.',
  source: 'contract, Errors',
};
const unknownId: Rule = {
  id: 'errors.unknown-id',
  wants: 'An id that nothing has answers 404.',
  source: 'contract, Errors',
};
const unreadableId: Rule = {
  id: 'errors.unreadable-id',
  wants: 'An id of the wrong form answers 400 or 404, never a failure of the server.',
  source: 'contract, Errors',
};
const unknownPath: Rule = {
  id: 'errors.unknown-path',
  wants: 'A path that the contract does not know answers 404.',
  source: 'contract, Errors',
};
const unreadableBody: Rule = {
  id: 'errors.unreadable-body',
  wants: 'A body that is not JSON answers 400.',
  source: 'contract, Errors',
};
const wrongPassword: Rule = {
  id: 'errors.wrong-password',
  wants: 'A wrong password answers 401 non_field_error.',
  source: 'contract, login',
};
const slash: Rule = {
  id: 'errors.no-redirect',
  wants:
    'Every path is accepted with and without a trailing slash, and never redirected: the client follows no redirect.',
  source: 'contract, Paths',
};

/** Rules about errors. */
export const errorRules: readonly Rule[] = [
  body,
  limits,
  unknownId,
  unreadableId,
  unknownPath,
  unreadableBody,
  wrongPassword,
  slash,
];

const isFieldItem = (item: unknown): boolean =>
  isRecord(item) &&
  typeof item['field'] === 'string' &&
  Array.isArray(item['errors']) &&
  item['errors'].length > 0 &&
  item['errors'].every((text) => typeof text === 'string' && text !== '');

/** What a body lacks to be an error body; null when it lacks nothing. */
export function errorBodyProblem(exchange: Exchange): string | null {
  if (contentTypeOf(exchange) !== 'application/json') return 'an error body as application/json';
  const { json } = exchange;
  const { type, details }: Record<string, unknown> = isRecord(json) ? json : {};
  if (type === 'non_field_error') {
    const message = isRecord(details) ? details['message'] : undefined;
    return typeof message === 'string' && message !== '' ? null : 'a text in details.message';
  }
  if (type === 'field_error') {
    return Array.isArray(details) && details.length > 0 && details.every(isFieldItem)
      ? null
      : 'details as a list of {field, errors: [text, …]}';
  }
  return 'a type that is non_field_error or field_error';
}

/** Whether a body is a `field_error` about a field. */
const isAbout = (json: unknown, field: string): boolean =>
  isRecord(json) &&
  json['type'] === 'field_error' &&
  Array.isArray(json['details']) &&
  json['details'].some((item) => isRecord(item) && item['field'] === field);

/** Looks at the body of every error that the other checks met, once for each operation and status. */
function checkBodies({ seen, findings }: Scene): void {
  const worst = new Map<string, { readonly exchange: Exchange; readonly problem: string | null }>();
  for (const { about, exchange } of seen) {
    if (exchange.status < 400) continue;
    const target = `${about} answering ${exchange.status}`;
    const problem = errorBodyProblem(exchange);
    if (problem !== null || !worst.has(target)) worst.set(target, { exchange, problem });
  }
  for (const [target, { exchange, problem }] of worst) findings.judge(body, target, exchange, problem);
}

/** Errors as section 8 of the specification has them. */
export async function checkErrors(scene: Scene): Promise<void> {
  const { askAs, callers, findings, operations, period } = scene;
  for (const caller of callers) {
    const ids = await scene.idsOf(caller);
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      if (operation.calledBy !== 'person' || !isAllowed(operation, caller.permissions)) continue;
      const target = `${operation.id} as ${caller.name}`;
      const asked = askedOf(operation, ids, period);
      if (isPagedList(operation) && missingIds(operation, ids).length === 0) {
        const answer = await askAs(caller, { ...asked, query: { ...asked.query, limit: '0' } }, operation.id);
        findings.judge(
          limits,
          target,
          answer,
          answer.status === 400 && isAbout(answer.json, 'limit') ? null : '400 field_error on limit',
        );
      }
      const kinds = kindsIn(operation.path);
      const last = kinds.at(-1);
      if (last === undefined || kinds.length !== operation.pathParameters.length) continue;
      // Only the last id is wrong: another one before it could hide what is looked for.
      const withLast = (id: string): Ids => new Map([...ids, [last, [id]]]);
      const unknown = await askAs(caller, askedOf(operation, withLast(madeUpId(last)), period), operation.id);
      findings.judge(unknownId, target, unknown, unknown.status === 404 ? null : '404');
      const unreadable = await askAs(caller, askedOf(operation, withLast('not-an-id'), period), operation.id);
      findings.judge(
        unreadableId,
        target,
        unreadable,
        [400, 404].includes(unreadable.status) ? null : '400 or 404',
      );
    }
  }

  const [caller] = callers;
  if (caller !== undefined) {
    const nowhere = await askAs(caller, { method: 'GET', path: '/v1/no-such-path/' }, 'no such path');
    findings.judge(unknownPath, 'no such path', nowhere, nowhere.status === 404 ? null : '404');
    for (const path of ['/v1/users/profile', '/v1/users/profile/']) {
      const answer = await askAs(caller, { method: 'GET', path }, 'getProfile');
      findings.judge(slash, path, answer, answer.status === 200 ? null : '200');
    }
    const broken = await askAs(null, { method: 'POST', path: '/v1/login', body: '{"email":' }, 'login');
    findings.judge(unreadableBody, 'login', broken, broken.status === 400 ? null : '400');
    const refused = await askAs(
      null,
      {
        method: 'POST',
        path: '/v1/login',
        body: { email: caller.account.email, password: 'not-the-password' },
      },
      'login',
    );
    const isAsWanted =
      refused.status === 401 && isRecord(refused.json) && refused.json['type'] === 'non_field_error';
    findings.judge(wrongPassword, 'login', refused, isAsWanted ? null : '401 non_field_error');
  }
  checkBodies(scene);
}
