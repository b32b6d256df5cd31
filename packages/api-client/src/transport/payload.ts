/** A body that gives the same bytes on every attempt. */
export interface EncodedPayload {
  readonly contentType: string | null;
  readonly body: string | Blob;
}

/**
 * Turns a payload (a JSON value, a form or a Blob) into bytes once, so that a retry sends the same request.
 *
 * @throws TypeError for a stream: it may be half consumed when the request has to be repeated.
 */
export async function encodePayload(payload: unknown): Promise<EncodedPayload> {
  if (payload instanceof ReadableStream) {
    throw new TypeError('A stream cannot be sent twice; send a Blob.');
  }
  if (payload instanceof Blob) return { contentType: payload.type || null, body: payload };
  if (payload instanceof FormData) {
    // Encoding a form picks a new boundary each time: encode once and keep it.
    const encoded = new Response(payload);
    return { contentType: encoded.headers.get('Content-Type'), body: await encoded.blob() };
  }
  return { contentType: 'application/json', body: JSON.stringify(payload) };
}
