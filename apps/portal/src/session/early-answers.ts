/** Requests that before-paint.js sent before any module was there, as it leaves them. */
interface EarlyRequests {
  /** Value of `Authorization` with which they were sent. */
  readonly authorization: string;
  /** Responses by full address; each can be read once. */
  readonly responses: Map<string, Promise<Response>>;
}

function isEarlyRequests(value: unknown): value is EarlyRequests {
  return (
    typeof value === 'object' &&
    value !== null &&
    'authorization' in value &&
    typeof value.authorization === 'string' &&
    'responses' in value &&
    value.responses instanceof Map
  );
}

/** The response that was asked for with the same tokens; undefined when there is none, or it has been taken. */
function takeEarly({ method, url, headers }: Request): Promise<Response> | undefined {
  const early: unknown = Reflect.get(globalThis, 'vinrodEarly');
  if (method !== 'GET' || !isEarlyRequests(early)) return undefined;
  if (headers.get('Authorization') !== early.authorization) return undefined;
  const response = early.responses.get(url);
  early.responses.delete(url);
  return response;
}

/**
 * Sends a request, or takes the response that `before-paint.js` asked for with the same tokens while this code was on its
 * way. What was refused or did not arrive is asked for again, so that the client sees it happen.
 */
export async function fetchOrTakeEarly(request: Request): Promise<Response> {
  const early = await takeEarly(request)?.catch(() => undefined);
  return early?.ok === true ? early : fetch(request);
}
