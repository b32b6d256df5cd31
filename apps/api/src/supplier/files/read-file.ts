import { supplierTexts } from '../texts.ts';
import type { FileFormat, FileItem, FileSettings, TextFormat } from './file-format.ts';
import { EdifactProblem } from './read-segments.ts';
import { XmlProblem } from './read-elements.ts';

/** Bytes in which a file tells what it is. */
const beginningSize = 16 * 1024;

/** The declared encoding of an XML document (XML 1.0, section 4.3.3). */
const declaration = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/;

function labelOf(beginning: string, format: TextFormat): string {
  return format.encoding ?? declaration.exec(beginning)?.[1] ?? 'utf-8';
}

async function* decoded(
  parts: AsyncIterable<Uint8Array>,
  label: string,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(label);
  for await (const part of parts) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

async function* following(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array, void, undefined>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Most bytes of a file that is kept: the largest invoice with its attached files. */
const mostKept = 32 * 1024 * 1024;

/** Keeps the bytes that are read of a file. */
class Original {
  readonly #parts: Uint8Array[] = [];
  #size = 0;

  async *of(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const part of parts) {
      this.#size += part.length;
      if (this.isTooLarge) return;
      this.#parts.push(part);
      yield part;
    }
  }

  get isTooLarge(): boolean {
    return this.#size > mostKept;
  }

  get bytes(): Uint8Array {
    return Buffer.concat(this.#parts);
  }
}

/** Reads a file whose bytes are kept with its only row. */
async function* readKept(
  parts: AsyncIterable<Uint8Array>,
  label: string,
  format: TextFormat,
  settings: FileSettings,
): AsyncGenerator<FileItem, void, undefined> {
  const original = new Original();
  const items: FileItem[] = [];
  try {
    for await (const item of format.read(decoded(original.of(parts), label), settings)) items.push(item);
  } catch (error) {
    if (!original.isTooLarge) throw error;
  }
  if (original.isTooLarge) yield refused(1, supplierTexts.fileTooLarge({ bytes: String(mostKept) }));
  else for (const item of items) yield 'row' in item ? { ...item, original: original.bytes } : item;
}

function refused(line: number, text: (typeof supplierTexts)['noTime']): FileItem {
  return { line, problems: [{ field: '', texts: [text] }] };
}

function namesOf(formats: readonly FileFormat[]): string {
  return formats.map(({ name }) => name).join(', ');
}

function isKnownEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/**
 * Recognises a file by its beginning, whatever its name, and reads its rows. What is wrong with the file as a whole is an
 * item too. The file is read as it arrives. `recognised` is told which kind of file it is.
 */
export async function* readFile(
  body: AsyncIterable<Uint8Array>,
  formats: readonly FileFormat[],
  settings: FileSettings,
  recognised: (format: FileFormat) => void = () => undefined,
): AsyncGenerator<FileItem, void, undefined> {
  const parts = body[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < beginningSize) {
    const { done, value } = await parts.next();
    if (done === true) break;
    first.push(value);
    size += value.length;
  }
  // Whatever the encoding, what a file is recognised by is ASCII.
  const bytes = Buffer.concat(first).subarray(0, beginningSize);
  const beginning = bytes.toString('utf8');
  const format = formats.find(({ recognises }) => recognises(beginning, bytes));
  if (format === undefined) {
    yield refused(1, supplierTexts.unknownFile({ names: namesOf(formats) }));
    return;
  }
  recognised(format);
  if ('readBytes' in format) {
    yield* format.readBytes(following(first, parts), settings);
    return;
  }
  const label = labelOf(beginning, format);
  if (!isKnownEncoding(label)) {
    yield refused(1, supplierTexts.unknownCode({ code: label }));
    return;
  }
  try {
    const whole = following(first, parts);
    if (format.keepsOriginal === true) yield* readKept(whole, label, format, settings);
    else yield* format.read(decoded(whole, label), settings);
  } catch (error) {
    if (error instanceof XmlProblem)
      yield refused(error.line, supplierTexts.damagedFile({ reason: error.message }));
    else if (error instanceof EdifactProblem)
      yield refused(error.segment, supplierTexts.damagedFile({ reason: error.message }));
    else throw error;
  }
}
