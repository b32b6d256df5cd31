import { queryCalls, type QueryArgs, type QueryOperation } from '@vinrod/api-client';

import { fetchOrTakeEarly, isStartOver, prefetchedStart, sessionStorage, startCallsKey } from '#session';

/** Pages whose calls are kept, those opened last. */
const mostPages = 8;
/** Calls kept of a page: a browser sends no more than six at a time. */
const mostCalls = 8;

/** A call of the page that the portal was opened on. */
interface KeptCall {
  readonly operation: string;
  readonly args: object;
  readonly address: string;
}

/** A kept call that the client can make. */
export interface StartCall extends KeptCall {
  readonly operation: QueryOperation;
  readonly args: QueryArgs<QueryOperation>;
}

function currentPage(): string {
  const { pathname, search } = globalThis.location;
  return pathname + search;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStartCall(value: unknown): value is StartCall {
  return (
    isRecord(value) &&
    typeof value['operation'] === 'string' &&
    Object.hasOwn(queryCalls, value['operation']) &&
    isRecord(value['args']) &&
    typeof value['address'] === 'string'
  );
}

/** The kept calls by page, those of other days apart: periods and lists follow the day. */
function storedPages(): Readonly<Record<string, unknown>> {
  const stored: unknown = JSON.parse(globalThis.localStorage.getItem(startCallsKey) ?? 'null');
  if (!isRecord(stored) || stored['day'] !== new Date().toDateString()) return {};
  return isRecord(stored['pages']) ? stored['pages'] : {};
}

/** The page that the portal was opened on, and what it asked for, by address. */
let opened: { readonly page: string; readonly calls: Map<string, KeptCall> } | undefined;

function endStart(): void {
  opened = undefined;
}

/** The opened page while it asks for what it needs by itself. Calls in shadow mode are another person's. */
function starting(): typeof opened {
  if (prefetchedStart() === undefined || sessionStorage.get()?.shadow !== undefined || isStartOver())
    return undefined;
  return opened?.page === currentPage() ? opened : undefined;
}

function keep({ page, calls }: NonNullable<typeof opened>, call: KeptCall): void {
  if (calls.size >= mostCalls || calls.has(call.address)) return;
  calls.set(call.address, call);
  try {
    const others = Object.entries(storedPages()).filter(([address]) => address !== page);
    const pages = Object.fromEntries([...others.slice(1 - mostPages), [page, [...calls.values()]]]);
    globalThis.localStorage.setItem(startCallsKey, JSON.stringify({ day: new Date().toDateString(), pages }));
  } catch {
    // Storage is blocked or full: the next start asks for them when its code is there.
  }
}

/** Sends a call of the page that the portal was opened on, and keeps it; undefined when the start is over. */
export function fetchAtStart(operation: QueryOperation, args: object): typeof fetchOrTakeEarly | undefined {
  const start = starting();
  if (start === undefined) return undefined;
  return (request) => {
    keep(start, { operation, args, address: request.url });
    return fetchOrTakeEarly(request);
  };
}

/** Whether the script has asked for an address, and its response has not been taken. */
function isAskedEarly(address: string): boolean {
  const early: unknown = Reflect.get(globalThis, 'earlyRequests');
  return early instanceof Map && [...early.keys()].some((key) => String(key).endsWith(` ${address}`));
}

/**
 * What this page asked for when the portal was opened on it before, as far as `before-paint.js` has asked for it again. What
 * it asks for from now on is kept for the next time.
 */
export function openOnCurrentPage(): readonly StartCall[] {
  opened = { page: currentPage(), calls: new Map() };
  // What somebody asks the page for would be old when it is asked for again.
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, endStart, { capture: true, once: true });
  try {
    const calls = storedPages()[opened.page];
    return Array.isArray(calls)
      ? calls.filter(isStartCall).filter(({ address }) => isAskedEarly(address))
      : [];
  } catch {
    // Storage is blocked, or what lies in it is not ours.
    return [];
  }
}
