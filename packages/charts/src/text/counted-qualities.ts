import { formatInteger } from '@vinrod/locale/number';
import { listed, words } from './words.ts';

/** How many of all values are of which quality. */
export interface QualityCounts {
  readonly all: number;
  readonly missing: number;
  readonly incomplete: number;
  readonly estimated: number;
}

/**
 * Says what is not as it should be: "1 av 4 veckovärden saknas, 1 är ofullständigt och 2 är beräknade."; nothing when
 * all is.
 *
 * @param values - the values in words: "dygnsvärden".
 */
export function countedQualities(
  { all, missing, incomplete, estimated }: QualityCounts,
  values: string,
): string {
  const parts: string[] = [];
  const add = (count: number, one: string, several: string) => {
    if (count === 0) return;
    const of = parts.length === 0 ? ` av ${formatInteger(all)} ${values}` : '';
    parts.push(`${formatInteger(count)}${of} ${count === 1 ? one : several}`);
  };
  add(missing, words.missing, words.missing);
  add(incomplete, `är ${words.incomplete}`, 'är ofullständiga');
  add(estimated, `är ${words.estimated}`, 'är beräknade');
  return parts.length === 0 ? '' : `${listed(parts)}.`;
}
