import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Cell, Column } from '../../../../apps/api/src/files/sheet.ts';
import { xlsxFile } from '../../../../apps/api/src/files/xlsx.ts';
import { measureWriter } from './measured-writer.ts';
import { headings, hoursOfYear } from './sheet-rows.ts';

const columns: readonly Column[] = headings.map((heading, index) => ({
  heading,
  width: 18,
  format: index === 0 ? { kind: 'time' } : { kind: 'number', decimals: 3 },
}));

function* rows(): Generator<readonly Cell[], void, void> {
  for (const { time, values } of hoursOfYear()) yield [time, ...values];
}

await measureWriter((path) =>
  pipeline(xlsxFile([{ name: 'Timvärden', columns, rows: rows() }]), createWriteStream(path)),
);
