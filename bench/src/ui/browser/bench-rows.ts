/** A site with its year, as shown in the bench's tables. */
export interface BenchRow {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly siteId: string;
  readonly address: string;
  readonly area: string;
  readonly fuse: number;
  readonly energy: number;
  readonly cost: number;
  readonly updated: string;
}

/** A column of the tables: every library shows the same nine besides its checkboxes. */
export interface BenchColumn {
  readonly id: Exclude<keyof BenchRow, 'id'>;
  readonly header: string;
  readonly isFigure: boolean;
}

/** The nine columns. */
export const benchColumns: readonly BenchColumn[] = [
  { id: 'name', header: 'Anläggning', isFigure: false },
  { id: 'company', header: 'Bolag', isFigure: false },
  { id: 'siteId', header: 'Anläggnings-id', isFigure: false },
  { id: 'address', header: 'Adress', isFigure: false },
  { id: 'area', header: 'Elområde', isFigure: false },
  { id: 'fuse', header: 'Säkring', isFigure: true },
  { id: 'energy', header: 'Förbrukning', isFigure: true },
  { id: 'cost', header: 'Kostnad', isFigure: true },
  { id: 'updated', header: 'Senaste värde', isFigure: false },
];

/** Column to sort by. */
export const sortColumn = 'energy';

/** Formats a cell; the same for every library, so that none pays for formatting. */
export function textOf(row: BenchRow, column: BenchColumn['id']): string {
  return String(row[column]);
}

/** Rows from the lowest consumption to the highest. */
export function sortedByEnergy(rows: readonly BenchRow[]): BenchRow[] {
  return rows.toSorted((a, b) => a.energy - b.energy);
}

const fuses = [16, 20, 25, 35, 50, 63, 80, 100, 125, 160, 200];

/** Generates the same rows in every run. */
export function benchRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_unused, index) => {
    // Knuth's multiplicative hash spreads the values without a random number.
    const spread = Math.imul(index + 1, 2_654_435_761) >>> 0;
    return {
      id: `row-${index}`,
      name: `Anläggning ${index + 1}`,
      company: `Norrviken Fastigheter ${(spread % 97) + 1} AB`,
      siteId: `7359990000${String(index).padStart(8, '0')}`,
      address: `Industrivägen ${(spread % 311) + 1}, 972 38 Luleå`,
      area: `SE${(spread % 4) + 1}`,
      fuse: fuses[spread % fuses.length] ?? 16,
      energy: spread % 1_000_003,
      cost: spread % 400_009,
      updated: `2026-10-${String((spread % 28) + 1).padStart(2, '0')}`,
    };
  });
}
