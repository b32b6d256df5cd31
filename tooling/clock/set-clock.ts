import { clockLibraries } from '../programs/clock-libraries.ts';
import { instantOf, type ClockSetting } from './clock-setting.ts';

/** Variables inherited by a process and all its children. */
export type Environment = Readonly<Record<string, string>>;

/** Names the library that {@link databaseEnvironment} loads. */
const databaseLibrary = 'VINROD_DATABASE_CLOCK';

/**
 * The environment of a process whose clock starts at a setting and runs on. libfaketime intercepts clock reads and adds
 * the same offset in every process, so that browser, API and database agree.
 *
 * @throws Error when a library is missing and cannot be installed.
 */
export async function environmentAt(setting: ClockSetting): Promise<Environment> {
  const { libfaketime, datefudge } = await clockLibraries();
  // The database's library knows whole seconds only.
  const seconds = Math.round((instantOf(setting) - Date.now()) / 1000);
  return {
    TZ: setting.timeZone,
    LD_PRELOAD: libfaketime,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timers use the monotonic clock, which stays real; with the library's workaround for waiting threads on top of that,
    // Chromium takes a minute to start or hangs.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    [databaseLibrary]: datefudge,
    DATEFUDGE: `${-seconds}`,
  };
}

/**
 * The environment of a PostgreSQL server that is started by a process with the given one, with the same clock. In a signal that
 * comes while a program waits, libfaketime answers with the real time: PostgreSQL, which measures its time limits there, would
 * put them off by the whole offset, and neither cancel a statement nor find a deadlock.
 */
export function databaseEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const library = env[databaseLibrary];
  return library === undefined ? env : { ...env, LD_PRELOAD: library };
}
