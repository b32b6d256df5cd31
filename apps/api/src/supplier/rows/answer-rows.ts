import { randomUUID } from 'node:crypto';
import type { SupplierRowAnswer, SupplierRowCounts, SupplierRowProblem } from '@vinrod/api-client/contract';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import type { FieldProblem } from '../../server/api-error.ts';
import type { OperationId } from '../../server/operation.ts';
import type { ServiceCall, ServiceOperation } from '../../server/service-operation.ts';
import { Turn } from '../../server/yield-to-event-loop.ts';
import { supplierTexts } from '../texts.ts';
import { BodyTooLarge } from './read-lines.ts';
import { KeptRows } from './kept-rows.ts';
import { BrokenBody, requestReader, type ReadRow, type RequestRows, type RowCheck } from './read-rows.ts';
import type { FileNotice } from '../files/file-format.ts';
import type { RowKind, RowOutcome } from './row-kind.ts';
import { brokenRule, storeBatch, storeWhole, type Storing } from './store-batch.ts';

/** Maximum rows of a request. */
export const mostRows = 100_000;

type Answers = AsyncGenerator<SupplierRowAnswer, void, undefined>;

function problemsIn(language: Language, problems: readonly FieldProblem[]): SupplierRowProblem[] {
  return problems.map(({ field, texts }) => ({ field, errors: texts.map((text) => text[language]) }));
}

/** The answers of a request so far, counted. */
class Answering {
  readonly counts: SupplierRowCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  /** The answer to a row that was tried, or for a row that could not be read, to its line. */
  of(
    line: number,
    key: string | null,
    outcome: RowOutcome,
    notices: readonly FileNotice[] = [],
  ): SupplierRowAnswer {
    const { result } = outcome;
    this.counts[result] += 1;
    return {
      line,
      ...(key === null ? {} : { key }),
      result,
      ...(notices.length === 0 ? {} : { notices: notices.map(({ text }) => text[this.#language]) }),
      ...(result === 'refused' ? { problems: problemsIn(this.#language, outcome.problems) } : {}),
    };
  }

  /** Why no more rows were read or stored. */
  ending(line: number, text: Text): SupplierRowAnswer {
    return {
      line,
      result: 'refused',
      problems: problemsIn(this.#language, [{ field: '', texts: [text] }]),
    };
  }
}

/** The request has more rows than allowed. */
class TooManyRows extends Error {}

function lineOf<Row>(item: ReadRow<Row>): number {
  return 'sent' in item ? item.sent.line : item.line;
}

/** Notes the line of each row, ends at the first row too many, and lets other requests run. */
async function* counted<Row>(
  rows: AsyncIterable<ReadRow<Row>>,
  at: (line: number) => void,
): AsyncGenerator<ReadRow<Row>, void, undefined> {
  const turn = new Turn();
  let count = 0;
  for await (const item of rows) {
    count += 1;
    at(lineOf(item));
    if (count > mostRows) throw new TooManyRows();
    yield item;
    if (turn.isOver) await turn.next();
  }
}

/** Stores rows a batch at a time; each is answered as its batch is stored. */
async function* storeEach<Row>(
  rows: AsyncIterable<ReadRow<Row>>,
  storing: Storing<Row>,
  answering: Answering,
): Answers {
  const { kind } = storing;
  // Rows of a batch in the order of their lines, those that cannot be stored among them.
  let waiting: ReadRow<Row>[] = [];
  let keys = new Set<string>();
  let weight = 0;

  async function* store(): Answers {
    const batch = waiting;
    waiting = [];
    keys = new Set();
    weight = 0;
    const sent = batch.flatMap((item) => ('sent' in item ? [item.sent] : []));
    const outcomes = sent.length === 0 ? [] : await storeBatch(storing, sent);
    const outcomeOf = new Map(sent.map((row, index) => [row, outcomes[index]]));
    for (const item of batch) {
      if ('problems' in item)
        yield answering.of(item.line, null, { result: 'refused', problems: item.problems });
      else
        yield answering.of(
          item.sent.line,
          kind.key(item.sent.row),
          outcomeOf.get(item.sent) ?? { result: 'unchanged' },
          item.sent.notices,
        );
    }
  }

  for await (const item of rows) {
    if ('sent' in item) {
      const key = kind.key(item.sent.row);
      // The later of two rows for the same thing is stored after the earlier one.
      if (keys.has(key)) yield* store();
      keys.add(key);
      weight += kind.weight?.(item.sent.row) ?? 1;
    } else weight += 1;
    waiting.push(item);
    if (weight >= kind.batchSize) yield* store();
  }
  yield* store();
}

/** Stores all rows or, when one is refused, none; then only those that are refused are answered. */
async function* storeAll<Row>(
  rows: AsyncIterable<ReadRow<Row>>,
  check: RowCheck<Row>,
  storing: Storing<Row>,
  answering: Answering,
): Answers {
  const kept = await KeptRows.open(check);
  try {
    let isRefused = false;
    for await (const item of rows) {
      if ('sent' in item) await kept.add(item.sent);
      else {
        isRefused = true;
        yield answering.of(item.line, null, { result: 'refused', problems: item.problems });
      }
    }
    if (isRefused) return;
    const outcomes = await storeWhole(storing, kept.read());
    const answered = outcomes.some(({ outcome }) => outcome.result === 'refused')
      ? outcomes.filter(({ outcome }) => outcome.result === 'refused')
      : outcomes;
    for (const { line, key, outcome, notices } of answered) yield answering.of(line, key, outcome, notices);
  } finally {
    await kept.close();
  }
}

function endingText(error: unknown): Text | null {
  if (error instanceof TooManyRows) return supplierTexts.tooManyRows({ rows: String(mostRows) });
  if (error instanceof BodyTooLarge) return supplierTexts.bodyTooLarge;
  if (error instanceof BrokenBody) return supplierTexts.brokeOff;
  const rule = brokenRule(error);
  return rule === null ? null : supplierTexts.againstRule({ rule });
}

/** Answers rows as they are stored, and last the counts; what ends the reading early leaves them out. */
async function* answersOf<Row>(
  call: ServiceCall,
  { rows, isWhole, check }: RequestRows<Row>,
  storing: Storing<Row>,
): Answers {
  const answering = new Answering(call.request.language);
  let last = 1;
  const read = counted(rows, (line) => {
    last = line;
  });
  try {
    yield* isWhole ? storeAll(read, check, storing, answering) : storeEach(read, storing, answering);
  } catch (error) {
    const text = endingText(error);
    if (text === null) call.deps.log.error({ requestId: call.request.id, err: error }, 'rows not stored');
    yield answering.ending(last, text ?? supplierTexts.notStored);
    return;
  }
  yield { counts: answering.counts };
}

/**
 * A body of lines that are produced whether or not they are read: a client that sends everything before it reads
 * anything must not stop the request it is sending. What waits is bounded by the number of rows.
 */
function lineStream(answers: Answers): ReadableStream<Uint8Array> {
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
  let reader: ((call: ServiceCall) => RequestRows<Row>) | null = null;
  return {
    id,
    handle(call) {
      reader ??= requestReader(kind, call.rule.row);
      const storing: Storing<Row> = {
        database: call.deps.database,
        operationId: id,
        kind,
        intake: { id: randomUUID(), caller: call.caller, now: call.deps.clock.now() },
        isDryRun: call.query['dry_run'] === true,
      };
      return new Response(lineStream(answersOf(call, reader(call), storing)), {
        headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
  };
}
