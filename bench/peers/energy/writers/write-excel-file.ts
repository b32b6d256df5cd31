import writeExcelFile from 'write-excel-file/node';
import { measureWriter } from '../../../src/energy/writers/measured-writer.ts';
import { headings, hoursOfYear } from '../../../src/energy/writers/sheet-rows.ts';

await measureWriter(async (path) => {
  const rows = Array.from(hoursOfYear(), ({ time, values }) => [
    { value: new Date(time), format: 'yyyy-mm-dd hh:mm' },
    ...values.map((value) => ({ value, format: '#,##0.000' })),
  ]);
  const heads = headings.map((value) => ({ value }));
  await writeExcelFile([heads, ...rows], {
    columns: headings.map(() => ({ width: 18 })),
    stickyRowsCount: 1,
  }).toFile(path);
});
