import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestInfo } from './request-info.ts';

const requests = new AsyncLocalStorage<RequestInfo>();

/** Runs work on behalf of a request, including background work that continues after its answer. */
export function duringRequest<Result>(request: RequestInfo, work: () => Result): Result {
  return requests.run(request, work);
}

/** The request that the running code works for, so that log lines can name it; undefined outside of one. */
export function currentRequest(): RequestInfo | undefined {
  return requests.getStore();
}
