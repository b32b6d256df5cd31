import { readBatches, batchSize } from '../exports/read-batches.ts';
import type { Cell, Column, Sheet } from '../files/sheet.ts';
import type { Language, Text } from '../server/text.ts';
import { matchingEvents, type AuditDeps, type AuditFilter, type EventRow } from './audit-events.ts';
import { auditTexts as texts, eventTexts, outcomeTexts, targetTexts } from './texts.ts';

/** Events in one file, the newest: a spreadsheet with more of them cannot be worked with. */
const mostEvents = 100_000;

const columns: readonly (readonly [Text, number, Column['format']['kind']])[] = [
  [texts.time, 18, 'time'],
  [texts.event, 34, 'text'],
  [texts.outcome, 14, 'text'],
  [texts.actor, 28, 'text'],
  [texts.targetKind, 18, 'text'],
  [texts.target, 34, 'text'],
  [texts.address, 24, 'text'],
  [texts.operation, 30, 'text'],
  [texts.status, 10, 'text'],
  [texts.details, 50, 'text'],
  [texts.sequence, 10, 'text'],
];

function columnsIn(language: Language): readonly Column[] {
  return columns.map(([text, width, kind]) => ({
    heading: text[language],
    width,
    format: kind === 'time' ? { kind } : { kind: 'text' },
  }));
}

/** Characters that a cell of a spreadsheet holds. */
const longestText = 32_000;

function cellsOf(row: EventRow, language: Language): readonly Cell[] {
  return [
    row.occurred_at.getTime(),
    eventTexts[row.event][language],
    row.outcome === null ? null : outcomeTexts[row.outcome][language],
    row.actor_id === null ? texts.system[language] : row.actor_name,
    row.target_kind === null ? null : targetTexts[row.target_kind][language],
    row.target_name,
    row.address,
    row.operation,
    row.status === null ? null : String(row.status),
    row.details.slice(0, longestText),
    String(row.sequence),
  ];
}

async function* cells(
  rows: AsyncIterable<EventRow>,
  language: Language,
): AsyncGenerator<readonly Cell[], void, void> {
  let count = 0;
  for await (const row of rows) {
    if (++count > mostEvents) return;
    yield cellsOf(row, language);
  }
}

/**
 * The events that are asked for, newest first.
 *
 * @throws ApiError 400 when the period cannot be.
 */
export async function auditSheet(deps: AuditDeps, filter: AuditFilter, language: Language): Promise<Sheet> {
  const rows = await readBatches<EventRow>((after) => {
    const found = matchingEvents(deps, filter).orderBy('sequence', 'desc').limit(batchSize);
    return (after === null ? found : found.where('sequence', '<', after.sequence)).execute();
  });
  return { name: texts.log[language], columns: columnsIn(language), rows: cells(rows, language) };
}
