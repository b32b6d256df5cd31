/** Key of what `before-paint.js` asks for the next time that the start page is opened. */
export const startCallsKey = 'vinrod.start-calls';

/** Milliseconds from the beginning of the page after which what was asked for early is too old. */
const longestStart = 30_000;

/** What was asked for with the same tokens, to be read once; nothing when it was not, or it has been taken. */
async function takeEarly({ method, url, headers }: Request): Promise<unknown> {
  // Left by the script by value of `Authorization` and address.
  const early: unknown = Reflect.get(globalThis, 'earlyRequests');
  if (method !== 'GET' || performance.now() > longestStart || !(early instanceof Map)) return null;
  // With any other header, as in shadow mode, it asks for something else.
  if (String([...headers.keys()]) !== 'accept-language,authorization') return null;
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

/**
 * Sends requests as `fetchOrTakeEarly` does, and keeps their addresses for the rest of the day: the start page is mostly opened
 * with the same period and corporate group, and then has its figures while its code is on its way.
 */
export function fetchEarlyNextTime(): (request: Request) => Promise<Response> {
  const addresses: string[] = [];
  return async (request) => {
    addresses.push(request.url);
    try {
      globalThis.localStorage.setItem(
        startCallsKey,
        JSON.stringify({ day: new Date().toDateString(), addresses }),
      );
    } catch {
      // Storage is blocked or full: the next start asks for them when its code is there.
    }
    return fetchOrTakeEarly(request);
  };
}
