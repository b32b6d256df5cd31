const known = new WeakMap<Float64Array, number | null>();

/**
 * Length of the steps of times that lie equally far apart, each after the one before it, ms; null when they do not, or
 * there are fewer than two. Cached, since times are never changed in place, and series usually share them: a year of
 * quarters is 35 040 numbers.
 */
export function evenStep(starts: Float64Array): number | null {
  let step = known.get(starts);
  if (step === undefined) {
    step = readThrough(starts);
    known.set(starts, step);
  }
  return step;
}

function readThrough(starts: Float64Array): number | null {
  const [first = Number.NaN, second = Number.NaN] = starts;
  const step = second - first;
  if (!(step > 0) || step === Number.POSITIVE_INFINITY) return null;
  let previous = first;
  for (let i = 1; i < starts.length; i += 1) {
    const start = starts[i] ?? Number.NaN;
    if (start - previous !== step) return null;
    previous = start;
  }
  return step;
}
