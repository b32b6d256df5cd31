import { ApiError } from './api-error.ts';
import { texts } from './texts.ts';

/** The body as it arrives; a body that breaks off is not a server error. */
async function* sentOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw new ApiError(400, texts.unreadable);
  }
}

/**
 * Reads a body as text.
 *
 * @param limit - Bytes.
 * @throws ApiError 413 as soon as it is known to be too large, 400 when it breaks off.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw new ApiError(413, texts.tooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of sentOf(request)) {
    size += chunk.length;
    if (size > limit) throw new ApiError(413, texts.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
