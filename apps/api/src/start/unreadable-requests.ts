import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { ApiError } from '../server/api-error.ts';
import { texts } from '../server/texts.ts';

/** Milliseconds that a client gets to read the refusal. */
const lingering = 5000;

/** Maps the error code of Node's parser to a refusal. */
function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError(431, texts.tooLarge);
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new ApiError(413, texts.tooLarge);
  return new ApiError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, texts.unreadable);
}

/** Called for a request refused before it reached the handler. */
export type Refused = (refusal: {
  /** `X-Request-Id` of the answer. */
  readonly id: string;
  readonly status: number;
  /** Client address; null when the connection is gone. */
  readonly address: string | null;
}) => void;

/** Headers of an answer to an unreadable request: those of every answer, and `Connection: close`. */
function headersOf(always: Readonly<Record<string, string>>, id: string): Record<string, string> {
  return {
    ...always,
    Connection: 'close',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'X-Request-Id': id,
  };
}

function answer(socket: Duplex, refusal: ApiError, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(refusal.body('sv'));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  // Reads and discards the rest for a while: closing at once would take the answer from the client.
  setTimeout(() => socket.destroy(), lingering).unref();
}

/**
 * Answers a request that Node could parse but the web API cannot represent, such as one without a host, or whose answer
 * failed.
 */
export function answerUnreadable(
  error: unknown,
  always: Readonly<Record<string, string>>,
  refused: Refused,
): Response {
  const isRequest = error instanceof RequestError;
  const refusal = isRequest ? new ApiError(400, texts.unreadable) : new ApiError(500, texts.unexpected);
  const id = randomUUID();
  refused({ id, status: refusal.status, address: null });
  return Response.json(refusal.body('sv'), { status: refusal.status, headers: headersOf(always, id) });
}

/**
 * Answers requests that Node cannot parse, in the form of every error (specification, section 8), in Swedish because
 * the
 * language is not known yet.
 *
 * @param always - Headers of every answer.
 */
export function answerUnreadableRequests(
  server: Server,
  always: Readonly<Record<string, string>>,
  refused: Refused,
): void {
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const refusal = refusalOf(error);
    const id = randomUUID();
    const address = socket instanceof Socket ? (socket.remoteAddress ?? null) : null;
    refused({ id, status: refusal.status, address });
    // In the middle of another answer the client would take this one for a part of it.
    if (answering.has(socket)) socket.destroy();
    else answer(socket, refusal, headersOf(always, id));
  });
}
