import { randomOf, type Random } from '../contract-inputs/random.ts';
import type { Compared, FigureCase } from './figure-case.ts';
import { daysBetween, laterDate, yearsEarlier } from './stored/swedish-clock.ts';

/** A period and what it tests. */
export interface SpecialPeriod {
  readonly name: string;
  readonly first: string;
  readonly last: string;
}

/** Input for generating cases. */
export interface CaseGround {
  /** Sites of the corporate group, by companies. */
  readonly companies: readonly (readonly string[])[];
  /** First and last day with values. */
  readonly span: { readonly first: string; readonly last: string };
  readonly special: readonly SpecialPeriod[];
  /** Maximum length of a random period, days. */
  readonly longest: number;
}

function comparedOf(random: Random, first: string, last: string, ground: CaseGround): Compared {
  const kind = random.pick(['previous_year', 'previous_year', 'previous_period', 'free'] as const);
  if (kind !== 'free') return { kind };
  const years = random.whole(1, 2);
  if (random.chance(0.5)) return { kind, first: yearsEarlier(first, years), last: yearsEarlier(last, years) };
  const start = laterDate(ground.span.first, random.whole(0, 300));
  return { kind, first: start, last: laterDate(start, daysBetween(first, last) + random.pick([0, 0, 1])) };
}

function sitesOf(random: Random, { companies }: CaseGround): readonly string[] | null {
  const all = companies.flat();
  const kind = random.pick(['all', 'all', 'company', 'some', 'one'] as const);
  if (kind === 'all') return null;
  if (kind === 'company') return random.pick(companies);
  if (kind === 'one') return [random.pick(all)];
  return all
    .filter(() => random.chance(0.4))
    .concat(random.pick(all))
    .filter((id, at, ids) => ids.indexOf(id) === at);
}

function randomPeriod(random: Random, { span, longest }: CaseGround): SpecialPeriod {
  const days = daysBetween(span.first, span.last);
  const length = random.pick([1, 6, 11, 33, 64, longest]);
  const first = laterDate(span.first, random.whole(0, Math.max(0, days - length)));
  return { name: 'cut weeks and months', first, last: laterDate(first, length) };
}

/** Cases of a seed: every special period of the ground first, then random periods. */
export function casesOf(ground: CaseGround, seed: string, count: number): Omit<FigureCase, 'siteGroup'>[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, place) => {
    const { name, first, last } = ground.special[place] ?? randomPeriod(random, ground);
    const compared = comparedOf(random, first, last, ground);
    return { name, first, last, siteIds: sitesOf(random, ground), compared };
  });
}
