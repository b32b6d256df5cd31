import {
  detailText,
  eventNames,
  namelessActor,
  operationName,
  outcomeNames,
  targetNames,
  type PermissionNames,
} from '@vinrod/api-client/event-words';
import { readBatches, batchSize } from '../files/read-batches.ts';
import type { Cell, Column, Sheet } from '../files/sheet.ts';
import { permissionNames } from '../permissions/permission-names.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import { matchingEvents, type AuditDeps, type AuditFilter, type EventRow } from './audit-events.ts';
import { auditTexts as texts } from '../audit/texts.ts';

/** Maximum events in one file, the newest: a larger spreadsheet is unusable. */
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

/** Maximum characters in a cell of a spreadsheet. */
const longestText = 32_000;

function permissionNamesIn(language: Language): PermissionNames {
  return new Map(Object.entries(permissionNames).map(([key, name]) => [key, name[language]]));
}

/** An event in the words of the screen, without internal keys. */
function cellsOf(row: EventRow, language: Language, permissions: PermissionNames): readonly Cell[] {
  return [
    row.occurred_at.getTime(),
    eventNames[row.event][language],
    row.outcome === null ? null : outcomeNames[row.outcome][language],
    row.actor_id === null ? namelessActor(row.event, language) : row.actor_name,
    row.target_kind === null ? null : targetNames[row.target_kind][language],
    row.target_name,
    row.address,
    row.operation === null ? null : operationName(row.operation, language),
    row.status === null ? null : String(row.status),
    detailText(row, language, permissions).slice(0, longestText) || null,
    String(row.sequence),
  ];
}

async function* cells(
  rows: AsyncIterable<EventRow>,
  language: Language,
): AsyncGenerator<readonly Cell[], void, void> {
  const permissions = permissionNamesIn(language);
  let count = 0;
  for await (const row of rows) {
    if (++count > mostEvents) return;
    yield cellsOf(row, language, permissions);
  }
}

/**
 * The matching events, newest first.
 *
 * @throws ApiError 400 when the period is invalid.
 */
export async function auditSheet(deps: AuditDeps, filter: AuditFilter, language: Language): Promise<Sheet> {
  const rows = await readBatches<EventRow>((after) => {
    const found = matchingEvents(deps, filter).orderBy('sequence', 'desc').limit(batchSize);
    return (after === null ? found : found.where('sequence', '<', after.sequence)).execute();
  });
  return { name: texts.log[language], columns: columnsIn(language), rows: cells(rows, language) };
}
