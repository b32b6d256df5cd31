import { parseArgs } from 'node:util';
import {
  clockSettings,
  readClockSetting,
  settingOfCommit,
  type ClockSetting,
} from '../clock/clock-setting.ts';

/** Options of a test run. */
export interface RunOptions {
  /** Names of stages; empty for all. */
  readonly stages: readonly string[];
  /** Clock settings to run at, one after another; `null` leaves the clock alone. */
  readonly settings: readonly (ClockSetting | null)[];
  /** Parts of paths: tests of other files are left out. Empty for all. */
  readonly files: readonly string[];
  /** Number of runs of each story and each journey. */
  readonly repeat: number;
  /** Brand that the journeys run in: a folder of `brands/`, or the path of a brand's file; null is the portal's own. */
  readonly brand: string | null;
  /** Whether to run only what the changes can break. */
  readonly isChanged: boolean;
}

/** Stages whose tests can run in a brand. */
const branded = ['journeys', 'journeys-embedded'];

/** Stages whose tests can be repeated. */
const repeatable = ['stories', ...branded];

/** Stages that can be limited to files. */
const ofFiles = ['unit', 'unit-postgresql', ...repeatable];

function settingsOf(
  clock: string | undefined,
  timezone: string | undefined,
  headCommit: () => string,
): readonly (ClockSetting | null)[] {
  if (clock === undefined) {
    if (timezone !== undefined) throw new Error('--timezone needs a --clock.');
    return [null];
  }
  if (clock !== 'commit') return [readClockSetting(clock, timezone ?? 'Europe/Stockholm')];
  if (timezone !== undefined) throw new Error('--clock commit chooses the zone, too.');
  return [settingOfCommit(headCommit())];
}

function repeatOf(words: string | undefined): number {
  if (words === undefined) return 1;
  if (/^[1-9]\d{0,3}$/.test(words)) return Number(words);
  throw new Error(`--repeat takes a number of times, not "${words}".`);
}

/** Stages that an option applies to; named stages must be among them. */
function only(option: string, allowed: readonly string[], stages: readonly string[]): readonly string[] {
  const other = stages.filter((stage) => !allowed.includes(stage));
  if (other.length > 0)
    throw new Error(`${option} is for ${allowed.join(', ')}, and not for ${other.join(', ')}.`);
  return stages;
}

/**
 * Parses the arguments of `pnpm test`: stages, `--changed`, `--repeat TIMES`, `--file PART`, `--brand BRAND`, and the clock:
 * `--clock TIME [--timezone ZONE]`, `--clock commit`, or `--every-clock`.
 *
 * @param headCommit - returns the hash for `--clock commit`
 * @throws Error when they are invalid.
 */
export function readRunOptions(words: readonly string[], headCommit: () => string): RunOptions {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      clock: { type: 'string' },
      timezone: { type: 'string' },
      'every-clock': { type: 'boolean', default: false },
      repeat: { type: 'string' },
      file: { type: 'string', multiple: true, default: [] },
      brand: { type: 'string' },
      changed: { type: 'boolean', default: false },
    },
  });
  const { clock, timezone, file: files, brand = null, changed: isChanged } = values;
  if (values['every-clock'] && (clock !== undefined || timezone !== undefined))
    throw new Error('--every-clock is every time in every zone: leave out --clock and --timezone.');
  if (isChanged && (files.length > 0 || values.repeat !== undefined))
    throw new Error('--changed chooses the files and runs them once: leave out --file and --repeat.');
  if (files.length > 0) {
    if (positionals.length === 0) throw new Error(`--file needs one of the stages ${ofFiles.join(', ')}.`);
    only('--file', ofFiles, positionals);
  }
  if (brand !== null) only('--brand', branded, positionals);
  const repeat = repeatOf(values.repeat);
  if (values.repeat !== undefined) only('--repeat', repeatable, positionals);
  const usual = brand !== null ? ['journeys'] : values.repeat !== undefined ? ['stories', 'journeys'] : [];
  return {
    stages: positionals.length === 0 ? usual : positionals,
    settings: values['every-clock'] ? clockSettings : settingsOf(clock, timezone, headCommit),
    files,
    repeat,
    brand,
    isChanged,
  };
}

/** The command that repeats stages at a setting, in a brand. */
export function commandFor(
  stages: readonly string[],
  setting: ClockSetting | null,
  brand: string | null = null,
): string {
  const clock = setting === null ? [] : ['--clock', setting.local, '--timezone', setting.timeZone];
  const inBrand = brand === null ? [] : ['--brand', brand];
  return ['npx', '-y', 'pnpm', 'test', ...clock, ...inBrand, ...stages].join(' ');
}
