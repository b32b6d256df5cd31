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

/** Key of what `before-paint.js` asks for the next time that the start page is opened. */
const storageKey = 'vinrod.start-calls';

/** Milliseconds from the beginning of the page after which what was asked for early is too old. */
const longestStart = 30_000;

/** Headers of the early requests. One with any other, as in shadow mode, asks for something else. */
const earlyHeaders = new Set(['accept-language', 'authorization']);

/** The response that was asked for with the same tokens; undefined when there is none, or it has been taken. */
function takeEarly({ method, url, headers }: Request): Promise<Response> | undefined {
  const early: unknown = Reflect.get(globalThis, 'earlyRequests');
  if (method !== 'GET' || performance.now() > longestStart || !isEarlyRequests(early)) return undefined;
  if (headers.get('Authorization') !== early.authorization) return undefined;
  if ([...headers.keys()].some((name) => !earlyHeaders.has(name))) return undefined;
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
        storageKey,
        JSON.stringify({ day: new Date().toDateString(), addresses }),
      );
    } catch {
      // Storage is blocked or full: the next start asks for them when its code is there.
    }
    return fetchOrTakeEarly(request);
  };
}

/** Forgets the addresses: they are of somebody who has signed out. */
export function forgetEarlyCalls(): void {
  try {
    globalThis.localStorage.removeItem(storageKey);
  } catch {
    // Blocked storage has nothing to clear.
  }
}
