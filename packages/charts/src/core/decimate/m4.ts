/** In a selection: lifts the pen, so that the samples on either side are not joined. */
export const penUp = -1;

/** Largest number of entries that a selection of `length` samples may need. */
export function selectionCapacity(length: number): number {
  return 2 * length + 1;
}

/**
 * Selects every sample that exists, with {@link penUp} where values are missing.
 *
 * @param out - Receives sample indices; at least {@link selectionCapacity} long.
 * @param range - First sample and the one after the last; all when left out.
 * @returns Number of entries written.
 */
export function selectAll(
  values: Float64Array,
  out: Int32Array,
  [first, end]: readonly [number, number] = [0, values.length],
): number {
  let count = 0;
  let isDown = false;
  for (let i = first; i < end; i += 1) {
    const isMissing = Number.isNaN(values[i] ?? Number.NaN);
    if (isMissing && isDown) out[count++] = penUp;
    if (!isMissing) out[count++] = i;
    isDown = !isMissing;
  }
  return isDown || count === 0 ? count : count - 1;
}

/**
 * Selects per pixel column and unbroken run the first, lowest, highest and last sample (M4: Jugel et al.,
 * VLDB 2014), in order of time. A line through them covers the same pixels as the line through all samples;
 * gaps stay where they are. Values are never averaged: that hides about half of a yearly peak.
 *
 * @param bounds - Column bounds from `pixelColumns`.
 * @param out - Receives sample indices; at least {@link selectionCapacity} long.
 * @returns Number of entries written.
 */
export function selectColumns(values: Float64Array, bounds: Int32Array, out: Int32Array): number {
  let count = 0;
  let isDown = false;
  for (let column = 0; column < bounds.length - 1; column += 1) {
    const end = bounds[column + 1] ?? 0;
    let i = bounds[column] ?? 0;
    while (i < end) {
      if (Number.isNaN(values[i] ?? Number.NaN)) {
        if (isDown) out[count++] = penUp;
        isDown = false;
        i += 1;
        continue;
      }
      const first = i;
      let lowest = i;
      let highest = i;
      let min = values[i] ?? Number.NaN;
      let max = min;
      i += 1;
      for (; i < end; i += 1) {
        const value = values[i] ?? Number.NaN;
        if (value < min) {
          min = value;
          lowest = i;
        } else if (value > max) {
          max = value;
          highest = i;
        } else if (Number.isNaN(value)) break;
      }
      const last = i - 1;
      const early = Math.min(lowest, highest);
      const late = Math.max(lowest, highest);
      out[count++] = first;
      if (early > first && early < last) out[count++] = early;
      if (late > first && late < last && late !== early) out[count++] = late;
      if (last > first) out[count++] = last;
      isDown = true;
    }
  }
  return isDown || count === 0 ? count : count - 1;
}
