import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { addNewsMedia } from '../news/media.ts';
import { isDatabaseUnavailable } from '../store/unavailable.ts';
import { ApiError, notFound } from './api-error.ts';
import type { AppEnvironment } from './app-environment.ts';
import { clientAddress } from './client-address.ts';
import { compressWhole } from './compression.ts';
import { readContract } from './contract.ts';
import type { Deps } from './deps.ts';
import { createMetrics, mayReadMetrics } from './metrics.ts';
import type { Operation } from './operation.ts';
import { portalFiles } from './portal-files.ts';
import { addOperations, pairOperations } from './router.ts';
import { securityHeaders } from './security-headers.ts';
import { preferredLanguage } from './text.ts';
import { texts } from './texts.ts';

/** Address that is counted for requests that did not come over a network (tests). */
const noAddress = '0.0.0.0';

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function asApiError(error: Error, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return new ApiError(503, texts.unavailable, { 'Retry-After': '5' });
  return new ApiError(500, {
    sv: `${texts.unexpected.sv} Felkod: ${requestId}.`,
    en: `${texts.unexpected.en} Error code: ${requestId}.`,
  });
}

/**
 * Makes the whole server as a function of a request: the API from the contract and the operations
 * behind it, and the built portal for everything else.
 *
 * @throws Error when the contract and the operations do not fit together.
 */
export function createApp(deps: Deps, operations: readonly Operation[]): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const always = Object.entries(securityHeaders(deps.config));
  const servePortal = portalFiles(deps.config);
  const metrics = createMetrics(deps);

  app.use(async (context, next) => {
    const started = performance.now();
    const id = randomUUID();
    const { headers } = context.req.raw;
    const url = new URL(context.req.url);
    context.set('request', {
      id,
      address: clientAddress(
        context.env?.incoming?.socket.remoteAddress ?? noAddress,
        headers.get('x-forwarded-for'),
        deps.config.trustedProxies,
      ),
      language: preferredLanguage(headers.get('accept-language')),
      url,
      raw: context.req.raw,
    });
    await next();
    const isApi = isApiPath(url.pathname);
    if (isApi) context.res = await compressWhole(context.res, headers.get('accept-encoding'));
    for (const [name, value] of always) if (!context.res.headers.has(name)) context.header(name, value);
    if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
    context.header('X-Request-Id', id);
    // The path of an operation, and never its values: links in mails carry a token in theirs.
    const route = isApi ? context.req.routePath : 'portal';
    const milliseconds = performance.now() - started;
    const { method } = context.req;
    const { status } = context.res;
    metrics.answered(method, route, status, milliseconds / 1000);
    deps.log.info(
      { requestId: id, method, route, status, milliseconds: Math.round(milliseconds) },
      'request',
    );
  });

  addOperations(app, pairOperations(readContract(), operations), deps);

  addNewsMedia(app, deps.database);

  app.get('/metrics', (context) => {
    const { address } = context.get('request');
    const authorization = context.req.header('authorization') ?? null;
    if (!mayReadMetrics(deps.config.metricsToken, authorization, address)) throw notFound();
    return metrics.read();
  });

  app.notFound(async (context) => {
    const { method, path } = context.req;
    if ((method === 'GET' || method === 'HEAD') && !isApiPath(path)) {
      const file = await servePortal(path, context.req.header('accept-encoding') ?? null);
      if (file !== null) return file;
    }
    throw notFound();
  });

  app.onError((error, context) => {
    const { id, language } = context.get('request');
    const answer = asApiError(error, id);
    if (answer !== error) deps.log.error({ requestId: id, err: error }, 'request failed');
    return Response.json(answer.body(language), { status: answer.status, headers: answer.headers });
  });

  return app;
}
