import { userInfo } from 'node:os';
import type { Command } from '../command-line/command.ts';
import { readArguments } from '../command-line/read-arguments.ts';
import { StartError } from '../store/index.ts';
import { importValues, type ImportSummary } from './import-values.ts';
import { ImportError } from './problems.ts';
import { importTimeZones, parseTimeZone } from './timestamps.ts';

const number = new Intl.NumberFormat('en');

/** Maximum names listed one by one. */
const mostListed = 20;

function newThings({ created }: ImportSummary, corporateGroup: string, isDryRun: boolean): string[] {
  const { sites } = created;
  const things = [
    ...(created.corporateGroup ? [`the corporate group "${corporateGroup}"`] : []),
    ...(created.company ? [`the company "${corporateGroup}"`] : []),
    ...sites.slice(0, mostListed).map((site) => `the site "${site}"`),
    ...(sites.length > mostListed ? [`${number.format(sites.length - mostListed)} more sites`] : []),
  ];
  const heading = isDryRun ? 'With --create would be made:' : 'Made:';
  return things.length === 0 ? [] : [heading, ...things.map((thing) => `  ${thing}`)];
}

function describe(summary: ImportSummary, corporateGroup: string, isDryRun: boolean): string[] {
  const { sites, created, added, changed, unchanged, missing } = summary;
  const newSites = created.sites.length;
  const target = `the ${created.corporateGroup ? 'new ' : ''}corporate group "${corporateGroup}"`;
  return [
    `${isDryRun ? 'Would import' : 'Imported'} ${number.format(sites)} ${sites === 1 ? 'site' : 'sites'} (${number.format(newSites)} new) into ${target}.`,
    `Values: ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged; ${number.format(missing)} missing.`,
    ...newThings(summary, corporateGroup, isDryRun),
    ...(isDryRun ? ['Nothing has been changed.'] : []),
  ];
}

/** Imports meter values from a CSV file, gzip or plain. */
export const importValuesCommand: Command = {
  name: 'import-values',
  usage: `FILE --corporate-group NAME [--timezone ${importTimeZones.join('|')}] [--by NAME] [--create] [--dry-run]`,
  summary: 'Import meter values from a CSV file: utc_hour_start,<site>,… or site,timestamp,kwh.',
  async run(args, { clock, database, print, printError }) {
    const { options, flags, positionals } = readArguments(
      args,
      ['corporate-group', 'timezone', 'by'],
      ['create', 'dry-run'],
    );
    const [path, ...more] = positionals;
    const corporateGroup = options['corporate-group']?.trim() ?? '';
    if (path === undefined || more.length > 0 || corporateGroup === '') {
      throw new StartError('Give one FILE and --corporate-group NAME.');
    }
    const timeZone = parseTimeZone(options.timezone ?? 'UTC');
    if (timeZone === null) {
      throw new StartError(
        `The time zone "${options.timezone ?? ''}" is unknown here; give ${importTimeZones.join(' or ')}.`,
      );
    }
    try {
      const isDryRun = flags.has('dry-run');
      const now = clock.now();
      const importedBy = options.by?.trim() || userInfo().username;
      const summary = await importValues({
        database,
        path,
        corporateGroup,
        timeZone,
        now,
        importedBy,
        create: flags.has('create'),
        isDryRun,
      });
      for (const line of describe(summary, corporateGroup, isDryRun)) print(line);
      return 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      printError(error.message);
      printError('Nothing has been imported.');
      return 1;
    }
  },
};
