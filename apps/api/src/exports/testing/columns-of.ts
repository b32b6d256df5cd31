import readXlsxFile from 'read-excel-file/node';

/** A sheet: its headings, and its columns by heading. */
export interface SheetColumns {
  readonly headings: unknown[];
  readonly cells: (heading: string) => unknown[];
}

/** Sheets of a workbook by name. */
export async function columnsOf(workbook: Buffer): Promise<Map<string, SheetColumns>> {
  const sheets = await readXlsxFile(workbook, { trim: false });
  return new Map(
    sheets.map(({ sheet, data }) => {
      const [headings = [], ...rows] = data;
      return [
        sheet,
        {
          headings,
          cells: (heading: string) => {
            const place = headings.findIndex((cell) => String(cell) === heading);
            return rows.map((row) => row[place]);
          },
        },
      ];
    }),
  );
}

/** The sum of the numbers among the values. */
export function sum(values: readonly unknown[]): number {
  return values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
}
