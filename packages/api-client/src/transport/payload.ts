/** What a call sends: a JSON value, or a body that can be sent again as it is. */
export type Payload = Readonly<Record<string, unknown>> | readonly unknown[] | FormData | Blob;

/** A body that gives the same bytes at every attempt. */
export interface EncodedPayload {
  readonly contentType: string | null;
  readonly body: string | Blob;
}

/**
 * Turns a payload into bytes once, so that a repeated request is equal to the first one.
 *
 * @throws TypeError for a stream: half of it is gone when the request has to be repeated.
 */
export async function encodePayload(payload: Payload): Promise<EncodedPayload> {
  if (payload instanceof ReadableStream) {
    throw new TypeError(
      'A stream can be read only once, so it cannot be repeated after a refresh. Send a Blob.',
    );
  }
  if (payload instanceof Blob) return { contentType: payload.type || null, body: payload };
  if (payload instanceof FormData) {
    // Each encoding of a form draws a new boundary: draw one and keep it.
    const encoded = new Response(payload);
    return { contentType: encoded.headers.get('Content-Type'), body: await encoded.blob() };
  }
  return { contentType: 'application/json', body: JSON.stringify(payload) };
}
