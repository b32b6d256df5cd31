import { clockLibrary } from '../programs/clock-library.ts';
import { instantOf, type ClockSetting } from './clock-setting.ts';

/** Variables inherited by a process and all its children. */
export type Environment = Readonly<Record<string, string>>;

/**
 * The environment of a process whose clock starts at a setting and runs on. libfaketime intercepts clock reads and adds
 * the same offset in every process, so that browser, API and database agree.
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
    // Timers use the monotonic clock, which stays real; with the library's workaround for waiting threads on top of
    // that,
    // Chromium takes a minute to start or hangs.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
