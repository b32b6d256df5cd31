import { sql } from 'kysely';
import type {
  IntakeKind,
  IntakeMappingPage,
  IntakePage,
  operations,
  IntakeColumnMeaning,
} from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import type { Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { reachesEveryCorporateGroup } from '../authority/site-scope.ts';
import { exportAs } from '../files/export-answers.ts';
import { notFound } from '../server/api-error.ts';
import { matchesSearch, readPage, type ListOrder } from '../server/list-query.ts';
import { intakeSummary } from './intake-answer.ts';
import { readVisible } from './intake-changes.ts';
import { intakeReport } from './intake-report.ts';
import { keptIntakeOf, keptIntakes } from './intake-row.ts';
import { knownKinds } from './known-kinds.ts';
import { intakeTexts } from './texts.ts';

type Query<Id extends keyof operations> = operations[Id] extends { parameters: { query?: infer Values } }
  ? NonNullable<Values>
  : never;

const order: ListOrder<NonNullable<Query<'listIntakes'>['ordering']>> = {
  keys: {
    created_at: [sql.ref('intake.created_at')],
    file_name: [sql.ref('intake.file_name')],
    kind: [sql.ref('intake.kind')],
    state: [sql.ref('intake.state')],
  },
  fallback: '-created_at',
  unique: [sql`intake.created_at desc`, sql.ref('intake.id')],
};

/** A page of the files that the caller may know of. */
export async function listIntakes(acting: Acting, query: Query<'listIntakes'>): Promise<IntakePage> {
  const { deps, caller, request } = acting;
  const { db } = deps.database;
  const texts = [
    sql.ref('intake.file_name'),
    sql.ref('intake.created_by_name'),
    sql`intake.note ->> ${request.language}::text`,
  ];
  let rows = keptIntakes(db).where(matchesSearch(query.search, texts));
  if (query.state !== undefined) rows = rows.where('intake.state', 'in', query.state);
  if (!reachesEveryCorporateGroup(caller)) rows = rows.where('intake.created_by', '=', caller.userId);
  const page = await readPage(db, rows, query, order, request.url);
  const now = deps.clock.now();
  return {
    ...page,
    results: page.results.map((row) => intakeSummary(keptIntakeOf(row), request.language, now)),
  };
}

/** What became of the rows of a file, as csv. */
export async function exportIntakeReport(acting: Acting, id: string): Promise<Response> {
  const { file_name: fileName } = await readVisible(acting, id);
  const { language } = acting.request;
  const name = `${fileName.replace(/\.\w{1,5}$/, '')} ${intakeTexts.report[language].toLowerCase()}`;
  return exportAs(name, acting).sheets('csv', [intakeReport(acting.deps.database.db, id, language)]);
}

const mappingOrder: ListOrder<NonNullable<Query<'listIntakeMappings'>['ordering']>> = {
  keys: { name: [sql.ref('intake_mapping.name')], created_at: [sql.ref('intake_mapping.created_at')] },
  fallback: 'name',
  unique: [sql.ref('intake_mapping.name'), sql.ref('intake_mapping.id')],
};

function kindNamed(name: string): IntakeKind {
  const found = knownKinds.find(({ kind }) => kind === name);
  if (found === undefined) throw new Error(`${name} is no known kind.`);
  return found.kind;
}

/** A page of the kept mappings. */
export async function listIntakeMappings(
  { deps, request }: Acting,
  query: Query<'listIntakeMappings'>,
): Promise<IntakeMappingPage> {
  const { db } = deps.database;
  const rows = db
    .selectFrom('intake_mapping')
    .select(['id', 'name', 'kind', 'created_at', 'created_by_name'])
    .select((eb) => eb.ref('mapping').$castTo<readonly IntakeColumnMeaning[]>().as('mapping'))
    .where(matchesSearch(query.search, [sql.ref('intake_mapping.name')]));
  const page = await readPage(db, rows, query, mappingOrder, request.url);
  return {
    ...page,
    results: page.results.map((row) => ({
      uuid: row.id,
      name: row.name,
      kind: kindNamed(row.kind),
      columns: [...row.mapping],
      created_at: formatInstant(row.created_at.getTime()),
      created_by: row.created_by_name,
    })),
  };
}

/**
 * Forgets a mapping.
 *
 * @throws ApiError 404 when there is none.
 */
export async function deleteIntakeMapping(acting: Acting, id: string): Promise<void> {
  await acting.deps.database.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('intake_mapping')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw notFound();
    await recordAct(trx, acting, 'intake_mapping_remove', null, removed.name);
  });
}
