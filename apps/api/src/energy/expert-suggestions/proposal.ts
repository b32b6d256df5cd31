import type { ExpertSuggestionTable } from '../../store/schema/energy.ts';
import type { ExaminedSite } from './examined-site.ts';

/** A proposal made from a site's values. Texts are in Swedish: staff edit and sign them. */
export interface Proposal extends Pick<ExpertSuggestionTable, 'category' | 'title' | 'text' | 'priority'> {
  /** The calculation, one step per line. */
  readonly calculation: string;
  readonly potentialKwhPerYear: number | null;
  /** SEK per year, excluding VAT. */
  readonly potentialSekPerYear: number | null;
}

/** A rule judges each site on its own, and may propose nothing. */
export type Rule = (site: ExaminedSite) => Proposal | null;

/** SEK per year from which a saving has high or medium priority: our own choice. */
const highSek = 50_000;
const mediumSek = 10_000;

/** The priority of a saving by its value; medium when that is unknown. */
export function priorityOf(sekPerYear: number | null): Proposal['priority'] {
  if (sekPerYear === null) return 'medium';
  if (sekPerYear >= highSek) return 'high';
  return sekPerYear >= mediumSek ? 'medium' : 'low';
}
