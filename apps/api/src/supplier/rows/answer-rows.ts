import { randomUUID } from 'node:crypto';
import type { SupplierRowAnswer, SupplierRowCounts, SupplierRowProblem } from '@vinrod/api-client/contract';
import type { Text } from '@vinrod/locale/messages/texts';
import { schemaCompiler } from '../../http/schema-compiler.ts';
import { describeProblems } from '../../http/validation-texts.ts';
import { ApiError, type FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { OperationId } from '../../server/operation.ts';
import type { ServiceCall, ServiceOperation } from '../../server/service-operation.ts';
import { Turn } from '../../server/yield-to-event-loop.ts';
import { supplierTexts } from '../texts.ts';
import { BodyTooLarge, readLines, type Line } from './read-lines.ts';
import type { RowKind, RowOutcome, SentRow } from './row-kind.ts';
import { storeBatch, type Storing } from './store-batch.ts';

/** Maximum rows of a request. */
export const mostRows = 100_000;

const compile = schemaCompiler(false);

/** The request ended before its body, or the compressed body is damaged. */
class BrokenBody extends Error {}

async function* received(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* body;
  } catch (error) {
    throw new BrokenBody('The body cannot be read.', { cause: error });
  }
}

function contentOf({ raw }: ServiceCall['request']): AsyncIterable<Uint8Array> {
  if (!/^application\/x-ndjson\s*(;|$)/i.test(raw.headers.get('content-type') ?? ''))
    throw new ApiError(415, supplierTexts.notRows);
  const encoding = (raw.headers.get('content-encoding') ?? 'identity').toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip') throw new ApiError(415, supplierTexts.unknownEncoding);
  const body = raw.body ?? new Blob([]).stream();
  return received(encoding === 'gzip' ? body.pipeThrough(new DecompressionStream('gzip')) : body);
}

/** A row to store, or what is wrong with its line. */
type Read<Row> =
  | { readonly sent: SentRow<Row> }
  | { readonly line: number; readonly problems: readonly FieldProblem[] };

function wholeProblem(text: Text): readonly FieldProblem[] {
  return [{ field: '', texts: [text] }];
}

function lineProblem({ problem }: Line, longestRow: number): readonly FieldProblem[] {
  return wholeProblem(
    problem === 'too_long' ? supplierTexts.rowTooLong({ bytes: String(longestRow) }) : supplierTexts.notUtf8,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a line by the contract's schema of the row, which guarantees the generated type. */
function rowReader<Row>(kind: RowKind<Row>, schema: JsonRecord): (line: Line) => Read<Row> {
  const validate = compile(schema);
  const isRow = (value: unknown): value is Row => validate(value);
  return (line) => {
    const refused = (problems: readonly FieldProblem[]): Read<Row> => ({ line: line.number, problems });
    if (line.text === null) return refused(lineProblem(line, kind.longestRow));
    const value = parse(line.text);
    if (value === undefined) return refused(wholeProblem(supplierTexts.notJson));
    if (isRow(value)) return { sent: { line: line.number, row: value } };
    return refused(describeProblems(validate.errors ?? []));
  };
}

/** Answers rows as they are stored. */
async function* answersOf<Row>(
  call: ServiceCall,
  read: (line: Line) => Read<Row>,
  storing: Storing<Row>,
  lines: AsyncIterable<Line>,
): AsyncGenerator<SupplierRowAnswer, void, undefined> {
  const { kind } = storing;
  const { language } = call.request;
  const counts: SupplierRowCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const turn = new Turn();
  // Rows of a batch in the order of their lines, those that cannot be stored among them.
  let waiting: Read<Row>[] = [];
  let keys = new Set<string>();
  let last = 0;

  function problemsOf(problems: readonly FieldProblem[]): SupplierRowProblem[] {
    return problems.map(({ field, texts }) => ({ field, errors: texts.map((text) => text[language]) }));
  }

  function answer(line: number, key: string | null, outcome: RowOutcome): SupplierRowAnswer {
    counts[outcome.result] += 1;
    return {
      line,
      ...(key === null ? {} : { key }),
      result: outcome.result,
      ...(outcome.result === 'refused' ? { problems: problemsOf(outcome.problems) } : {}),
    };
  }

  async function* store(): AsyncGenerator<SupplierRowAnswer, void, undefined> {
    const batch = waiting;
    waiting = [];
    keys = new Set();
    const rows = batch.flatMap((item) => ('sent' in item ? [item.sent] : []));
    const outcomes = rows.length === 0 ? [] : await storeBatch(storing, rows);
    const byLine = new Map(rows.map(({ line }, index) => [line, outcomes[index]]));
    for (const item of batch) {
      if ('problems' in item) yield answer(item.line, null, { result: 'refused', problems: item.problems });
      else
        yield answer(
          item.sent.line,
          kind.key(item.sent.row),
          byLine.get(item.sent.line) ?? { result: 'unchanged' },
        );
    }
  }

  async function* storeAll(): AsyncGenerator<SupplierRowAnswer, void, undefined> {
    for await (const line of lines) {
      last = line.number;
      if (last > mostRows) break;
      if (line.text?.trim() === '') continue;
      const item = read(line);
      if ('sent' in item) {
        const key = kind.key(item.sent.row);
        // The later of two rows for the same thing is stored after the earlier one.
        if (keys.has(key)) yield* store();
        keys.add(key);
      }
      waiting.push(item);
      if (waiting.length >= kind.batchSize) yield* store();
      if (turn.isOver) await turn.next();
    }
    yield* store();
  }

  function ending(line: number, text: Text): SupplierRowAnswer {
    return { line, result: 'refused', problems: problemsOf(wholeProblem(text)) };
  }

  try {
    yield* storeAll();
  } catch (error) {
    if (error instanceof BodyTooLarge) yield ending(last + 1, supplierTexts.bodyTooLarge);
    else if (error instanceof BrokenBody) yield ending(last + 1, supplierTexts.brokeOff);
    else {
      call.deps.log.error({ requestId: call.request.id, err: error }, 'rows not stored');
      yield ending(last, supplierTexts.notStored);
    }
    return;
  }
  if (last > mostRows) yield ending(last, supplierTexts.tooManyRows({ rows: String(mostRows) }));
  else yield { counts };
}

/**
 * A body of lines that are produced whether or not they are read: a client that sends everything before it reads
 * anything must not stop the request it is sending. What waits is bounded by the number of rows.
 */
function lineStream(answers: AsyncGenerator<SupplierRowAnswer, void, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const answer of answers) {
        if (isCancelled) break;
        controller.enqueue(encoder.encode(`${JSON.stringify(answer)}\n`));
      }
      if (!isCancelled) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
}

/** Binds a kind of rows to its operation. */
export function rowOperation<Row>(id: OperationId, kind: RowKind<Row>): ServiceOperation {
  let reader: ((line: Line) => Read<Row>) | null = null;
  return {
    id,
    handle(call) {
      reader ??= rowReader(kind, call.rule.row);
      const lines = readLines(contentOf(call.request), kind.longestRow);
      const storing: Storing<Row> = {
        database: call.deps.database,
        operationId: id,
        kind,
        intake: { id: randomUUID(), caller: call.caller, now: call.deps.clock.now() },
        isDryRun: call.query['dry_run'] === true,
      };
      return new Response(lineStream(answersOf(call, reader, storing, lines)), {
        headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
  };
}
