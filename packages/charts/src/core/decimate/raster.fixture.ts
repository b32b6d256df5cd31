/** Points of a curve, px; y is NaN where the pen is lifted. */
export type Polyline = readonly (readonly [x: number, y: number])[];

/** Intervals of y that a curve covers in each px column, merged where they meet. */
export function columnSpans(line: Polyline, width: number): (readonly [from: number, to: number])[][] {
  const columns = Array.from({ length: width }, (): [number, number][] => []);
  const cover = (column: number, a: number, b: number) => {
    columns[column]?.push([Math.min(a, b), Math.max(a, b)]);
  };
  for (const [i, [x1, y1]] of line.entries()) {
    if (Number.isNaN(y1)) continue;
    cover(Math.floor(x1), y1, y1);
    const [x2, y2] = line[i + 1] ?? [x1, Number.NaN];
    if (Number.isNaN(y2)) continue;
    const yAt = (x: number) => (x2 === x1 ? y1 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1));
    for (let column = Math.floor(x1); column <= Math.floor(x2); column += 1) {
      const from = Math.max(x1, column);
      const to = Math.min(x2, column + 1);
      if (x1 === x2) cover(column, y1, y2);
      else if (to > from) cover(column, yAt(from), yAt(to));
    }
  }
  return columns.map(joined);
}

function joined(spans: [number, number][]): (readonly [number, number])[] {
  const result: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1e-9) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
