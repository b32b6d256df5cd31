import { readAhead } from '../../server/read-ahead.ts';
import type { Answering, Answers } from './answering.ts';
import { batchesAhead, batchesOf } from './batches-of.ts';
import { lineOf, type ReadRow } from './read-rows.ts';
import type { SentRow } from './row-kind.ts';
import { storeBatch, type Storing } from './store-batch.ts';

function sentIn<Row>(item: ReadRow<Row>): SentRow<Row> | null {
  return 'sent' in item ? item.sent : null;
}

/** Stores rows a batch at a time, and reads the next ones meanwhile; each is answered as its batch is stored. */
export async function* storeEach<Row>(
  rows: AsyncIterable<ReadRow<Row>>,
  storing: Storing<Row>,
  answering: Answering,
): Answers {
  const { kind } = storing;
  for await (const batch of readAhead(batchesOf(kind, rows, sentIn), batchesAhead)) {
    const sent = batch.flatMap((item) => ('sent' in item ? [item.sent] : []));
    answering.reached = batch.reduce((_, item) => lineOf(item), answering.reached);
    const outcomes = sent.length === 0 ? [] : await storeBatch(storing, sent);
    const outcomeOf = new Map(sent.map((row, index) => [row, outcomes[index]]));
    for (const item of batch) {
      if ('problems' in item) yield answering.unread(item);
      else {
        const { line, row, notices } = item.sent;
        const outcome = outcomeOf.get(item.sent) ?? { result: 'unchanged' };
        yield answering.of(line, kind.key(row), outcome, notices);
      }
    }
  }
}
