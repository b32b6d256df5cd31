import { parseArgs } from 'node:util';
import {
  clockSettings,
  readClockSetting,
  settingOfCommit,
  type ClockSetting,
} from '../clock/clock-setting.ts';

/** What a run of the tests was asked for. */
export interface RunOptions {
  /** Names of stages; none stands for all. */
  readonly stages: readonly string[];
  /** What the clock is set to, one after the other; `null` leaves the clock alone. */
  readonly settings: readonly (ClockSetting | null)[];
  /** Parts of paths: tests of other files are left out. None stands for all. */
  readonly files: readonly string[];
  /** How many times each story and each journey is run. */
  readonly repeat: number;
  /** Whether only what the changes can break is run. */
  readonly isChanged: boolean;
}

/** Stages whose tests can be run more than once. */
const repeatable = ['stories', 'journeys', 'journeys-postgresql'];

/** Stages that can be held to some files. */
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

/** Stages that an option goes with; those that are named have to be among them. */
function only(option: string, allowed: readonly string[], stages: readonly string[]): readonly string[] {
  const other = stages.filter((stage) => !allowed.includes(stage));
  if (other.length > 0)
    throw new Error(`${option} is for ${allowed.join(', ')}, and not for ${other.join(', ')}.`);
  return stages;
}

/**
 * Reads the words after `pnpm test`: stages, `--changed`, `--repeat TIMES`, `--file PART`, and what the clock shows:
 * `--clock TIME [--timezone ZONE]`, `--clock commit`, or `--every-clock`.
 *
 * @param headCommit - hash of the commit that `--clock commit` asks for
 * @throws Error when they make no sense.
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
      changed: { type: 'boolean', default: false },
    },
  });
  const { clock, timezone, file: files, changed: isChanged } = values;
  if (values['every-clock'] && (clock !== undefined || timezone !== undefined))
    throw new Error('--every-clock is every time in every zone: leave out --clock and --timezone.');
  if (isChanged && (files.length > 0 || values.repeat !== undefined))
    throw new Error('--changed chooses the files and runs them once: leave out --file and --repeat.');
  if (files.length > 0) {
    if (positionals.length === 0) throw new Error(`--file needs one of the stages ${ofFiles.join(', ')}.`);
    only('--file', ofFiles, positionals);
  }
  const repeat = repeatOf(values.repeat);
  if (values.repeat !== undefined) only('--repeat', repeatable, positionals);
  return {
    stages: values.repeat !== undefined && positionals.length === 0 ? ['stories', 'journeys'] : positionals,
    settings: values['every-clock'] ? clockSettings : settingsOf(clock, timezone, headCommit),
    files,
    repeat,
    isChanged,
  };
}

/** The command that repeats stages at a setting. */
export function commandFor(stages: readonly string[], setting: ClockSetting | null): string {
  const clock = setting === null ? [] : ['--clock', setting.local, '--timezone', setting.timeZone];
  return ['npx', '-y', 'pnpm', 'test', ...clock, ...stages].join(' ');
}
