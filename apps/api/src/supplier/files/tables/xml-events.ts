import { SaxesParser } from 'saxes';
import { PassedElements, type QuickElements } from './passed-elements.ts';
import { TableProblem } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** What is taken from a part of a workbook, by local names. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** Elements that are taken from the text itself, of which nothing else is told. */
  readonly quick?: QuickElements;
}

/** Maximum depth of elements: a workbook needs fewer than ten. */
const deepest = 64;
/** Maximum characters without a tag: a cell has 32 767, each up to six when escaped. */
const longestToken = 1_000_000;

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/**
 * Tells the elements of a part as it is read, and after each piece gives whoever reads a turn. A document type is
 * refused, so there are no entities to expand; so is what would be collected without end.
 *
 * @throws TableProblem when the part is not well-formed XML in UTF-8, or unlike a workbook's.
 */
export async function* xmlEvents(
  bytes: AsyncIterable<Uint8Array>,
  { open, text, close, quick }: XmlHandlers,
): AsyncGenerator<void, void, undefined> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let depth = 0;
  let sinceTag = 0;
  let isWrong = false;
  const refuse = (): void => {
    isWrong = true;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    sinceTag = 0;
    if (depth > deepest) refuse();
    open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    sinceTag = 0;
    close?.(localName(name));
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const parse = (part: string): void => {
    sinceTag += part.length;
    parser.write(part);
    if (isWrong || sinceTag > longestToken) throw new TableProblem(1, tableTexts.damagedWorkbook);
  };
  const passed = quick === undefined ? null : new PassedElements(quick, parse);
  const write = (part: string): void => (passed === null ? parse(part) : passed.write(part));
  for await (const part of bytes) {
    write(decoded(decoder, part));
    yield;
  }
  write(decoded(decoder));
  passed?.end();
  parser.close();
  if (isWrong) throw new TableProblem(1, tableTexts.damagedWorkbook);
  yield;
}

function decoded(decoder: InstanceType<typeof TextDecoder>, part?: Uint8Array): string {
  try {
    return part === undefined ? decoder.decode() : decoder.decode(part, { stream: true });
  } catch {
    throw new TableProblem(1, tableTexts.damagedWorkbook);
  }
}

/** Reads a part to its end. */
export async function readXml(bytes: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const events = xmlEvents(bytes, handlers);
  while ((await events.next()).done !== true);
}
