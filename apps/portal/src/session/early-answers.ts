/** Key of what `before-paint.js` asks for when the portal is opened again on the same page. */
export const startCallsKey = 'vinrod.start-calls';

/** Milliseconds from the beginning of the page after which what was asked for early is too old. */
const longestStart = 30_000;

/** Whether the page has been there for too long for what was asked for early. */
export function isStartOver(): boolean {
  return performance.now() > longestStart;
}

/** What was asked for with the same tokens, to be read once; nothing when it was not, or it has been taken. */
async function takeEarly({ method, url, headers }: Request): Promise<unknown> {
  if (method !== 'GET' || isStartOver()) return null;
  // With any other header, as in shadow mode, it asks for something else.
  if (String([...headers.keys()]) !== 'accept-language,authorization') return null;
  // Left by the script by value of `Authorization` and address.
  const early: unknown = Reflect.get(globalThis, 'earlyRequests');
  if (!(early instanceof Map)) return null;
  const key = `${headers.get('Authorization')} ${url}`;
  const response: unknown = early.get(key);
  early.delete(key);
  return response;
}

/**
 * Sends a request, or takes the response that `before-paint.js` asked for with the same tokens while this code was on its
 * way. What was refused or did not arrive is asked for again, so that the client sees it happen.
 */
export async function fetchOrTakeEarly(request: Request): Promise<Response> {
  const early = await takeEarly(request).catch(() => null);
  return early instanceof Response && early.ok ? early : fetch(request);
}
