import type { Server } from 'node:http';

/** How long clients may take, and how many there may be. */
export interface ConnectionLimits {
  /** Connections at a time; more are closed at once. */
  readonly connections: number;
  /** Milliseconds for the headers of a request. */
  readonly headersTime: number;
  /** Milliseconds that a body may take whatever its size. */
  readonly bodyTime: number;
  /** Bytes per second that a body has to come at on the average when it takes longer. */
  readonly slowestBody: number;
  /** Milliseconds for a whole request. */
  readonly requestTime: number;
  /** Milliseconds between looks at the connections. */
  readonly checkInterval: number;
}

/**
 * Headers are a few kilobytes, so ten seconds are long even on a bad line. The largest form has 50 MB of files: it comes
 * through in the quarter of an hour on half a megabit per second, and a file of 10 MB on 128 kilobits.
 */
export const usualLimits: ConnectionLimits = {
  connections: 2000,
  headersTime: 10_000,
  bodyTime: 25_000,
  slowestBody: 16 * 1024,
  requestTime: 900_000,
  checkInterval: 2000,
};

/** Closes the connection of a request whose body comes too slowly to be meant. */
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
