import type { ExpertSuggestionTable } from '../../store/schema/energy.ts';
import type { ExaminedSite } from './examined-site.ts';

/** What the values of a site propose. Texts are Swedish: staff edit and sign them. */
export interface Proposal extends Pick<ExpertSuggestionTable, 'category' | 'title' | 'text' | 'priority'> {
  /** The arithmetic, one step per line. */
  readonly calculation: string;
  readonly potentialKwhPerYear: number | null;
  /** SEK per year, excluding VAT. */
  readonly potentialSekPerYear: number | null;
}

/** A rule judges a site by itself alone. It proposes something, or nothing. */
export type Rule = (site: ExaminedSite) => Proposal | null;

/** SEK per year from which a saving is of high and of medium priority: our own choice. */
const HIGH_SEK = 50_000;
const MEDIUM_SEK = 10_000;

/** The priority of a saving by what it is worth; medium when that is not known. */
export function priorityOf(sekPerYear: number | null): Proposal['priority'] {
  if (sekPerYear === null) return 'medium';
  if (sekPerYear >= HIGH_SEK) return 'high';
  return sekPerYear >= MEDIUM_SEK ? 'medium' : 'low';
}
