import type { Rule } from '../result.ts';
import { bearer } from '../account.ts';
import type { Exchange } from '../exchange.ts';
import type { Scene } from '../scene.ts';

const source = 'client, which calls from the origin of the portal';
const preflight: Rule = {
  id: 'cross-origin.preflight',
  wants: 'OPTIONS answers 200 or 204 with the origin, the methods and the headers that the client sends.',
  source,
};
const answer: Rule = {
  id: 'cross-origin.answer',
  wants:
    'Every answer, refusals too, names the origin in Access-Control-Allow-Origin: else the portal cannot read it.',
  source,
};
const exposed: Rule = {
  id: 'cross-origin.exposed-headers',
  wants: 'Access-Control-Expose-Headers holds Content-Disposition and Retry-After, which the client reads.',
  source,
};
const stranger: Rule = {
  id: 'cross-origin.stranger',
  wants: 'Another origin is not let in, and never with credentials.',
  source: 'Fetch standard',
};

/** Rules about calls from another origin. */
export const crossOriginRules: readonly Rule[] = [preflight, answer, exposed, stranger];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const sentHeaders = ['accept-language', 'authorization', 'content-type', 'x-shadow-group', 'x-shadow-user'];

const namesIn = (exchange: Exchange, header: string): readonly string[] =>
  (exchange.headers.get(header) ?? '').split(',').map((name) => name.trim().toLowerCase());

const allowed = (exchange: Exchange): string => exchange.headers.get('access-control-allow-origin') ?? '';

/** A portal on another origin, and one that is none. */
export async function checkCrossOrigin(scene: Scene): Promise<void> {
  const { askAs, callers, findings, origin } = scene;
  const [caller] = callers;
  if (origin === null || caller === undefined) {
    findings.skip(preflight, 'all', 'needs --origin');
    return;
  }
  const path = '/v1/users/profile/';
  const isOpen = (exchange: Exchange): boolean => [origin, '*'].includes(allowed(exchange));

  for (const method of methods) {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': sentHeaders.join(','),
    };
    const asked = await askAs(null, { method: 'OPTIONS', path, headers }, 'OPTIONS getProfile');
    const names = namesIn(asked, 'access-control-allow-headers');
    const missing = [
      ...(isOpen(asked) ? [] : [`Access-Control-Allow-Origin: ${origin}`]),
      ...(namesIn(asked, 'access-control-allow-methods').includes(method.toLowerCase())
        ? []
        : [`${method} in Access-Control-Allow-Methods`]),
      // Accept-Language needs no leave; the others do, and * does not stand for Authorization.
      ...sentHeaders
        .filter((name) => name !== 'accept-language' && !names.includes(name))
        .map((name) => `${name} in Access-Control-Allow-Headers`),
    ];
    const isFine = [200, 204].includes(asked.status) && missing.length === 0;
    findings.judge(preflight, method, asked, isFine ? null : ['200 or 204', ...missing].join(', '));
  }

  const headers = { Origin: origin };
  const served = await askAs(caller, { method: 'GET', path, headers }, 'getProfile');
  const refused = await askAs(null, { method: 'GET', path, headers }, 'getProfile');
  for (const [target, exchange] of [
    ['an answer', served],
    ['a refusal', refused],
  ] as const)
    findings.judge(
      answer,
      target,
      exchange,
      isOpen(exchange) ? null : `Access-Control-Allow-Origin: ${origin}`,
    );
  const names = namesIn(served, 'access-control-expose-headers');
  const hidden = ['content-disposition', 'retry-after'].filter((name) => !names.includes(name));
  findings.judge(
    exposed,
    'getProfile',
    served,
    hidden.length === 0 ? null : `${hidden.join(' and ')} in Access-Control-Expose-Headers`,
  );

  const elsewhere = 'https://stranger.invalid';
  const asks = { method: 'GET', path, headers: { Origin: elsewhere, ...bearer(caller) } };
  const other = await askAs(null, asks, 'getProfile');
  const isLetIn = [elsewhere, '*'].includes(allowed(other));
  const hasCredentials = other.headers.get('access-control-allow-credentials') === 'true';
  findings.judge(
    stranger,
    elsewhere,
    other,
    isLetIn || hasCredentials
      ? 'no Access-Control-Allow-Origin, and no Access-Control-Allow-Credentials'
      : null,
  );
}
