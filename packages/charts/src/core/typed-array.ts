/** Any array of numbers, typed or not. */
export type Numbers = ArrayLike<number>;

/** The number at `index`, or NaN (a missing value throughout this package) outside the array. */
export function valueAt(values: Numbers, index: number): number {
  return values[index] ?? Number.NaN;
}

/** Whether two arrays hold the same numbers in the same order. */
export function sameNumbers(a: Numbers, b: Numbers): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** Numbers as 64-bit floats; the same array when it already holds them so. */
export function float64(values: Numbers): Float64Array {
  return values instanceof Float64Array ? values : new Float64Array(values);
}
