import { sql } from 'kysely';
import { localDayOf } from '@vinrod/locale/clock';
import { addMonths, startOfMonth, type Day } from '@vinrod/locale/day';
import type { Deps } from '../../server/deps.ts';
import type { Queries } from '../../store/index.ts';
import { unlessTaken } from '../../store/one-at-a-time.ts';
import { yieldToEventLoop } from '../../server/yield-to-event-loop.ts';
import { readSurcharges } from '../cost/price-book.ts';
import { priceGroups } from '../cost/price-groups.ts';
import { readReportSites } from '../report-sites.ts';
import { leastSites, stepKind, sumGroupMonths } from './cached-steps.ts';
import { keepMonths, monthsToKeep, type Kind, type RowsOfMonths } from './kept-months.ts';
import { readGroupMonths, type GroupMonth } from './month-states.ts';
import { figureKind, makeFigures, readFigureMonths } from './site-month-figures.ts';

/** Identifies the lock by which one process at a time adds up sums. */
const sumsLock = 5_260_196;

/** The current month, and the year and the year before that a report of whole months shows. */
const monthCount = 25;

/** Days of sites that the database adds up at a time: others wait for it on the embedded one. */
const siteDaysAtOnce = 10_000;

/** Days of the longest month. */
const longestMonth = 31;

/** Days after which sums are dropped: sets of sites that no longer exist go, and the others are made again. */
const daysKept = 100;

/** What adding up needs. */
export interface SumDeps extends Pick<Deps, 'clock' | 'database' | 'isStopping'> {
  readonly log: Pick<Deps['log'], 'info'>;
}

async function largeCorporateGroups(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select corporate_group_id as id from site
    group by corporate_group_id having count(*) >= ${leastSites}::integer order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes the months of a kind that nobody has, newest first; returns how many. */
async function keepKind<Row>(
  { database: { db }, isStopping }: SumDeps,
  kind: Kind<Row>,
  corporateGroupId: string,
  states: readonly GroupMonth[],
  make: (groups: readonly GroupMonth[], month: Day) => Promise<RowsOfMonths<Row>>,
): Promise<number> {
  const unknown = await monthsToKeep(db, kind, corporateGroupId, states);
  const byMonth = [...Map.groupBy(unknown, ({ month }) => month)].toSorted(([left], [right]) => right - left);
  let made = 0;
  for (const [month, groups] of byMonth) {
    if (isStopping()) break;
    await keepMonths(db, kind, corporateGroupId, await make(groups, month));
    made += 1;
    await yieldToEventLoop();
  }
  return made;
}

/** Adds up the months of a corporate group that nobody has; returns how many. */
async function keepCorporateGroup(
  deps: SumDeps,
  corporateGroupId: string,
  months: readonly Day[],
): Promise<number> {
  const { db } = deps.database;
  const sites = await readReportSites(db, { corporateGroupId, companyIds: null, siteGroupIds: [] });
  const { groupOfSite } = priceGroups(sites, await readSurcharges(db, corporateGroupId));
  const steps = await readGroupMonths(db, corporateGroupId, groupOfSite, months, 'all');
  const made = await keepKind(deps, stepKind, corporateGroupId, steps, (groups, month) =>
    sumGroupMonths(db, corporateGroupId, groups, month, siteDaysAtOnce),
  );
  const figures = await readFigureMonths(db, corporateGroupId, sites, months, 'all');
  const sitesAtOnce = Math.floor(siteDaysAtOnce / longestMonth);
  return (
    made +
    (await keepKind(deps, figureKind, corporateGroupId, figures, (groups, month) =>
      makeFigures(db, corporateGroupId, groups, month, sitesAtOnce),
    ))
  );
}

/**
 * Keeps the sums of whole corporate groups current, so that nobody who asks for a report waits for them: after a start of a new
 * version, and after values came in. What is killed in between is made by the next run.
 */
export async function keepSums(deps: SumDeps): Promise<void> {
  const { clock, database, isStopping, log } = deps;
  await unlessTaken(database, sumsLock, async () => {
    const { db } = database;
    await sql`delete from site_set_month where made_at < now() - ${daysKept} * interval '1 day'`.execute(db);
    const current = startOfMonth(localDayOf(clock.now().getTime()));
    const months = Array.from({ length: monthCount }, (_, index) => addMonths(current, -index));
    let made = 0;
    for (const id of await largeCorporateGroups(db)) {
      if (isStopping()) break;
      made += await keepCorporateGroup(deps, id, months);
    }
    if (made > 0) log.info({ months: made }, 'months were added up');
  });
}
