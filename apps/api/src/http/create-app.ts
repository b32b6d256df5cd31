import { randomUUID } from 'node:crypto';
import { Hono, type Context, type Next } from 'hono';
import { routePath } from 'hono/route';
import { failedVerification, isVerificationPath } from '../certificates/verification-answer.ts';
import { addProviderRoutes } from '../identity/providers/add-provider-routes.ts';
import { addNewsMedia } from '../news/media.ts';
import { addReferenceFiles } from './api-reference/add-reference-files.ts';
import { isDatabaseUnavailable } from '../store/unavailable.ts';
import { ApiError, notFound } from '../server/api-error.ts';
import type { AppEnvironment } from '../server/app-environment.ts';
import { clientAddress } from '../server/client-address.ts';
import { clientKey } from '../server/client-key.ts';
import { serveBrand } from './brand-files.ts';
import { crossOriginHeaders, preflightAnswer } from './cross-origin.ts';
import { readContract, readServiceContract } from '../server/contract.ts';
import { duringRequest } from '../server/current-request.ts';
import type { Deps } from '../server/deps.ts';
import { mayReadMetrics } from '../server/metrics.ts';
import type { Operation } from '../server/operation.ts';
import type { ServiceOperation } from '../server/service-operation.ts';
import { portalFiles } from './portal-files.ts';
import { addOperations, pairOperations } from './router.ts';
import { addServiceOperations, pairServiceOperations } from './service-router.ts';
import { securityHeaders } from './security-headers.ts';
import { preferredLanguage } from '../server/preferred-language.ts';
import { texts } from '../server/texts.ts';
import { telemetry, type RequestOutcome } from '../telemetry/telemetry.ts';
import { watchForwarding } from './untrusted-forwarding.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Address used for limits when a request did not come over a network (tests). */
const noAddress = '0.0.0.0';

/** Methods with metrics of their own; clients can make up others. */
const usualMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && isDatabaseUnavailable(error))
    return new ApiError(503, texts.unavailable, { 'Retry-After': '5' });
  return new ApiError(500, texts.unexpectedOf({ requestId }));
}

/**
 * Creates the whole server as a function of a request: the API from the contract and its operations, and the built
 * portal for everything else.
 *
 * @throws Error when the contract and the operations do not match.
 */
export function createApp(
  deps: Deps,
  operations: readonly Operation[],
  serviceOperations: readonly ServiceOperation[],
): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const always = Object.entries(securityHeaders(deps.config));
  const watch = watchForwarding(deps);
  const servePortal = portalFiles(deps.config, deps.log);
  const brand = serveBrand(deps.config.brand);
  const { metrics } = deps;
  const { allowedOrigins } = deps.config;

  const handled = async (
    context: Context<AppEnvironment>,
    next: Next,
    ended: (outcome: RequestOutcome) => void,
  ): Promise<void> => {
    const started = performance.now();
    const id = randomUUID();
    const { headers } = context.req.raw;
    const url = new URL(context.req.url);
    const peer = context.env?.incoming?.socket.remoteAddress ?? noAddress;
    const forwardedFor = headers.get('x-forwarded-for');
    watch(peer, forwardedFor);
    const address = clientAddress(peer, forwardedFor, deps.config.trustedProxies);
    context.set('request', {
      id,
      address,
      language: preferredLanguage(headers.get('accept-language')),
      url,
      raw: context.req.raw,
    });
    const isApi = isApiPath(url.pathname);
    const preflight = isApi ? preflightAnswer(allowedOrigins, context.req.raw) : null;
    if (preflight === null) await duringRequest(context.get('request'), next);
    const answer = preflight ?? context.res;
    const isRead = context.req.method === 'GET';
    const whole = isApi
      ? await wholeAnswer(answer, {
          acceptEncoding: headers.get('accept-encoding'),
          ifNoneMatch: isRead ? headers.get('if-none-match') : undefined,
        })
      : answer;
    // A copy can be changed. Each header that is set by way of the context would make another.
    const sent = whole === answer ? new Response(answer.body, answer) : whole;
    for (const [name, value] of always) if (!sent.headers.has(name)) sent.headers.set(name, value);
    if (isApi && allowedOrigins.size > 0) {
      const shared = Object.entries(crossOriginHeaders(allowedOrigins, context.req.raw));
      for (const [name, value] of shared) sent.headers.set(name, value);
      // A cache between must not give one origin's answer to another.
      sent.headers.append('Vary', 'Origin');
    }
    if (!sent.headers.has('cache-control')) sent.headers.set('Cache-Control', 'no-store');
    sent.headers.set('X-Request-Id', id);
    // Without this, the headers of the answer before would be added.
    context.res = undefined;
    context.res = sent;
    // The path template of an operation, never its values: links in mails contain a token in theirs.
    const route = isApi ? routePath(context) : 'portal';
    const milliseconds = performance.now() - started;
    const method = usualMethods.has(context.req.method) ? context.req.method : 'other';
    const { status } = sent;
    metrics.answered(method, route, status, milliseconds / 1000);
    ended({ method, route, status, seconds: milliseconds / 1000 });
    const caller = context.get('caller') ?? null;
    deps.log.info(
      {
        requestId: id,
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds),
        user: caller?.userId ?? null,
        // Distinguishes clients without identifying them; only the audit log stores addresses, for a limited time.
        client: clientKey(deps.secrets, address),
      },
      'request',
    );
  };

  app.use((context, next) =>
    telemetry().request(context.req.raw.headers, (ended) => handled(context, next, ended)),
  );

  addOperations(app, pairOperations(readContract(), operations), deps);

  addServiceOperations(app, pairServiceOperations(readServiceContract(), serviceOperations), deps);

  addProviderRoutes(app, deps);
  addNewsMedia(app, deps.database);
  if (deps.config.apiReference) addReferenceFiles(app);

  app.get('/metrics', (context) => {
    const { address } = context.get('request');
    const authorization = context.req.header('authorization') ?? null;
    if (!mayReadMetrics(deps.config, authorization, address)) throw notFound();
    return metrics.read();
  });

  function answerTo(error: unknown, context: Context<AppEnvironment>): Response {
    const { id, language } = context.get('request');
    const answer = asApiError(error, id);
    if (answer !== error) deps.log.error({ requestId: id, err: error }, 'request failed');
    if (isVerificationPath(context.req.path)) {
      const { status, headers } = answer;
      return failedVerification(deps.config.supplier, { status, headers, reason: answer.sentence });
    }
    return Response.json(answer.body(language), { status: answer.status, headers: answer.headers });
  }

  app.notFound(async (context) => {
    const { method, path } = context.req;
    const mayBeFile =
      (method === 'GET' || method === 'HEAD') && !isApiPath(path) && !isVerificationPath(path);
    // An error thrown here would bypass the headers, the log and the metrics of every response.
    try {
      const encodings = context.req.header('accept-encoding') ?? null;
      const known = context.req.header('if-none-match') ?? null;
      const file = mayBeFile
        ? ((await brand(path, context.req.raw.headers)) ??
          (await servePortal(path, encodings, known, new URL(context.req.url).searchParams)))
        : null;
      return file ?? answerTo(notFound(), context);
    } catch (error) {
      return answerTo(error, context);
    }
  });

  app.onError(answerTo);

  return app;
}
