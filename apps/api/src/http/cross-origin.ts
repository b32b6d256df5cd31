/** Methods of the contract. */
const methods = 'GET, POST, PUT, PATCH, DELETE';

/** Headers that the client sends and that need leave. */
const sentHeaders =
  'Accept-Language, Authorization, Content-Type, If-None-Match, X-Shadow-Group, X-Shadow-User';

/** Headers that the client reads besides those that are open to all. */
const readHeaders = 'Content-Disposition, ETag, Retry-After, X-Request-Id';

/** Seconds that a browser keeps an answer to a preflight: short, so that an origin that is taken away is out soon. */
const preflightAge = '600';

/**
 * Headers of an answer to a portal that is served from another origin. Credentials are never allowed: the tokens travel
 * in a header that no other page has, and without them a cookie of this server is of no use to a foreign page.
 *
 * @param origins - Origins that are let in; with none, nothing is ever added.
 */
export function crossOriginHeaders(
  origins: ReadonlySet<string>,
  { headers }: Request,
): Readonly<Record<string, string>> {
  const origin = headers.get('origin');
  if (origin === null || !origins.has(origin)) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': readHeaders };
}

/** The answer to a browser that asks whether it may send a call; null when the request is none, or from a stranger. */
export function preflightAnswer(origins: ReadonlySet<string>, request: Request): Response | null {
  const { headers, method } = request;
  const isAsked = method === 'OPTIONS' && headers.has('access-control-request-method');
  if (!isAsked || !origins.has(headers.get('origin') ?? '')) return null;
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': sentHeaders,
      'Access-Control-Max-Age': preflightAge,
    },
  });
}
