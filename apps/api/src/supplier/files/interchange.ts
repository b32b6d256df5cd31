import type { FieldProblem } from '../../server/api-error.ts';
import { supplierTexts } from '../texts.ts';
import type { FileItem, FileSettings, TextFormat } from './file-format.ts';
import { componentOf, readSegments, type Segment } from './read-segments.ts';

/** A problem at a segment. */
export function refusedSegment(number: number, tag: string, text: FieldProblem['texts'][number]): FileItem {
  return { line: number, problems: [{ field: tag, texts: [text] }] };
}

/** What reads the segments of one series of a message. */
export interface SeriesReader {
  /** Takes a segment that follows the one it begins with. */
  take(segment: Segment): void;
  /** Its problems and its rows, when the series has ended. */
  end(): Iterable<FileItem>;
}

/** A message of metered values. */
export interface MessageType {
  /** Type, version and release of its head (UNH): `MSCONS:D:04B`. */
  readonly type: string;
  /**
   * Reader of a series that begins with this segment, or null when none begins. `head` has the segments of the message so
   * far that stand before its first series.
   */
  readonly series: (
    segment: Segment,
    settings: FileSettings,
    head: readonly Segment[],
  ) => SeriesReader | null;
}

/** `UTILTS:D:02B` of a message's head. */
function typeOf(segment: Segment): string {
  return [1, 2, 3].map((component) => componentOf(segment, 2, component)).join(':');
}

/** Reads the messages of an interchange; a message of another type, or an interchange that is not whole, is a problem. */
export async function* readMessages(
  text: AsyncIterable<string>,
  settings: FileSettings,
  message: MessageType,
): ReturnType<TextFormat['read']> {
  let series: SeriesReader | null = null;
  let head: Segment[] = [];
  let messages = 0;
  let isComplete = false;
  let last = 0;
  for await (const segment of readSegments(text)) {
    const { number, tag } = segment;
    last = number;
    if (tag === 'UNH') {
      messages += 1;
      head = [];
      const type = typeOf(segment);
      if (type !== message.type) yield refusedSegment(number, tag, supplierTexts.unknownMessage({ type }));
    }
    const next = message.series(segment, settings, head);
    if (series !== null && (next !== null || tag === 'UNT')) {
      yield* series.end();
      series = null;
    }
    if (next !== null) series = next;
    else if (series === null) head.push(segment);
    else series.take(segment);
    if (tag === 'UNZ') isComplete = componentOf(segment, 1) === String(messages);
  }
  if (!isComplete) yield refusedSegment(last, 'UNZ', supplierTexts.incomplete);
}

/** Whether a file begins as an interchange with a message of a type. */
export function beginsWithMessage(beginning: string, name: string): boolean {
  return (
    /^\s*(UNA.{6}\s*)?UNB./.test(beginning) && new RegExp(`UNH.[^']*[^A-Z]${name}[^A-Z]`).test(beginning)
  );
}

const times = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/;

/**
 * The instant of `CCYYMMDDHHMM` in a time with an offset from UTC, in hours.
 *
 * @returns null for another form.
 */
export function instantOf(text: string, offsetHours: number): number | null {
  const [, year, month, day, hour, minute] = times.exec(text) ?? [];
  if (year === undefined) return null;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return Number.isNaN(instant) ? null : instant - offsetHours * 3_600_000;
}

/** A number as ISO 9735 writes it: with a point or a comma, whatever the service string says. Null for another text. */
export function numberOf(text: string): number | null {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
