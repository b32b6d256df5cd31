import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { ApiError } from './api-error.ts';
import { texts } from './texts.ts';

/** Limits for reading a form. */
export interface FormLimits {
  /** Maximum file size, bytes; the rest is dropped. */
  readonly fileSize: number;
  /** Maximum form size, bytes. */
  readonly total: number;
  /** Maximum number of files and texts together. */
  readonly parts: number;
}

/** A file of a form. */
export interface FormFile {
  readonly field: string;
  /** As sent by the client; untrusted. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Whether it exceeded `fileSize`. */
  readonly isTooLarge: boolean;
}

/** A parsed form. */
export interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly FormFile[];
}

const fieldSize = 10_000;

/**
 * Reads a form with files (RFC 7578) into memory, within limits.
 *
 * @throws ApiError 415 when it is not such a form, 413 when it is larger or has more parts than allowed, 400 when it
 * breaks off or cannot be parsed.
 */
export async function readForm(request: Request, limits: FormLimits): Promise<Form> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type) || request.body === null)
    throw new ApiError(415, texts.notForm);
  if (Number(request.headers.get('content-length') ?? 0) > limits.total)
    throw new ApiError(413, texts.tooLarge);

  const fields = new Map<string, string>();
  const files: FormFile[] = [];
  let refusal: ApiError | null = null;
  let size = 0;
  const parser = new Busboy({
    headers: { 'content-type': type },
    preservePath: true,
    limits: { fileSize: limits.fileSize, parts: limits.parts + 1, fieldSize, headerPairs: 20 },
  });
  const refuse = (error: ApiError): void => {
    refusal ??= error;
    parser.destroy(error);
  };
  parser.on('partsLimit', () => refuse(new ApiError(413, texts.tooManyParts)));
  parser.on('field', (name, value) => void fields.set(name, value));
  parser.on('file', (field: string, stream: BusboyFileStream, name: string) => {
    const chunks: Buffer[] = [];
    let isTooLarge = false;
    stream.on('limit', () => {
      isTooLarge = true;
    });
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.total) refuse(new ApiError(413, texts.tooLarge));
      else if (!isTooLarge) chunks.push(chunk);
    });
    // A form that breaks off within a file also emits here, and an unhandled error event ends the process.
    stream.on('error', () => refuse(new ApiError(400, texts.unreadable)));
    stream.on('end', () => files.push({ field, name, bytes: Buffer.concat(chunks), isTooLarge }));
  });
  try {
    await pipeline(Readable.from(request.body), parser);
  } catch {
    throw refusal ?? new ApiError(400, texts.unreadable);
  }
  if (fields.size + files.length > limits.parts) throw new ApiError(413, texts.tooManyParts);
  return { fields, files };
}
