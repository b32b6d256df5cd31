import type { Sheet } from './sheet.ts';
import { textChunks } from './text-chunks.ts';
import { sheetXml } from './xlsx-sheet.ts';
import { cellStyles } from './xlsx-styles.ts';
import { xmlText } from './xml-text.ts';
import { zipFile, type ZipEntry } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

function contentTypes(sheets: readonly Sheet[]): string {
  const own = sheets.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${main}.worksheet+xml"/>`,
  );
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>${own.join('')}</Types>`;
}

const packageParts = `${declaration}<Relationships xmlns="${packageRelations}">\
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function workbook(sheets: readonly Sheet[]): string {
  const own = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" \
xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${own.join('')}</sheets></workbook>`;
}

function workbookParts(sheets: readonly Sheet[]): string {
  const own = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageRelations}">${own.join('')}\
<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
}

function part(name: string, xml: string): ZipEntry {
  return { name, content: textChunks([xml]) };
}

/**
 * Writes sheets as an Excel workbook (ECMA-376) with real numbers and dates, in constant memory.
 *
 * @param sheets - One at least, each with a name of its own.
 * @returns the file in parts, made as they are read.
 * @throws RangeError while reading, when a number is not finite, or a sheet or the file has no room for more.
 */
export function xlsxFile(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array, void, void> {
  const styles = cellStyles(sheets.flatMap(({ columns }) => columns.map(({ format }) => format)));
  return zipFile([
    part('[Content_Types].xml', contentTypes(sheets)),
    part('_rels/.rels', packageParts),
    part('xl/workbook.xml', workbook(sheets)),
    part('xl/_rels/workbook.xml.rels', workbookParts(sheets)),
    part('xl/styles.xml', styles.xml),
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: textChunks(sheetXml(sheet, styles)),
    })),
  ]);
}
