/** A date and time for the computer's clock, in a time zone. */
export interface ClockSetting {
  /** `YYYY-MM-DDTHH:MM`, as shown on the computer's own clock. */
  readonly local: string;
  /** Zone name in the IANA database. */
  readonly timeZone: string;
}

/**
 * Turn of a year, both changes to and from Swedish summer time, a leap day, and a year when all of today's data are
 * old.
 */
const times = [
  '2026-12-31T23:58',
  '2027-03-28T01:30',
  '2027-10-31T02:30',
  '2028-02-29T00:00',
  '2030-01-01T00:00',
] as const;

/** The usual zone of servers, that of users, and one that is on another day for nine hours of the Swedish one. */
const timeZones = ['UTC', 'Europe/Stockholm', 'America/Los_Angeles'] as const;

/** Every setting at which the suite must pass. */
export const clockSettings: readonly ClockSetting[] = times.flatMap((local) =>
  timeZones.map((timeZone) => ({ local, timeZone })),
);

/** The setting to test a commit at: the remainder of its hash, so that successive commits cover them all. */
export function settingOfCommit(hash: string): ClockSetting {
  const setting = clockSettings[Number(BigInt(`0x${hash}`) % BigInt(clockSettings.length))];
  if (setting === undefined) throw new Error(`${hash} is not the hash of a commit.`);
  return setting;
}

/**
 * Parses a typed setting; a date alone means its midnight.
 *
 * @throws Error when it is no valid time or zone.
 */
export function readClockSetting(clock: string, timeZone: string): ClockSetting {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(clock))
    throw new Error(`"${clock}" is no time: write 2027-03-28T01:30 or 2028-02-29.`);
  const setting = { local: clock.length === 10 ? `${clock}T00:00` : clock, timeZone };
  instantOf(setting);
  return setting;
}

/** Local time of an instant in a zone, as `YYYY-MM-DDTHH:MM`. */
function shownIn(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(instant).replace(' ', 'T');
}

/**
 * The instant of a setting, in milliseconds since 1970. For a time that occurs twice when summer time ends, the first:
 * the clock then goes through the change while the tests run.
 *
 * @throws Error when that local time does not exist in the zone.
 */
export function instantOf({ local, timeZone }: ClockSetting): number {
  const asUtc = Date.parse(`${local}Z`);
  const dayAway = 24 * 60 * 60_000;
  for (const near of [asUtc - dayAway, asUtc + dayAway]) {
    const offset = Date.parse(`${shownIn(timeZone, near)}Z`) - near;
    if (shownIn(timeZone, asUtc - offset) === local) return asUtc - offset;
  }
  throw new Error(`The clock never shows ${local} in ${timeZone}.`);
}
