import { cached } from '../cached.ts';

/** Values per block; each block caches its lowest and highest. */
const blockLength = 64;

interface Extremes {
  /** Per block; infinite where it has no value. */
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
}

const extremesOf: (values: Float64Array) => Extremes = /* @__PURE__ */ cached((values) => {
  const count = Math.ceil(values.length / blockLength);
  const lowest = new Float64Array(count);
  const highest = new Float64Array(count);
  // In one loop: a call and a pair of numbers for each block took three times as long in the first step of a zoom.
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0, block = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (value < min) min = value;
    if (value > max) max = value;
    if ((i + 1) % blockLength !== 0 && i + 1 < values.length) continue;
    lowest[block] = min;
    highest[block] = max;
    block += 1;
    min = Number.POSITIVE_INFINITY;
    max = Number.NEGATIVE_INFINITY;
  }
  return { lowest, highest };
});

function scan(values: Float64Array, first: number, end: number): readonly [min: number, max: number] {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = first; i < end; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}

/**
 * Lowest and highest value from `first` up to `end` (exclusive); infinite when there is none. Those of blocks of
 * 64 values are cached, since every step of a zoom needs most of a long series; safe because series are never changed
 * in place.
 */
export function extremesWithin(
  values: Float64Array,
  first: number,
  end: number,
): readonly [min: number, max: number] {
  const firstBlock = Math.ceil(first / blockLength);
  const endBlock = Math.floor(end / blockLength);
  if (endBlock <= firstBlock) return scan(values, first, end);
  const { lowest, highest } = extremesOf(values);
  const before = scan(values, first, firstBlock * blockLength);
  const after = scan(values, endBlock * blockLength, end);
  let min = Math.min(before[0], after[0]);
  let max = Math.max(before[1], after[1]);
  for (let block = firstBlock; block < endBlock; block += 1) {
    min = Math.min(min, lowest[block] ?? min);
    max = Math.max(max, highest[block] ?? max);
  }
  return [min, max];
}
