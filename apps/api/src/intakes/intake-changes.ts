import type { Transaction } from 'kysely';
import type { Intake } from '@vinrod/api-client/contract';
import { actorOf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import {
  reachesEveryCorporateGroup,
  requireCorporateGroup,
  wholeCorporateGroup,
} from '../authority/site-scope.ts';
import { badField, notFound, refused, refusedFields } from '../server/api-error.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Schema } from '../store/schema/index.ts';
import { beginStoring } from './begin-storing.ts';
import { removeParts } from './file-bytes.ts';
import { intakeAnswer, isStored, undoableUntil } from './intake-answer.ts';
import { holdIntake, readIntake, type KeptIntake } from './intake-row.ts';
import { keepArticles } from './keep-articles.ts';
import { keepBuyer } from './keep-buyer.ts';
import { keepMapping } from './keep-mapping.ts';
import { intakeTexts } from './texts.ts';
import { undoChanges } from './undo-changes.ts';
import { workOnIntakes } from './work-on-intakes.ts';

type Trx = Transaction<Schema>;

/** Whether a caller may know of a file: staff who see every corporate group, and whoever sent it. */
export function isVisible({ caller }: Pick<Acting, 'caller'>, intake: KeptIntake): boolean {
  return reachesEveryCorporateGroup(caller) || intake.created_by === caller.userId;
}

/**
 * Reads a file.
 *
 * @throws ApiError 404 when there is none, or the caller may not know of it.
 */
export async function readVisible(acting: Acting, id: string): Promise<KeptIntake> {
  const intake = await readIntake(acting.deps.database.db, id);
  if (intake === undefined || !isVisible(acting, intake)) throw notFound();
  return intake;
}

/** Answers with a file as it is now. */
export async function answerWith(acting: Acting, id: string): Promise<Intake> {
  const { deps, request } = acting;
  return intakeAnswer(deps.database.db, await readVisible(acting, id), request.language, deps.clock.now());
}

/** Lets the work on files begin behind the answer. */
export function beginWork({ deps }: Pick<Acting, 'deps'>): void {
  deps.background.run('intakes', () => workOnIntakes(deps));
}

/** Does something to a file that nobody else does something to meanwhile, and answers with it. */
async function change(
  acting: Acting,
  id: string,
  work: (trx: Trx, intake: KeptIntake) => Promise<void>,
): Promise<Intake> {
  await acting.deps.database.transaction(async (trx) => {
    const intake = await holdIntake(trx, id);
    if (intake === undefined || !isVisible(acting, intake)) throw notFound();
    await work(trx, intake);
  });
  beginWork(acting);
  return answerWith(acting, id);
}

function target({ id, file_name: name }: KeptIntake) {
  return { kind: 'intake', id, name } as const;
}

/** Who decides, and whether they see every corporate group. */
function decider({ caller }: Acting) {
  const { id, name } = actorOf(caller);
  return {
    decided_by: id,
    decided_by_name: name,
    reaches_all: reachesEveryCorporateGroup(caller),
  };
}

const undecidedStates: readonly KeptIntake['state'][] = ['reading', 'needs_settings', 'ready'];

function requireUndecided({ state }: KeptIntake): void {
  if (undecidedStates.includes(state)) return;
  const isIn = state === 'storing' || isStored({ state });
  throw refused(isIn ? intakeTexts.alreadyStored : intakeTexts.alreadyEnded);
}

function isTableFormat({ format }: KeptIntake): boolean {
  return format === 'csv' || format === 'xlsx';
}

const tableSettings = ['kind', 'mapping', 'mapping_name', 'time_zone', 'decimal_mark', 'date_order'] as const;

/** @throws ApiError 404 when there is no such site, or the caller does not see its corporate group. */
async function requireSite(trx: Trx, { caller }: Acting, id: string): Promise<void> {
  const site = await trx
    .selectFrom('site')
    .select('corporate_group_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (site === undefined || !wholeCorporateGroup(caller, site.corporate_group_id)) throw notFound();
  await requireCorporateGroup(trx, caller, site.corporate_group_id);
}

/**
 * Changes settings and choices. Settings let the file be read again.
 *
 * @throws ApiError 404 when there is no such file, 422 when it is stored or ended, or a value is refused.
 */
export function updateIntake(acting: Acting, id: string, body: RequestBody<'updateIntake'>): Promise<Intake> {
  return change(acting, id, async (trx, intake) => {
    requireUndecided(intake);
    const { choices, ...settings } = body;
    const nextSettings = { ...intake.settings, ...settings };
    const [named] = tableSettings.filter((name) => settings[name] !== undefined);
    if (named !== undefined) {
      if (!isTableFormat(intake)) throw refusedFields([{ field: named, texts: [intakeTexts.noTable] }]);
      const { decided_by_name: name } = decider(acting);
      await keepMapping(trx, intake, nextSettings, { name, now: acting.deps.clock.now() });
    }
    const { article_categories: categories, buyer, corporate_group: group, site } = settings;
    if (categories !== undefined)
      await keepArticles(trx, intake, categories, {
        name: decider(acting).decided_by_name,
        now: acting.deps.clock.now(),
      });
    if (buyer !== undefined) await keepBuyer(trx, acting, intake, buyer);
    if (typeof site === 'string') await requireSite(trx, acting, site);
    if (typeof group === 'string') await requireCorporateGroup(trx, acting.caller, group);
    const reads = settings.site_keys?.map(({ read }) => read) ?? [];
    if (new Set(reads).size < reads.length) throw badField('site_keys', intakeTexts.twice);
    const isReadAgain = Object.keys(settings).length > 0;
    await trx
      .updateTable('intake')
      .set({
        ...decider(acting),
        choices: JSON.stringify({ ...intake.choices, ...choices }),
        settings: JSON.stringify(nextSettings),
        ...(isReadAgain ? { state: 'reading' as const, run: intake.run + 1, failures: 0, done: 0 } : {}),
      })
      .where('id', '=', id)
      .execute();
  });
}

/**
 * Begins to store a file. One that is being stored is left at that.
 *
 * @throws ApiError 404 when there is no such file, 422 when it cannot be stored as it is.
 */
export function storeIntake(acting: Acting, id: string): Promise<Intake> {
  return change(acting, id, async (trx, intake) => {
    if (intake.state === 'storing') return;
    requireUndecided(intake);
    await beginStoring(trx, intake, decider(acting));
    const { created, changed } = intake.found;
    await recordAct(trx, acting, 'intake_store', target(intake), `+${created} ~${changed}`);
  });
}

/**
 * Stops a file: what is being stored is put back behind the answer.
 *
 * @throws ApiError 404 when there is no such file, 422 when it is stored or ended.
 */
export function cancelIntake(acting: Acting, id: string): Promise<Intake> {
  return change(acting, id, async (trx, intake) => {
    if (intake.state === 'storing') {
      if (intake.is_cancelled) return;
      await trx.updateTable('intake').set({ is_cancelled: true }).where('id', '=', id).execute();
    } else {
      requireUndecided(intake);
      await endAs(trx, intake, 'cancelled');
    }
    await recordAct(trx, acting, 'intake_cancel', target(intake));
  });
}

async function endAs(trx: Trx, { id }: KeptIntake, state: 'cancelled' | 'discarded'): Promise<void> {
  await trx.updateTable('intake').set({ state }).where('id', '=', id).execute();
  await removeParts(trx, id);
}

/**
 * Throws a file away that is not stored.
 *
 * @throws ApiError 404 when there is no such file, 422 when it is stored, being stored or ended.
 */
export function discardIntake(acting: Acting, id: string): Promise<Intake> {
  return change(acting, id, async (trx, intake) => {
    if (intake.state === 'discarded') return;
    requireUndecided(intake);
    await endAs(trx, intake, 'discarded');
    await recordAct(trx, acting, 'intake_discard', target(intake));
  });
}

/**
 * Puts back everything that a file did.
 *
 * @throws ApiError 404 when there is no such file, 422 when it is not stored, that was too long ago, or something it stored
 *   changed since.
 */
export function undoIntake(acting: Acting, id: string): Promise<Intake> {
  return change(acting, id, async (trx, intake) => {
    const now = acting.deps.clock.now();
    if (!isStored(intake)) throw refused(intakeTexts.notStored);
    if (undoableUntil(intake, now) === null) throw refused(intakeTexts.tooLate);
    await undoChanges(trx, id);
    await trx.updateTable('intake').set({ state: 'undone', undone_at: now }).where('id', '=', id).execute();
    const details = `+${intake.created_count} ~${intake.changed_count}`;
    await recordAct(trx, acting, 'intake_undo', target(intake), details);
  });
}
