import { clockLibrary } from '../programs/clock-library.ts';
import { instantOf, type ClockSetting } from './clock-setting.ts';

/** Variables that a process and all it starts inherit. */
export type Environment = Readonly<Record<string, string>>;

/**
 * The environment of a process that is to find the computer's clock at a setting, from where it goes on. libfaketime
 * stands between programs and the clock; it adds the same to it in every process, so that browser, API and database agree.
 *
 * @throws Error when libfaketime is missing and cannot be installed.
 */
export async function environmentAt(setting: ClockSetting): Promise<Environment> {
  const library = await clockLibrary();
  const seconds = (instantOf(setting) - Date.now()) / 1000;
  return {
    TZ: setting.timeZone,
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timers count by the monotonic clock, which stays as it is; with the library's mend for waiting threads on top of
    // that, Chromium takes a minute to start or hangs.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
