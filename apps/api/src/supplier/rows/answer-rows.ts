import { randomUUID } from 'node:crypto';
import type { Text } from '@vinrod/locale/messages/texts';
import type { OperationId } from '../../server/operation.ts';
import type { ServiceCall, ServiceOperation } from '../../server/service-operation.ts';
import { Turn } from '../../server/yield-to-event-loop.ts';
import { supplierTexts } from '../texts.ts';
import { Answering, type Answers } from './answering.ts';
import { BodyTooLarge } from './read-lines.ts';
import { BrokenBody, lineOf, requestReader, type ReadRow, type RequestRows } from './read-rows.ts';
import type { RowKind } from './row-kind.ts';
import { storeAll } from './store-all.ts';
import { brokenRule, type Storing } from './store-batch.ts';
import { storeEach } from './store-each.ts';

/** Maximum rows of a request. */
export const mostRows = 100_000;

/** The request has more rows than allowed. */
class TooManyRows extends Error {}

/** Reading ended early: `cause` says why. */
class ReadingEnded extends Error {
  /** Line of the last row that was read. */
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super('No more rows can be read.', { cause });
    this.line = line;
  }
}

/** Ends at the first row too many, and lets other requests run. */
async function* counted<Row>(
  rows: AsyncIterable<ReadRow<Row>>,
): AsyncGenerator<ReadRow<Row>, void, undefined> {
  const turn = new Turn();
  let [count, line] = [0, 1];
  try {
    for await (const item of rows) {
      count += 1;
      line = lineOf(item);
      if (count > mostRows) throw new TooManyRows();
      yield item;
      if (turn.isOver) await turn.next();
    }
  } catch (error) {
    throw new ReadingEnded(line, error);
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
async function* answersOf<Row>(call: ServiceCall, sent: RequestRows<Row>, storing: Storing<Row>): Answers {
  const answering = new Answering(call.request.language);
  const rows = counted(sent.rows);
  try {
    yield* sent.isWhole
      ? storeAll({ ...sent, rows }, storing, answering)
      : storeEach(rows, storing, answering);
  } catch (error) {
    const [line, reason] =
      error instanceof ReadingEnded ? [error.line, error.cause] : [answering.reached, error];
    const text = endingText(reason);
    if (text === null) call.deps.log.error({ requestId: call.request.id, err: reason }, 'rows not stored');
    yield answering.ending(line, text ?? supplierTexts.notStored);
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
