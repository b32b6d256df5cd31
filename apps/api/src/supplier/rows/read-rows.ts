import { schemaCompiler } from '../../http/schema-compiler.ts';
import { describeProblems } from '../../http/validation-texts.ts';
import { ApiError, type FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { ServiceCall } from '../../server/service-operation.ts';
import type { Queries } from '../../store/index.ts';
import { fileSettings } from '../files/file-settings.ts';
import { readFile } from '../files/read-file.ts';
import { supplierTexts } from '../texts.ts';
import { readLines, type Line } from './read-lines.ts';
import type { RowKind, SentRow } from './row-kind.ts';

const compile = schemaCompiler(false);

/** What is wrong with a line. */
export interface UnreadRow {
  readonly line: number;
  readonly problems: readonly FieldProblem[];
}

/** A row to store, or what is wrong with its line. */
export type ReadRow<Row> = { readonly sent: SentRow<Row> } | UnreadRow;

/** The line of a row. */
export function lineOf<Row>(row: ReadRow<Row>): number {
  return 'sent' in row ? row.sent.line : row.line;
}

/** The rows of a request. */
export interface RequestRows<Row> {
  readonly rows: AsyncGenerator<ReadRow<Row>, void, undefined>;
  /** Whether all of the body has come, so that reading the rest waits for nobody. */
  readonly isReceived: () => boolean;
  /** Whether one refused row refuses all of them, as in a file unless its rows are independent. */
  readonly isWhole: boolean;
  /** The check that the rows have passed. */
  readonly check: RowCheck<Row>;
}

/** The request ended before its body, or the compressed body is damaged. */
export class BrokenBody extends Error {}

/** The body of a request, decompressed. */
class RequestBody {
  readonly #raw: ServiceCall['request']['raw'];
  readonly #encoding: 'identity' | 'gzip';
  isReceived = false;

  /** @throws ApiError 415 for another encoding. */
  constructor({ raw }: ServiceCall['request']) {
    const encoding = (raw.headers.get('content-encoding') ?? 'identity').toLowerCase();
    if (encoding !== 'identity' && encoding !== 'gzip')
      throw new ApiError(415, supplierTexts.unknownEncoding);
    this.#raw = raw;
    this.#encoding = encoding;
  }

  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    const body = this.#raw.body ?? new Blob([]).stream();
    try {
      yield* this.#encoding === 'gzip' ? body.pipeThrough(new DecompressionStream('gzip')) : body;
      this.isReceived = true;
    } catch (error) {
      throw new BrokenBody('The body cannot be read.', { cause: error });
    }
  }
}

function lineProblem({ problem }: Line, longestRow: number): FieldProblem {
  const text =
    problem === 'too_long' ? supplierTexts.rowTooLong({ bytes: String(longestRow) }) : supplierTexts.notUtf8;
  return { field: '', texts: [text] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks a row by the contract. */
export type RowCheck<Row> = (line: number, value: unknown) => ReadRow<Row>;

/** The check of a row by the contract's schema, which guarantees the generated type. */
export function rowCheck<Row>(schema: JsonRecord): RowCheck<Row> {
  let compiled: ReturnType<typeof compile> | null = null;
  const validate = () => (compiled ??= compile(schema));
  const isRow = (value: unknown): value is Row => validate()(value);
  return (line, value) =>
    isRow(value)
      ? { sent: { line, row: value } }
      : { line, problems: describeProblems(validate().errors ?? []) };
}

async function* readNdjson<Row>(
  body: AsyncIterable<Uint8Array>,
  { longestRow }: RowKind<Row>,
  check: RowCheck<Row>,
): AsyncGenerator<ReadRow<Row>, void, undefined> {
  for await (const line of readLines(body, longestRow)) {
    const { number, text } = line;
    if (text?.trim() === '') continue;
    if (text === null) yield { line: number, problems: [lineProblem(line, longestRow)] };
    else {
      const value = parse(text);
      yield value === undefined
        ? { line: number, problems: [{ field: '', texts: [supplierTexts.notJson] }] }
        : check(number, value);
    }
  }
}

function sentWith<Row>(
  read: ReadRow<Row>,
  { original, notices }: Pick<SentRow<Row>, 'original' | 'notices'>,
): ReadRow<Row> {
  if (!('sent' in read)) return read;
  const kept = original === undefined ? {} : { original };
  const noted = notices === undefined ? {} : { notices };
  return { sent: { ...read.sent, ...kept, ...noted } };
}

async function* readItems<Row>(
  body: AsyncIterable<Uint8Array>,
  { formats }: RowKind<Row>,
  check: RowCheck<Row>,
  query: JsonRecord,
  db: Queries,
): AsyncGenerator<ReadRow<Row>, void, undefined> {
  for await (const item of readFile(body, formats, fileSettings(query, db)))
    yield 'row' in item ? sentWith(check(item.line, item.row), item) : item;
}

/**
 * Prepares reading the rows of requests: NDJSON, or a file that is recognised by its content.
 *
 * @returns a function that throws ApiError 415 for a body of another type or encoding.
 */
export function requestReader<Row>(
  kind: RowKind<Row>,
  schema: JsonRecord,
): (call: ServiceCall) => RequestRows<Row> {
  const check = rowCheck<Row>(schema);
  return ({ request, query, deps }) => {
    const type = request.raw.headers.get('content-type') ?? '';
    const isFile = /^application\/octet-stream\s*(;|$)/i.test(type);
    if (!isFile && !/^application\/x-ndjson\s*(;|$)/i.test(type))
      throw new ApiError(415, supplierTexts.notRowsOrFile);
    const body = new RequestBody(request);
    return {
      rows: isFile
        ? readItems(body.read(), kind, check, query, deps.database.db)
        : readNdjson(body.read(), kind, check),
      isReceived: () => body.isReceived,
      isWhole: isFile && query['independent_rows'] !== true,
      check,
    };
  };
}
