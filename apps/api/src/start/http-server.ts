import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ConnectionBindings } from '../server/client-address.ts';
import { StartError } from '../store/start-error.ts';
import { endSlowBodies, usualLimits, type ConnectionLimits } from '../config/connection-limits.ts';
import { answerUnreadable, answerUnreadableRequests, type Refused } from './unreadable-requests.ts';

/** Milliseconds that pending requests get to finish at shutdown. */
const drainTime = 10_000;

/** Maximum bytes of URL and headers: twice what naming 10 000 sites of a million takes (contract, `SiteSet`). */
const headerLimit = 32 * 1024;

/** Maximum number of headers; a browser sends about twenty. */
const mostHeaders = 200;

/** Options of a server besides its handler. */
export interface ListenOptions {
  /** Headers of answers that do not come from the handler. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: ConnectionLimits;
  /** Called for every request refused before it reached the handler. */
  readonly refused?: Refused;
}

/** Answers a request; `connection` describes its origin. */
export type FetchHandler = (request: Request, connection: ConnectionBindings) => Promise<Response> | Response;

/** A listening server. */
export interface ListeningServer {
  /** Starts to answer with the handler; until then every answer is 503. */
  serve(handler: FetchHandler): void;
  /** Accepts no new requests and waits for pending ones. */
  stop(): Promise<void>;
}

function starting(headers: Readonly<Record<string, string>>): Response {
  return Response.json(
    { type: 'non_field_error', details: { message: 'Tjänsten startar. Försök igen om en stund.' } },
    { status: 503, headers: { ...headers, 'Retry-After': '2', 'Cache-Control': 'no-store' } },
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
 * Binds the port before any slow work, so that a busy port is reported at once.
 *
 * @throws StartError when the port is not available.
 */
export async function listen(
  host: string,
  port: number,
  { headers = {}, limits = usualLimits, refused = () => undefined }: ListenOptions = {},
): Promise<ListeningServer> {
  let handle: FetchHandler = () => starting(headers);
  const listener = getRequestListener((request, { incoming }) => handle(request, { incoming }), {
    errorHandler: (error) => answerUnreadable(error, headers, refused),
  });
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      connectionsCheckingInterval: limits.checkInterval,
      maxHeaderSize: headerLimit,
    },
    // Its error handler always answers, so there is nothing to await.
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.maxConnections = limits.connections;
  server.maxHeadersCount = mostHeaders;
  endSlowBodies(server, limits);
  answerUnreadableRequests(server, headers, refused);
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
