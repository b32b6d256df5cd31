import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import { measureWriter } from '../../../src/energy/writers/measured-writer.ts';
import { headings, hoursOfYear } from '../../../src/energy/writers/sheet-rows.ts';

function* rows(): Generator<(Date | number)[], void, void> {
  for (const { time, values } of hoursOfYear()) yield [new Date(time), ...values];
}

await measureWriter(async (path) => {
  const stream = writeXlsxStream(rows(), {
    name: 'Timvärden',
    columns: headings.map((header, index) => ({
      header,
      width: 18,
      numFmt: index === 0 ? 'yyyy-mm-dd hh:mm' : '#,##0.000',
    })),
    freezePane: { rows: 1 },
  });
  await pipeline(Readable.from(stream), createWriteStream(path));
});
