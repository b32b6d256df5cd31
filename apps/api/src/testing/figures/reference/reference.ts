import { daysOfSpan, type FigureValue } from '../appearance.ts';
import type { Reference } from '../compare.ts';
import type { Stored, StoredSite } from '../stored/read-stored.ts';
import { datesThrough, hoursOfDate, midnightOf } from '../stored/swedish-clock.ts';
import { timeSpan, daysSpan } from '../appearance.ts';
import { costOf, emissionsOf, qualityOf } from './amounts.ts';
import { changeOf } from './changes.ts';
import { baseLoad, highest, hoursTogether, loadFactor, wholePowers } from './powers.ts';
import { behind, whOf, type Behind } from './steps.ts';

/** Input of a calculation. */
interface Asked {
  readonly sites: readonly StoredSite[];
  readonly span: string;
  readonly found: Behind;
  readonly stored: Stored;
}

type Calculation = (asked: Asked) => FigureValue;

function kwh({ found }: Asked): number | null {
  const wh = whOf(found.steps);
  return wh === null ? null : wh / 1000;
}

/** An instant in the format of appearances. */
function moment(start: number | undefined): string | null {
  return start === undefined ? null : new Date(start).toISOString();
}

function price(asked: Asked): number | null {
  const [sek, energy] = [costOf(asked.found.steps, asked.stored), kwh(asked)];
  return sek === null || energy === null || energy === 0 ? null : (sek * 100) / energy;
}

/** Spans of a report's rows of this length within a span of days. */
function rowSpans(span: string, row: 'quarter' | 'hour' | 'day'): string[] {
  const days = daysOfSpan(span);
  if (days === null) return [];
  const dates = datesThrough(days.first, days.last);
  if (row === 'day') return dates.map((date) => daysSpan(date, date));
  const minutes = row === 'hour' ? 60 : 15;
  return dates.flatMap((date) =>
    Array.from({ length: (hoursOfDate(date) * 60) / minutes }, (_, index) =>
      timeSpan(midnightOf(date) + index * minutes * 60_000, minutes),
    ),
  );
}

const counted = ['missing', 'incomplete', 'estimated', 'corrected'] as const;

/** Number of a report's rows with a quality. */
function countOf(quality: string, row: 'quarter' | 'hour' | 'day'): Calculation {
  return ({ sites, span, stored }) => {
    let count = 0;
    for (const site of sites)
      for (const own of rowSpans(span, row)) {
        const found = behind([site], own, stored);
        if (found !== null && qualityOf(found.steps, found.missingHours) === quality) count += 1;
      }
    return count;
  };
}

function powers(minutes: 15 | 60) {
  return ({ found }: Asked) => wholePowers(found.steps, minutes);
}

function powerFigures(row: 'hour' | 'quarter'): [string, Calculation][] {
  const powersOf = powers(row === 'hour' ? 60 : 15);
  return [
    [`highest power by ${row}`, (asked) => highest(powersOf(asked))?.kw ?? null],
    [`moment of the highest power by ${row}`, (asked) => moment(highest(powersOf(asked))?.start)],
    [
      `lowest power by ${row}`,
      (asked) =>
        powersOf(asked).reduce<number | null>((least, { kw: each }) => Math.min(least ?? each, each), null),
    ],
    [`base load by ${row}`, (asked) => baseLoad(powersOf(asked))],
    [`load factor by ${row}`, (asked) => loadFactor(powersOf(asked))],
  ];
}

const calculations: ReadonlyMap<string, Calculation> = new Map<string, Calculation>([
  ['consumption', kwh],
  ['cost', ({ found, stored }) => costOf(found.steps, stored)],
  ['average price', price],
  ['emissions', ({ found, span, stored }) => emissionsOf(found.steps, span, stored)],
  ['quality', ({ found }) => qualityOf(found.steps, found.missingHours)],
  ['missing hours', ({ found }) => found.missingHours],
  [
    'coverage',
    ({ found: { expectedHours, missingHours } }) =>
      expectedHours === 0 ? 0 : Math.floor(((expectedHours - missingHours) / expectedHours) * 10_000) / 100,
  ],
  ['site count', ({ sites }) => sites.length],
  [
    'sites without values',
    ({ sites, span, stored }) =>
      sites.filter((site) => whOf(behind([site], span, stored)?.steps ?? []) === null).length,
  ],
  ['highest power together', ({ found }) => highest(hoursTogether(found.steps))?.kw ?? null],
  ['moment of the highest power together', ({ found }) => moment(highest(hoursTogether(found.steps))?.start)],
  ...powerFigures('hour'),
  ...powerFigures('quarter'),
  ...(['quarter', 'hour', 'day'] as const).flatMap((row) =>
    counted.map((quality): [string, Calculation] => [`${quality} values by ${row}`, countOf(quality, row)]),
  ),
]);

function sitesOf(subject: string, selected: readonly StoredSite[]): readonly StoredSite[] {
  const [kind, id] = subject.split(':');
  if (kind === 'company') return selected.filter(({ customerId }) => customerId === id);
  return kind === 'site' ? selected.filter(({ siteId }) => siteId === id) : selected;
}

/**
 * Calculates figures from the stored values in the simplest way, sharing no code with what is tested.
 * @param selected - uuids of the sites that `all` means; null for every site of the corporate group
 */
export function referenceOf(stored: Stored, selected: readonly string[] | null): Reference {
  const all = stored.sites.filter(({ uuid }) => selected === null || selected.includes(uuid));
  const known = new Map<string, Behind>();
  return (figure, subject, span) => {
    const sites = sitesOf(subject, all);
    const [own = '', before] = span.split(' against ');
    if (before !== undefined) {
      const change = changeOf(sites, own, before, stored);
      if (change === null) return undefined;
      if (figure === 'change in kWh') return { value: change.kwh };
      if (figure === 'change in percent') return { value: change.percent };
      return figure === 'reason for no change' ? { value: change.reason } : undefined;
    }
    const calculate = calculations.get(figure);
    if (calculate === undefined) return undefined;
    const key = `${subject} ${span}`;
    const found = known.get(key) ?? behind(sites, span, stored);
    if (found === null) return undefined;
    if (daysOfSpan(span) !== null) known.set(key, found);
    return { value: calculate({ sites, span, found, stored }) };
  };
}
