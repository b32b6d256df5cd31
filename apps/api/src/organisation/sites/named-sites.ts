import { sql } from 'kysely';
import { decodeSiteSet } from '@vinrod/api-client/contract';
import { ApiError, badField } from '../../server/api-error.ts';
import type { Queries } from '../../store/database.ts';
import { requireSites, sitesIn, type SiteScope } from '../../authority/site-scope.ts';
import { organisationTexts } from '../texts.ts';

/** The ways a report's query can name sites; they are combined. */
export interface NamedSites {
  readonly site_id?: readonly string[];
  readonly site_ids?: readonly string[];
  /** Site numbers (contract, `SiteSet`). */
  readonly site_set?: string;
}

/** Maximum sites named in one report. */
const mostSites = 10_000;

/** Maximum numbers listed in an error. */
const mostNamed = 5;

function numbersNotFound(numbers: readonly number[]): ApiError {
  const named = numbers.slice(0, mostNamed).join(', ');
  const rest = Math.max(0, numbers.length - mostNamed);
  return new ApiError(404, organisationTexts.numbersNotFound({ named, rest }));
}

/** The sites of a set: a number outside the scope must not be dropped silently. */
async function sitesOfSet(db: Queries, scope: SiteScope, set: string): Promise<readonly string[]> {
  const numbers = decodeSiteSet(set);
  if (numbers === null) throw badField('site_set', organisationTexts.noSiteSet);
  const found = await sitesIn(db, scope)
    .select(['site.id', 'site.number'])
    .where(sql<boolean>`site.number = any(${numbers}::integer[])`)
    .execute();
  if (found.length < numbers.length) {
    const known = new Set(found.map(({ number }) => number));
    throw numbersNotFound(numbers.filter((number) => !known.has(number)));
  }
  return found.map(({ id }) => id);
}

/**
 * The sites that a query names, without duplicates; null when it names none.
 *
 * @throws ApiError 400 when the set cannot be parsed, or more than 10 000 sites are named; 404 when one is not within
 * the
 * scope, whether or not it exists.
 */
export async function readNamedSites(
  db: Queries,
  scope: SiteScope,
  { site_id: one, site_ids: several, site_set: set }: NamedSites,
): Promise<readonly string[] | null> {
  if (one === undefined && several === undefined && set === undefined) return null;
  const ids = [...new Set([...(one ?? []), ...(several ?? [])].map((id) => id.toLowerCase()))];
  await requireSites(db, scope, ids);
  if (set === undefined) return ids;
  const all = [...new Set([...ids, ...(await sitesOfSet(db, scope, set))])];
  if (all.length > mostSites) throw badField('site_set', organisationTexts.tooManySites);
  return all;
}
