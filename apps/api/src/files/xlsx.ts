import { ownLineColors } from '../config/supplier.ts';
import { sheetNames } from './sheet-names.ts';
import type { SheetChart } from './sheet-chart.ts';
import { wholeFormat, type Sheet } from './sheet.ts';
import { textChunks } from './text-chunks.ts';
import { chartContentTypes, chartParts } from './xlsx-chart.ts';
import { sheetXml } from './xlsx-sheet.ts';
import { cellStyles } from './xlsx-styles.ts';
import { xmlText } from './xml-text.ts';
import { zipFile, type ZipEntry } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const packageMetadata = 'http://schemas.openxmlformats.org/package/2006/metadata';

const core = 'application/vnd.openxmlformats-package.core-properties+xml';

/** Metadata of a workbook (ECMA-376 part 2, 11), shown as its properties. */
export interface WorkbookProperties {
  readonly title: string;
  /** The creator: the supplier. */
  readonly creator: string;
  readonly createdAt: Date;
}

/** The workbook's data about a sheet. */
type Named = Pick<Sheet, 'name'>;

function coreProperties({ title, creator, createdAt }: WorkbookProperties): string {
  const created = createdAt.toISOString().replace(/\.\d+Z$/, 'Z');
  return `${declaration}<cp:coreProperties xmlns:cp="${packageMetadata}/core-properties" \
xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" \
xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title>\
<dc:creator>${xmlText(creator)}</dc:creator>\
<dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created></cp:coreProperties>`;
}

function contentTypes(sheets: readonly Named[], hasProperties: boolean, hasChart: boolean): string {
  const about = hasProperties ? `<Override PartName="/docProps/core.xml" ContentType="${core}"/>` : '';
  const own = sheets.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${main}.worksheet+xml"/>`,
  );
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>\
${about}<Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>${own.join('')}${hasChart ? chartContentTypes : ''}</Types>`;
}

function packageParts(hasProperties: boolean): string {
  const about = hasProperties
    ? `<Relationship Id="rId2" Type="${packageRelations}/metadata/core-properties" Target="docProps/core.xml"/>`
    : '';
  return `${declaration}<Relationships xmlns="${packageRelations}">\
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/>${about}</Relationships>`;
}

function workbook(sheets: readonly Named[]): string {
  const own = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" \
xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${own.join('')}</sheets></workbook>`;
}

function workbookParts(sheets: readonly Named[]): string {
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
 * @param sheets - At least one, each with a unique name.
 * @param properties - metadata of the file; none when null
 * @param chart - a chart of one of the sheets, placed on a sheet after them; none when null
 * @param lineColors - colours of the chart's lines, `#rrggbb`
 * @returns the file in parts, created as they are read.
 * @throws RangeError while reading, when a number is not finite, or a sheet or the file is full.
 */
export function xlsxFile(
  sheets: readonly Sheet[],
  properties: WorkbookProperties | null = null,
  chart: SheetChart | null = null,
  lineColors: readonly string[] = ownLineColors,
): AsyncGenerator<Uint8Array, void, void> {
  const formats = sheets.flatMap(({ columns }) => columns.map(({ format }) => format));
  const styles = cellStyles([...formats, wholeFormat]);
  // A brand may call what a sheet lists otherwise, and longer. A chart refers to names, which are valid then.
  const valid = sheetNames(sheets.map(({ name }) => name)).map((name) => ({ name }));
  const named = chart === null ? valid : [...sheets, chart];
  const drawn = chart === null ? [] : chartParts(chart, named.length, lineColors);
  return zipFile([
    part('[Content_Types].xml', contentTypes(named, properties !== null, chart !== null)),
    part('_rels/.rels', packageParts(properties !== null)),
    ...(properties === null ? [] : [part('docProps/core.xml', coreProperties(properties))]),
    part('xl/workbook.xml', workbook(named)),
    part('xl/_rels/workbook.xml.rels', workbookParts(named)),
    part('xl/styles.xml', styles.xml),
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: textChunks(sheetXml(sheet, styles)),
    })),
    ...drawn.map(({ name, xml }) => part(name, xml)),
  ]);
}
