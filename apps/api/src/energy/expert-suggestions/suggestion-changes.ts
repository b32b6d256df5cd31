import type { ExpertSuggestion, ExpertSuggestionsChange } from '@vinrod/api-client/contract';
import type { Transaction } from 'kysely';
import { actorOf, type Acting } from '../../audit/acting.ts';
import { recordAct } from '../../audit/record-event.ts';
import {
  requireCorporateGroup,
  requireSites,
  siteScope,
  type SiteScope,
} from '../../authority/site-scope.ts';
import { refusedFields } from '../../server/api-error.ts';
import type { Schema } from '../../store/schema/index.ts';
import { readPeriod, type Period } from '../period.ts';
import { energyTexts } from '../texts.ts';
import { proposeSuggestions, type Examination } from './propose.ts';
import { storeProposals } from './store-proposals.ts';
import { readSuggestions } from './stored-suggestions.ts';

type Write = ExpertSuggestionsChange['suggestions'][number];

/** The examined sites and period. */
interface Proposed extends Examination {
  readonly period: Period;
}

function checkFields(suggestions: readonly Write[]): void {
  const problems = suggestions.flatMap(({ title, period }, index) => [
    ...(title.trim() === ''
      ? [{ field: `suggestions.${index}.title`, texts: [energyTexts.blankTitle] }]
      : []),
    ...(period.end_date < period.start_date
      ? [{ field: `suggestions.${index}.period`, texts: [energyTexts.endBeforeStart] }]
      : []),
  ]);
  if (problems.length > 0) throw refusedFields(problems);
}

/** The columns that a suggestion sets; omitted ones keep their values. */
function columnsOf(write: Write) {
  return {
    start_date: write.period.start_date,
    end_date: write.period.end_date,
    title: write.title.trim(),
    ...(write.site === undefined ? {} : { site_id: write.site }),
    ...(write.category === undefined ? {} : { category: write.category }),
    ...(write.text === undefined ? {} : { text: write.text }),
    ...(write.potential_kwh_per_year === undefined
      ? {}
      : { potential_kwh_per_year: write.potential_kwh_per_year }),
    ...(write.potential_sek_per_year === undefined
      ? {}
      : { potential_sek_per_year: write.potential_sek_per_year }),
    ...(write.priority === undefined ? {} : { priority: write.priority }),
  };
}

async function create(
  trx: Transaction<Schema>,
  { deps, caller }: Acting,
  corporateGroupId: string,
  write: Write,
): Promise<number> {
  const now = deps.clock.now();
  const { id } = await trx
    .insertInto('expert_suggestion')
    .values({
      corporate_group_id: corporateGroupId,
      site_id: null,
      category: 'other',
      text: '',
      potential_kwh_per_year: null,
      potential_sek_per_year: null,
      priority: 'medium',
      ...columnsOf(write),
      status: write.status ?? 'new',
      author_id: actorOf(caller).id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a suggestion; setting the status of a proposal signs it. */
async function change(
  trx: Transaction<Schema>,
  { deps, caller }: Acting,
  corporateGroupId: string,
  id: number,
  write: Write,
): Promise<void> {
  await trx
    .updateTable('expert_suggestion')
    .set((eb) => ({
      ...columnsOf(write),
      ...(write.status === undefined
        ? {}
        : { status: write.status, author_id: eb.fn.coalesce('author_id', eb.val(actorOf(caller).id)) }),
      updated_at: deps.clock.now(),
    }))
    .where('corporate_group_id', '=', corporateGroupId)
    .where('id', '=', id)
    .execute();
}

/** Checks that suggestions exist within the caller's scope. */
async function checkIds(
  trx: Transaction<Schema>,
  { caller }: Acting,
  scope: SiteScope,
  fields: readonly (readonly [field: string, id: number])[],
): Promise<void> {
  const ids = fields.map(([, id]) => id);
  const found = new Set((await readSuggestions(trx, caller, scope, ids)).map(({ id }) => id));
  const problems = fields
    .filter(([, id]) => !found.has(id))
    .map(([field]) => ({ field, texts: [energyTexts.noSuchSuggestion] }));
  if (problems.length > 0) throw refusedFields(problems);
}

async function examine(
  { deps, caller }: Acting,
  corporateGroupId: string,
  { propose }: ExpertSuggestionsChange,
): Promise<Proposed | null> {
  if (propose === undefined) return null;
  const { db } = deps.database;
  const period = readPeriod(propose.period.start_date, propose.period.end_date);
  const scope = await siteScope(db, caller, corporateGroupId);
  if (propose.sites !== undefined) await requireSites(db, scope, propose.sites);
  return { ...(await proposeSuggestions(db, { scope, siteIds: propose.sites ?? null, period })), period };
}

/**
 * Creates, changes and removes suggestions of a corporate group, all or none, and stores proposals on request.
 *
 * @returns what was created, changed and proposed.
 * @throws ApiError 404 when the caller may not see the corporate group or a site; 422 when a field is refused.
 */
export async function changeSuggestions(
  acting: Acting,
  corporateGroupId: string,
  body: ExpertSuggestionsChange,
): Promise<ExpertSuggestion[]> {
  const { deps, caller } = acting;
  const { suggestions, removed = [] } = body;
  checkFields(suggestions);
  // Examines values before the transaction, which has to be short.
  const proposed = await examine(acting, corporateGroupId, body);
  return deps.database.transaction(async (trx) => {
    await requireCorporateGroup(trx, caller, corporateGroupId);
    const scope = await siteScope(trx, caller, corporateGroupId);
    const siteIds = suggestions.map(({ site }) => site).filter((site) => typeof site === 'string');
    await requireSites(trx, scope, siteIds);
    await checkIds(trx, acting, scope, [
      ...suggestions.flatMap(({ id }, index) =>
        id === undefined ? [] : [[`suggestions.${index}.id`, id] as const],
      ),
      ...removed.map((id, index) => [`removed.${index}`, id] as const),
    ]);
    const ids: number[] = [];
    const facts: string[] = [];
    for (const write of suggestions) {
      if (write.id === undefined) {
        const id = await create(trx, acting, corporateGroupId, write);
        ids.push(id);
        facts.push(`+${id}`);
      } else {
        await change(trx, acting, corporateGroupId, write.id, write);
        ids.push(write.id);
        facts.push(`~${write.id}${write.status === undefined ? '' : `=${write.status}`}`);
      }
    }
    if (removed.length > 0)
      await trx
        .deleteFrom('expert_suggestion')
        .where('corporate_group_id', '=', corporateGroupId)
        .where('id', 'in', removed)
        .execute();
    facts.push(...removed.map((id) => `-${id}`));
    if (proposed !== null) {
      const run = { corporateGroupId, ...proposed, now: deps.clock.now() };
      const stored = await storeProposals(trx, proposed.proposals, run);
      ids.push(...stored);
      facts.push(`proposed: ${stored.length}`);
    }
    const changed = await readSuggestions(trx, caller, scope, ids);
    if (facts.length > 0) {
      const { name } = await trx
        .selectFrom('corporate_group')
        .select('name')
        .where('id', '=', corporateGroupId)
        .executeTakeFirstOrThrow();
      const target = { kind: 'group', id: corporateGroupId, name } as const;
      await recordAct(trx, acting, 'suggestion_change', target, facts.join(' '));
    }
    return changed;
  });
}
