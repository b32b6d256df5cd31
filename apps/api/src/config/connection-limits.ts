import type { Server } from 'node:http';

/** Timeouts and connection limits. */
export interface ConnectionLimits {
  /** Maximum concurrent connections; further ones are closed immediately. */
  readonly connections: number;
  /** Milliseconds for the headers of a request. */
  readonly headersTime: number;
  /** Milliseconds that any body may take, whatever its rate. */
  readonly bodyTime: number;
  /** Minimum average rate in bytes per second for a body that takes longer. */
  readonly slowestBody: number;
  /** Milliseconds for a whole request. */
  readonly requestTime: number;
  /** Milliseconds between checks of a connection. */
  readonly checkInterval: number;
}

/**
 * Headers are a few kilobytes, so ten seconds are enough even on a bad line. The largest form has 50 MB of files: it
 * takes a quarter of an hour at half a megabit per second, and so does a file of 10 MB at 128 kilobits.
 */
export const usualLimits: ConnectionLimits = {
  connections: 2000,
  headersTime: 10_000,
  bodyTime: 25_000,
  slowestBody: 16 * 1024,
  requestTime: 900_000,
  checkInterval: 2000,
};

/** Closes the connection of a request whose body arrives below the minimum rate. */
export function endSlowBodies(
  server: Server,
  { bodyTime, slowestBody, checkInterval }: ConnectionLimits,
): void {
  server.on('request', (request) => {
    const { socket } = request;
    const started = performance.now();
    const already = socket.bytesRead;
    const look = setInterval(() => {
      if (request.complete) {
        clearInterval(look);
        return;
      }
      const time = performance.now() - started;
      const wanted = (time / 1000) * slowestBody;
      if (time > bodyTime && socket.bytesRead - already < wanted) socket.destroy();
    }, checkInterval).unref();
    request.once('close', () => clearInterval(look));
  });
}
