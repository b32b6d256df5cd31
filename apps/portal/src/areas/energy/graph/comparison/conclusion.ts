import type { ComparisonAnswer } from './comparison-answer.ts';

/** A comparison in a sentence. */
export interface ComparisonConclusion {
  readonly direction: 'more' | 'less' | 'same';
  /** How much more or less all sites use. */
  readonly kwh: number;
  /** The site that changed most in that direction, and its share of all changes in that direction; not of a single site. */
  readonly most: { readonly site: string; readonly kwh: number; readonly percent: number } | undefined;
}

/** What a comparison comes to; undefined when there is no change to speak of. */
export function conclusionOf({ change, compared }: ComparisonAnswer): ComparisonConclusion | undefined {
  const { change_kwh: net } = change;
  if (net === null) return undefined;
  if (net === 0) return { direction: 'same', kwh: 0, most: undefined };
  const alike = compared
    .map(({ name, change_kwh: kwh }) => ({ site: name, kwh: (kwh ?? 0) * Math.sign(net) }))
    .filter(({ kwh }) => kwh > 0)
    .toSorted((one, other) => other.kwh - one.kwh);
  const [first] = alike;
  const sum = alike.reduce((total, { kwh }) => total + kwh, 0);
  return {
    direction: net > 0 ? 'more' : 'less',
    kwh: Math.abs(net),
    most:
      first === undefined || compared.length < 2
        ? undefined
        : { ...first, percent: Math.round((first.kwh / sum) * 100) },
  };
}
