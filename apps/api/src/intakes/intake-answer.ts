import type {
  Intake,
  IntakeCounts,
  IntakeFormat,
  IntakeIssue,
  IntakeKind,
  IntakeProblem,
  IntakeSettings,
  IntakeSummary,
} from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import { later } from '../config/clock.ts';
import type { Queries } from '../store/database.ts';
import type { FoundIssue } from './findings.ts';
import type { KeptIntake } from './intake-row.ts';
import { choiceOf, possibleChoices, type DecidedCode, type KeptChoices } from './intake-settings.ts';
import { buyerAnswer } from './file-buyer.ts';
import { articlesAnswer, shownCategories } from './file-articles.ts';
import { columnsAnswer } from './file-columns.ts';
import { intakeFormats, knownKinds } from './known-kinds.ts';

/** Seconds in which a file can be undone. */
export const undoableSeconds = 30 * 24 * 3600;

/** The most problems that an answer names. */
const mostProblems = 100;

function formatOf(name: string | null): IntakeFormat | null {
  return intakeFormats.find((format) => format === name) ?? null;
}

function kindOf(name: string | null): IntakeKind | null {
  return knownKinds.find(({ kind }) => kind === name)?.kind ?? null;
}

function instantOf(at: Date | null): string | null {
  return at === null ? null : formatInstant(at.getTime());
}

function rowsOf(issues: readonly FoundIssue[], code: FoundIssue['code']): number {
  return issues.find((issue) => issue.code === code)?.rows ?? 0;
}

/** Whether a file is stored, in part or whole. */
export function isStored({ state }: Pick<KeptIntake, 'state'>): boolean {
  return state === 'stored' || state === 'partly_stored';
}

function previewCounts({ found, choices }: KeptIntake): IntakeCounts {
  const {
    columns: _columns,
    articles: _articles,
    buyer: _buyer,
    affects: _affects,
    period: _period,
    issues,
    needs: _needs,
    ...counts
  } = found;
  const [unknown, much] = [rowsOf(issues, 'unknown_site'), rowsOf(issues, 'much_higher')];
  const waits = choiceOf(choices, 'unknown_site') === 'wait';
  const skipsMuch = choiceOf(choices, 'much_higher') === 'skip';
  const skipsRefused = choiceOf(choices, 'refused_rows') === 'skip';
  return {
    ...counts,
    undecided: unknown + much,
    waiting: waits ? unknown : 0,
    skipped: (waits ? 0 : unknown) + (skipsMuch ? much : 0) + (skipsRefused ? counts.refused : 0),
    to_store: counts.created + counts.changed + counts.unchanged + (skipsMuch ? 0 : much),
  };
}

function countsOf(intake: KeptIntake): IntakeCounts {
  const preview = previewCounts(intake);
  if (!isStored(intake) && intake.state !== 'undone') return preview;
  return {
    ...preview,
    created: intake.created_count,
    changed: intake.changed_count,
    unchanged: intake.unchanged_count,
    refused: intake.refused_count,
    undecided: 0,
    waiting: intake.waiting_count,
    skipped: intake.skipped_count,
    to_store: 0,
  };
}

/** Until when a file can be undone; null when it cannot. */
export function undoableUntil(intake: Pick<KeptIntake, 'state' | 'stored_at'>, now: Date): Date | null {
  if (!isStored(intake) || intake.stored_at === null) return null;
  const end = later(intake.stored_at, undoableSeconds);
  return end > now ? end : null;
}

/** A file as the list has it. */
export function intakeSummary(intake: KeptIntake, language: Language, now: Date): IntakeSummary {
  const { state } = intake;
  if (state === 'receiving') throw new Error('A file that is being received is nobody’s yet.');
  return {
    uuid: intake.id,
    file_name: intake.file_name,
    size: intake.size,
    created_at: formatInstant(intake.created_at.getTime()),
    created_by: intake.created_by_name,
    source: intake.source,
    format: formatOf(intake.format),
    kind: kindOf(intake.kind),
    state,
    progress: { done: Math.min(intake.done, intake.total), total: intake.total },
    period: intake.found.period,
    counts: countsOf(intake),
    note: intake.note?.[language] ?? '',
    stored_at: instantOf(intake.stored_at),
    undone_at: instantOf(intake.undone_at),
    can_undo_until: instantOf(undoableUntil(intake, now)),
  };
}

function isDecided(code: FoundIssue['code']): code is DecidedCode {
  return code in possibleChoices;
}

function issueOf({ code, rows, sites, samples }: FoundIssue, choices: KeptChoices): IntakeIssue {
  return {
    code,
    rows,
    sites,
    samples: [...samples],
    choices: isDecided(code) ? [...possibleChoices[code]] : [],
    choice: isDecided(code) ? (choiceOf(choices, code) ?? null) : null,
  };
}

async function settingsOf(db: Queries, intake: KeptIntake): Promise<IntakeSettings> {
  const { settings } = intake;
  const { corporate_group: id, price_area: area, site: siteUuid } = settings;
  const group =
    id === null
      ? undefined
      : await db.selectFrom('corporate_group').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  const site =
    siteUuid === null
      ? undefined
      : await db
          .selectFrom('site')
          .select(['id as uuid', 'site_id', 'name'])
          .where('id', '=', siteUuid)
          .executeTakeFirst();
  const buyer =
    settings.buyer === null
      ? undefined
      : await db
          .selectFrom('company')
          .select(['id as uuid', 'name'])
          .where('id', '=', settings.buyer)
          .executeTakeFirst();
  const areas = ['SE1', 'SE2', 'SE3', 'SE4'] as const;
  return {
    ...settings,
    corporate_group: group === undefined ? null : { uuid: group.id, name: group.name },
    price_area: areas.find((known) => known === area) ?? null,
    mapping: [...settings.mapping],
    site_keys: [...settings.site_keys],
    site: site ?? null,
    article_categories: shownCategories(intake),
    buyer: buyer ?? null,
  };
}

async function problemsOf(db: Queries, id: string, language: Language): Promise<IntakeProblem[]> {
  const rows = await db
    .selectFrom('intake_row')
    .select(['line', 'field', 'read', (eb) => eb.ref('text').$castTo<Text>().as('text')])
    .where('intake_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('intake_row.id')
    .limit(mostProblems)
    .execute();
  return rows.map(({ line, field, read, text }) => ({ line, field, read, text: text[language] }));
}

/** A file with everything about it. */
export async function intakeAnswer(
  db: Queries,
  intake: KeptIntake,
  language: Language,
  now: Date,
): Promise<Intake> {
  return {
    ...intakeSummary(intake, language, now),
    settings: await settingsOf(db, intake),
    needs: [...intake.found.needs],
    columns: intake.found.columns === null ? null : columnsAnswer(intake.found.columns, language),
    articles: articlesAnswer(intake),
    buyer: buyerAnswer(intake.found.buyer),
    affects: intake.found.affects,
    issues: intake.found.issues.map((issue) => issueOf(issue, intake.choices)),
    problems: await problemsOf(db, intake.id, language),
  };
}
