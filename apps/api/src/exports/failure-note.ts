import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';

/** Notes in the log that a file could not be finished, which the client sees as a broken connection. */
export function failureNote({ log }: Deps, { id }: RequestInfo): (error: unknown) => void {
  return (error) => log.error({ requestId: id, err: error }, 'file not finished');
}
