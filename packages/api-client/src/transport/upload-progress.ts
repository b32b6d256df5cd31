import { detached } from '../session/detached.ts';
import type { Fetch } from './exchange.ts';

/**
 * A `fetch` for one call that reports upload progress, which the browser's own cannot: `client.news.uploadFiles(id,
 * form, { fetch: uploadProgress(show) })`.
 *
 * Without XMLHttpRequest (Node, some kinds of workers) it sends without reporting; also in shadow mode, because
 * XMLHttpRequest follows redirects and the shadow token must not.
 *
 * @param onProgress - Called with 0–1, never less than before, even when the request is sent again, and with 1 when
 * everything is sent.
 */
export function uploadProgress(onProgress: (sent: number) => void): Fetch {
  let furthest = -1;
  const report = (sent: number) => {
    if (sent <= furthest) return;
    furthest = sent;
    detached(() => onProgress(sent));
  };
  return async (request) => {
    const { headers, signal, url } = request;
    const inShadow = headers.has('X-Shadow-User') || headers.has('X-Shadow-Group');
    if (!('XMLHttpRequest' in globalThis) || inShadow) return fetch(request);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, url);
      headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.responseType = 'blob';
      sending.upload.addEventListener('progress', ({ loaded, total }) => report(loaded / (total || 1)));
      sending.upload.addEventListener('load', () => report(1));
      sending.addEventListener('loadend', () => {
        const { status, response, responseURL } = sending;
        // Status 0 means no response; a response from another address came by a redirect.
        if (status === 0 || responseURL !== url) return reject(new TypeError('The upload failed.'));
        const retryAfter = sending.getResponseHeader('Retry-After') ?? '';
        resolve(new Response(response, { status, headers: { 'Retry-After': retryAfter } }));
      });
      signal.addEventListener('abort', () => sending.abort());
      if (signal.aborted) reject(new TypeError('The upload failed.'));
      else sending.send(body);
    });
  };
}
