import type { Command } from '../command-line/command.ts';
import { readArguments } from '../command-line/read-arguments.ts';
import { parseDay, type Day } from '@vinrod/locale/day';
import { formatInstant } from '@vinrod/locale/clock';
import { firstSupportedDay } from '../quantities/first-supported-day.ts';
import { readCorrections, type Correction } from '../energy/meter-day/meter-day-versions.ts';
import { StartError, type Queries } from '../store/index.ts';

/** A day later than every value. */
const lastDay: Day = 100_000;

function dayOf(text: string | undefined, otherwise: Day): Day {
  if (text === undefined) return otherwise;
  const day = parseDay(text);
  if (day === null) throw new StartError(`"${text}" is not a day such as 2026-05-31.`);
  return day;
}

async function findSite(
  db: Queries,
  corporateGroup: string,
  site: string,
): Promise<{ readonly id: string; readonly corporate_group_id: string }> {
  const found = await db
    .selectFrom('site')
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select(['site.id', 'site.corporate_group_id'])
    .where('corporate_group.name', '=', corporateGroup)
    .where((eb) => eb.or([eb('site.site_id', '=', site), eb('site.name', '=', site)]))
    .execute();
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new StartError(
      `There are ${found.length} sites "${site}" in the corporate group "${corporateGroup}".`,
    );
  return only;
}

function describe(correction: Correction): string {
  const { instant, oldWh, newWh, oldQuality, newQuality } = correction;
  const before = `${oldWh / 1000} kWh ${oldQuality}`;
  const after = `${newWh / 1000} kWh ${newQuality}`;
  const origin = `${correction.replacedAt.toISOString()} by ${correction.replacedBy} from ${correction.fileName}`;
  return `${formatInstant(instant)}: ${before} -> ${after}, ${origin}`;
}

/** Lists the values that imports have replaced at a site, with time and importer. */
export const listCorrectionsCommand: Command = {
  name: 'list-corrections',
  usage: '--corporate-group NAME --site SITE [--from YYYY-MM-DD] [--to YYYY-MM-DD]',
  summary: 'Show the meter values of a site that imports have replaced, when and by whom.',
  async run(args, { database, print }) {
    const { options, positionals } = readArguments(args, ['corporate-group', 'site', 'from', 'to']);
    const { site, 'corporate-group': corporateGroup } = options;
    if (positionals.length > 0 || site === undefined || corporateGroup === undefined)
      throw new StartError('Give --corporate-group NAME and --site SITE.');
    const period = { first: dayOf(options.from, firstSupportedDay), last: dayOf(options.to, lastDay) };
    const found = await findSite(database.db, corporateGroup, site);
    const corrections = await readCorrections(database.db, found.corporate_group_id, found.id, period);
    for (const correction of corrections) print(describe(correction));
    print(`${corrections.length} ${corrections.length === 1 ? 'value has' : 'values have'} been replaced.`);
    return 0;
  },
};
