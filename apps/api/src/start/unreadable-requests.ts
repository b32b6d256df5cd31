import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError } from '../server/api-error.ts';
import { texts } from '../server/texts.ts';

/** Milliseconds that a client gets to read why it was refused. */
const lingering = 5000;

/** What is wrong with a request that never became one, by the code of Node's parser. */
function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError(431, texts.tooLarge);
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new ApiError(413, texts.tooLarge);
  return new ApiError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, texts.unreadable);
}

function answer(socket: Duplex, refusal: ApiError): void {
  const body = JSON.stringify(refusal.body('sv'));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      '',
      body,
    ].join('\r\n'),
  );
  // What still comes is read and forgotten for a while: closing at once would take the answer from the client.
  setTimeout(() => socket.destroy(), lingering).unref();
}

/**
 * Answers what Node cannot read as a request in the form of every error (specification, section 8), in Swedish, since
 * the language is not known then.
 */
export function answerUnreadableRequests(server: Server): void {
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    // In the middle of another answer, one more would be taken for a part of it.
    if (answering.has(socket)) socket.destroy();
    else answer(socket, refusalOf(error));
  });
}
