import { detached } from '../session/detached.ts';
import type { Fetch } from './exchange.ts';

/**
 * A `fetch` for one call that reports download progress: `client.exports.timeSheets(id, filters, { fetch:
 * downloadProgress(show) })`.
 *
 * Nothing is reported for a response of unknown length (compressed, or generated while it is sent) or one that is not a
 * file (an error).
 *
 * @param onProgress - Called with 0–1, never less than before, even when the request is sent again.
 */
export function downloadProgress(onProgress: (received: number) => void): Fetch {
  let furthest = -1;
  const report = (received: number) => {
    if (received <= furthest) return;
    furthest = received;
    detached(() => onProgress(received));
  };
  return async (request) => {
    const response = await fetch(request);
    const { body, headers, ok } = response;
    const total = Number(headers.get('Content-Length') ?? 0);
    if (body === null || !ok || !(total > 0) || headers.has('Content-Encoding')) return response;
    let received = 0;
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, stream) {
          received += part.byteLength;
          report(Math.min(received / total, 1));
          stream.enqueue(part);
        },
      }),
    );
    return new Response(counted, { headers, status: response.status, statusText: response.statusText });
  };
}
