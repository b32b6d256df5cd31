import { cached } from './cached.ts';

/** How a value was obtained, one byte per value. An incomplete value lacks some of its parts. */
export const quality = { measured: 0, estimated: 1, corrected: 2, missing: 3, incomplete: 4 } as const;

/** Name of a quality, as the API writes it. */
export type QualityName = keyof typeof quality;

let measured = new Uint8Array(0);

/** Qualities of a fully measured series: one column shared by all as long, since it is never changed in place. */
export function allMeasured(length: number): Uint8Array {
  if (measured.length !== length) measured = new Uint8Array(length);
  return measured;
}

/** How many values are only partly known. */
export interface QualityCounts {
  readonly estimated: number;
  /** Values with a part missing. */
  readonly incomplete: number;
}

/** Searched by the browser: a loop of our own takes much longer before it has been compiled, which is on mount. */
function countOf(column: Uint8Array, mark: number): number {
  let count = 0;
  for (let at = column.indexOf(mark); at >= 0; at = column.indexOf(mark, at + 1)) count += 1;
  return count;
}

/** Counts qualities; cached. */
export const qualityCounts: (column: Uint8Array) => QualityCounts = /* @__PURE__ */ cached((column) => ({
  estimated: countOf(column, quality.estimated),
  incomplete: countOf(column, quality.incomplete),
}));
