import { parseArgs } from 'node:util';
import { clockSettings, readClockSetting, settingOfCommit, type ClockSetting } from './clock-setting.ts';

/** What a run of the tests was asked for. */
export interface RunOptions {
  /** Names of stages; none stands for all. */
  readonly stages: readonly string[];
  /** What the clock is set to, one after the other; `null` leaves the clock alone. */
  readonly settings: readonly (ClockSetting | null)[];
}

/**
 * Reads the words after `pnpm test`: stages, and `--clock TIME [--timezone ZONE]`, `--clock commit`, or `--every-clock`.
 *
 * @param headCommit - hash of the commit that `--clock commit` asks for
 * @throws Error when they make no sense.
 */
export function readRunOptions(words: readonly string[], headCommit: () => string): RunOptions {
  const { positionals: stages, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      clock: { type: 'string' },
      timezone: { type: 'string' },
      'every-clock': { type: 'boolean', default: false },
    },
  });
  const { clock, timezone } = values;
  if (values['every-clock']) {
    if (clock !== undefined || timezone !== undefined)
      throw new Error('--every-clock is every time in every zone: leave out --clock and --timezone.');
    return { stages, settings: clockSettings };
  }
  if (clock === undefined) {
    if (timezone !== undefined) throw new Error('--timezone needs a --clock.');
    return { stages, settings: [null] };
  }
  if (clock !== 'commit')
    return { stages, settings: [readClockSetting(clock, timezone ?? 'Europe/Stockholm')] };
  if (timezone !== undefined) throw new Error('--clock commit chooses the zone, too.');
  return { stages, settings: [settingOfCommit(headCommit())] };
}

/** The command that repeats stages at a setting. */
export function commandFor(stages: readonly string[], setting: ClockSetting | null): string {
  const clock = setting === null ? [] : ['--clock', setting.local, '--timezone', setting.timeZone];
  return ['npx', '-y', 'pnpm', 'test', ...clock, ...stages].join(' ');
}
