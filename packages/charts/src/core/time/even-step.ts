import { cached } from '../cached.ts';

/**
 * Length of the steps of times that lie equally far apart, each after the one before it, ms; null when they do not, or
 * there are fewer than two. Cached, since series usually share their times: a year of quarters is 35 040 numbers.
 */
export const evenStep: (starts: Float64Array) => number | null = /* @__PURE__ */ cached((starts) => {
  const [first = Number.NaN, second = Number.NaN] = starts;
  const step = second - first;
  if (!(step > 0 && step < Number.POSITIVE_INFINITY)) return null;
  let previous = first;
  for (let i = 1; i < starts.length; i += 1) {
    const start = starts[i] ?? Number.NaN;
    if (start - previous !== step) return null;
    previous = start;
  }
  return step;
});
