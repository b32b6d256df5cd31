import { mkdirSync, writeFileSync } from 'node:fs';

/** One measured value. */
export interface Measurement {
  /** The measured case, with the same words for every peer. */
  readonly case: string;
  /** The measured library or server; `vinrod` for ours. */
  readonly peer: string;
  /** Null where the peer could not do it. */
  readonly median: number | null;
  readonly unit: string;
}

/** A measurement with the ratio of ours to it; null when there is none. */
export interface Row extends Measurement {
  readonly ratio: number | null;
}

/** Name of our own rows. */
export const ours = 'vinrod';

/**
 * The median.
 *
 * @throws Error when there is none.
 */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** Groups the peers of each case, in the order in which cases and peers first appear. */
export function inCases(measurements: readonly Measurement[]): Measurement[] {
  return [...Map.groupBy(measurements, (row) => row.case).values()].flat();
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/**
 * Adds the ratio of ours to each peer of the same case.
 *
 * @throws Error when a case was not measured on ours.
 */
export function withRatios(measurements: readonly Measurement[]): Row[] {
  return measurements.map((row) => {
    const own = measurements.find((other) => other.case === row.case && other.peer === ours);
    if (own === undefined) throw new Error(`"${row.case}" was not measured on ours.`);
    const ratio = row.peer === ours ? 1 : (own.median ?? Number.NaN) / (row.median ?? Number.NaN);
    const median = row.median === null ? null : rounded(row.median);
    return { ...row, median, ratio: Number.isFinite(ratio) ? rounded(ratio) : null };
  });
}

/** Formats a table for the terminal. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['case', 'peer', 'median', 'unit', 'ours / peer'],
    ...rows.map((row) => [row.case, row.peer, String(row.median ?? '–'), row.unit, String(row.ratio ?? '–')]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) =>
          column === 2 || column === 4
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes `bench/results/<name>.json`. */
export function writeResult(name: string, rows: readonly Row[]): void {
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const result = { name, date: new Date().toISOString(), node: process.version, rows };
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
}
