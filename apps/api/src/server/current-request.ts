import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestInfo } from './request-info.ts';

const requests = new AsyncLocalStorage<RequestInfo>();

/** Does work on behalf of a request, what goes on in the background after its answer included. */
export function duringRequest<Result>(request: RequestInfo, work: () => Result): Result {
  return requests.run(request, work);
}

/** The request that the running code works for, so that a log can name it; undefined outside of one. */
export function currentRequest(): RequestInfo | undefined {
  return requests.getStore();
}
