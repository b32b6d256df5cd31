import { detached } from '../session/detached.ts';
import type { Fetch } from './exchange.ts';

/**
 * A `fetch` for one call that tells how much of its body is sent, which the one of browsers cannot:
 * `client.news.uploadFiles(id, form, { fetch: uploadProgress(show) })`.
 *
 * Where there is no XMLHttpRequest (Node, workers of some kinds), and in shadow mode, whose token must
 * not follow a redirect as XMLHttpRequest does, it sends without telling.
 *
 * @param onProgress - Told 0–1: never less than before, also when the request has to be sent again,
 *   and 1 when everything is sent.
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
        // 0 is no answer, and an answer from elsewhere came by a redirect.
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
