// oxlint-disable-next-line typescript/triple-slash-reference -- Other projects compile this file without the declarations.
/// <reference path="./edifact.d.ts" />
import Parser from 'edifact/parser.js';

/** A segment of an EDIFACT interchange (ISO 9735). */
export interface Segment {
  /** From 1, the service string not counted. */
  readonly number: number;
  readonly tag: string;
  /** Data elements, each with its components. */
  readonly elements: readonly (readonly string[])[];
}

/** The text is no EDIFACT interchange. */
export class EdifactProblem extends Error {
  readonly segment: number;

  constructor(segment: number, message: string) {
    super(message);
    this.segment = segment;
  }
}

/** Maximum letters of a segment: more cannot be one, and must not gather in memory. */
const longestSegment = 20_000;

/**
 * Reads an interchange segment by segment.
 *
 * @throws EdifactProblem when the text breaks the syntax, or ends within a segment.
 */
export async function* readSegments(text: AsyncIterable<string>): AsyncGenerator<Segment, void, undefined> {
  const parser = new Parser();
  // ISO 8859-1, as bytes are decoded; the levels below it are part of it.
  parser.encoding('UNOC');
  let finished: Segment[] = [];
  let number = 0;
  let letters = 0;
  let tag = '';
  let elements: string[][] = [];
  parser.on('opensegment', (name) => {
    number += 1;
    letters = 0;
    tag = name;
    elements = [];
  });
  parser.on('element', () => void elements.push([]));
  parser.on('component', (data) => {
    letters += data.length;
    elements.at(-1)?.push(data);
  });
  parser.on('closesegment', () => void finished.push({ number, tag, elements }));

  function asProblem(error: unknown): EdifactProblem {
    return new EdifactProblem(number, error instanceof Error ? error.message : String(error));
  }

  for await (const part of text) {
    try {
      parser.write(part);
    } catch (error) {
      throw asProblem(error);
    }
    if (letters > longestSegment) throw new EdifactProblem(number, 'The segment is too long.');
    const segments = finished;
    finished = [];
    yield* segments;
  }
  try {
    parser.end();
  } catch (error) {
    throw asProblem(error);
  }
  yield* finished;
}

/** A component of a segment's element, both counted from 1 as the standards do; empty when there is none. */
export function componentOf({ elements }: Segment, element: number, component = 1): string {
  return elements[element - 1]?.[component - 1] ?? '';
}
