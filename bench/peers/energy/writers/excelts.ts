import { WorkbookWriter } from '@cj-tech-master/excelts';
import { measureWriter } from '../../../src/energy/writers/measured-writer.ts';
import { headings, hoursOfYear } from '../../../src/energy/writers/sheet-rows.ts';

await measureWriter(async (filename) => {
  const workbook = new WorkbookWriter({ filename, useStyles: true });
  const sheet = workbook.addWorksheet('Timvärden', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = headings.map((header, index) => ({
    header,
    width: 18,
    style: { numFmt: index === 0 ? 'yyyy-mm-dd hh:mm' : '#,##0.000' },
  }));
  for (const { time, values } of hoursOfYear()) sheet.addRow([new Date(time), ...values]).commit();
  sheet.commit();
  await workbook.commit();
});
