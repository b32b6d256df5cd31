import { supplierTexts } from '../texts.ts';
import type { FileFormat, FileItem, FileSettings } from './file-format.ts';
import { EdifactProblem } from './read-segments.ts';
import { XmlProblem } from './read-elements.ts';

/** Bytes in which a file tells what it is. */
const beginningSize = 16 * 1024;

/** The declared encoding of an XML document (XML 1.0, section 4.3.3). */
const declaration = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/;

function labelOf(beginning: string, format: FileFormat): string {
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
  const beginning = Buffer.concat(first).subarray(0, beginningSize).toString('utf8');
  const format = formats.find(({ recognises }) => recognises(beginning));
  if (format === undefined) {
    yield refused(1, supplierTexts.unknownFile({ names: namesOf(formats) }));
    return;
  }
  recognised(format);
  const label = labelOf(beginning, format);
  if (!isKnownEncoding(label)) {
    yield refused(1, supplierTexts.unknownCode({ code: label }));
    return;
  }
  try {
    yield* format.read(decoded(following(first, parts), label), settings);
  } catch (error) {
    if (error instanceof XmlProblem)
      yield refused(error.line, supplierTexts.damagedFile({ reason: error.message }));
    else if (error instanceof EdifactProblem)
      yield refused(error.segment, supplierTexts.damagedFile({ reason: error.message }));
    else throw error;
  }
}
