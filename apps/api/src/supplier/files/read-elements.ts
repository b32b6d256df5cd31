import { SaxesParser } from 'saxes';

/** An element of a document with its children, names without prefix. */
export interface XmlElement {
  readonly name: string;
  /** Line of its start tag. */
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text directly in it, trimmed. */
  readonly text: string;
}

/** The document is not XML, or has what no data file needs. */
export class XmlProblem extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Maximum elements in one that is read as a whole: a year of quarters with its times is 200 000. */
const mostElements = 500_000;

class OpenElement implements XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[] = [];
  #text = '';

  constructor(name: string, line: number, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.line = line;
    this.attributes = attributes;
  }

  get text(): string {
    return this.#text.trim();
  }

  add(text: string): void {
    this.#text += text;
  }
}

/** Reads the outermost elements that are wanted, by their name and the number of elements around them. */
async function* readWanted(
  text: AsyncIterable<string>,
  isWanted: (name: string, depth: number) => boolean,
): AsyncGenerator<XmlElement, void, undefined> {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let depth = 0;
  let finished: XmlElement[] = [];
  let count = 0;
  let problem: XmlProblem | null = null;

  const refuse = (message: string): void => {
    problem ??= new XmlProblem(parser.line, message);
  };
  parser.on('error', ({ message }) => refuse(message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => refuse('A document type is not allowed.'));
  parser.on('opentag', ({ local, attributes }) => {
    depth += 1;
    if (open.length === 0 && !isWanted(local, depth - 1)) return;
    count = open.length === 0 ? 1 : count + 1;
    if (count > mostElements) refuse('An element has too many others.');
    const plain = Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
    open.push(new OpenElement(local, parser.line, plain));
  });
  parser.on('text', (part) => open.at(-1)?.add(part));
  parser.on('cdata', (part) => open.at(-1)?.add(part));
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (open.at(-1)?.name !== local) return;
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) finished.push(closed);
    else parent.children.push(closed);
  });

  function* take(): Generator<XmlElement, void, undefined> {
    const elements = finished;
    finished = [];
    yield* elements;
    if (problem !== null) throw problem;
  }

  for await (const part of text) {
    parser.write(part);
    yield* take();
  }
  parser.close();
  yield* take();
}

/**
 * Reads the elements of these names, each as a whole when it ends, and forgets the rest. A document type is refused, so
 * there are no entities to expand (XML 1.0, section 4).
 *
 * @throws XmlProblem when the text is not well-formed, has a document type, or an element is too large.
 */
export function readElements(
  text: AsyncIterable<string>,
  names: ReadonlySet<string>,
): AsyncGenerator<XmlElement, void, undefined> {
  return readWanted(text, (name) => names.has(name));
}

/**
 * Reads the elements right below the document's root, each as a whole when it ends.
 *
 * @throws XmlProblem as {@link readElements}.
 */
export function readChildren(text: AsyncIterable<string>): AsyncGenerator<XmlElement, void, undefined> {
  return readWanted(text, (_, depth) => depth === 1);
}

/** The first child of a name along a path of names. */
export function childAt(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The text of a child along a path of names; null when there is none. */
export function textOf(element: XmlElement, ...path: readonly string[]): string | null {
  return childAt(element, ...path)?.text ?? null;
}

/** The children of a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
