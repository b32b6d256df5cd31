import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ConnectionBindings } from '../server/client-address.ts';
import { StartError } from '../store/start-error.ts';
import { answerUnreadableRequests } from './unreadable-requests.ts';

/** Milliseconds that requests under way get to finish when the server stops. */
const drainTime = 10_000;

/** Bytes of address and headers that are read: room for the 10 000 sites that a report may name (contract, `SiteIds`). */
const headerLimit = 512 * 1024;

/** Answers a request; `connection` tells where it came from. */
export type FetchHandler = (request: Request, connection: ConnectionBindings) => Promise<Response> | Response;

/** A server that listens. */
export interface ListeningServer {
  /** Starts to answer with the handler; until then every answer is 503. */
  serve(handler: FetchHandler): void;
  /** Takes no new requests and waits for those under way. */
  stop(): Promise<void>;
}

function starting(): Response {
  return Response.json(
    { type: 'non_field_error', details: { message: 'Tjänsten startar. Försök igen om en stund.' } },
    { status: 503, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } },
  );
}

function describe(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use; set PORT to use another one.`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user; set PORT to use another one.`;
  return `The server cannot listen on ${host} port ${port}: ${error.message}.`;
}

async function bind(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(describe(error, host, port), error)));
    server.listen(port, host, resolve);
  });
}

/**
 * Takes the port, before anything slow is done, so that a busy port is found at once.
 *
 * @throws StartError when the port is not to be had.
 */
export async function listen(host: string, port: number): Promise<ListeningServer> {
  let handle: FetchHandler = starting;
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 60_000, maxHeaderSize: headerLimit },
    getRequestListener((request, { incoming }) => handle(request, { incoming })),
  );
  answerUnreadableRequests(server);
  await bind(server, host, port);
  return {
    serve(handler) {
      handle = handler;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      const late = setTimeout(() => server.closeAllConnections(), drainTime);
      await closed;
      clearTimeout(late);
    },
  };
}
