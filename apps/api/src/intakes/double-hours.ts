import { hourMs, hoursInDay, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { formatDay, type Day } from '@vinrod/locale/day';
import type { JsonRecord } from '../server/json-document.ts';
import { stepOf, valuesOf } from './file-items.ts';
import type { FoundSite } from './find-sites.ts';
import type { FoundIssue } from './findings.ts';
import { mostSamples, noSample, referenceOf } from './issue-rows.ts';

/** The hour that comes twice on the local day of an instant, when it has 25 hours: its first and second start. */
function doubleHourOf(day: Day): readonly [number, number] {
  const second = startOfLocalDay(day) + 3 * hourMs;
  return [second - hourMs, second];
}

/** Days of 25 hours of which a site has the hour that comes twice once. */
export class DoubleHours {
  readonly #seen = new Map<
    string,
    { site: FoundSite; day: Day; read: string; line: number; hours: Set<number> }
  >();

  note({ row, site, read, line }: { row: JsonRecord; site: FoundSite; read: string; line: number }): void {
    const start = Date.parse(String(row['start']));
    const values = valuesOf(row) ?? [];
    const step = stepOf(row);
    if (Number.isNaN(start)) return;
    const last = localDayOf(start + (values.length - 1) * step);
    for (let day = localDayOf(start); day <= last; day += 1) {
      if (hoursInDay(day) !== 25) continue;
      const key = `${site.uuid} ${day}`;
      const seen = this.#seen.get(key) ?? { site, day, read, line, hours: new Set() };
      for (const instant of doubleHourOf(day)) {
        const value = values[(instant - start) / step];
        if (typeof value === 'number') seen.hours.add(instant);
      }
      this.#seen.set(key, seen);
    }
  }

  issues(): readonly FoundIssue[] {
    const byDay = Map.groupBy(
      [...this.#seen.values()].filter(({ hours }) => hours.size === 1),
      ({ day }) => day,
    );
    return [...byDay].map(([day, seen]) => ({
      code: 'missing_hour',
      rows: seen.length,
      sites: new Set(seen.map(({ site }) => site.uuid)).size,
      samples: seen.slice(0, mostSamples).map(({ site, read, line }) => ({
        ...noSample,
        line,
        read,
        site: referenceOf(site),
        day: formatDay(day),
        values: 1,
      })),
    }));
  }
}
