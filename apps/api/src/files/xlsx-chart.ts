import { columnLetters } from './column-letters.ts';
import type { SheetChart } from './sheet-chart.ts';
import { xmlText } from './xml-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const drawingMl = 'http://schemas.openxmlformats.org/drawingml/2006';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Lines from this index on are dashed, as on screen. */
const firstDashed = 5;
/** Maximum points of a line that still get markers. */
const mostMarked = 62;

/** A file inside a workbook. */
export interface ChartPart {
  readonly name: string;
  readonly xml: string;
}

/** Relations of a part to one other. */
function related(target: string, kind: string): string {
  return `${declaration}<Relationships xmlns="${packageRelations}">\
<Relationship Id="rId1" Type="${relations}/${kind}" Target="${target}"/></Relationships>`;
}

/**
 * Files of a chart and its sheet.
 *
 * @param sheetNumber - number of that sheet in the workbook
 * @param colors - of the lines in their order, `#rrggbb`
 */
export function chartParts(
  chart: SheetChart,
  sheetNumber: number,
  colors: readonly string[],
): readonly ChartPart[] {
  return [
    { name: `xl/worksheets/sheet${sheetNumber}.xml`, xml: emptySheet },
    {
      name: `xl/worksheets/_rels/sheet${sheetNumber}.xml.rels`,
      xml: related('../drawings/drawing1.xml', 'drawing'),
    },
    { name: 'xl/drawings/drawing1.xml', xml: drawing(chart) },
    { name: 'xl/drawings/_rels/drawing1.xml.rels', xml: related('../charts/chart1.xml', 'chart') },
    { name: 'xl/charts/chart1.xml', xml: chartXml(chart, colors) },
  ];
}

/** Their entries in `[Content_Types].xml`, besides the sheet. */
export const chartContentTypes = `\
<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>\
<Override PartName="/xl/charts/chart1.xml" \
ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`;

const emptySheet = `${declaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" \
xmlns:r="${relations}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetData/>\
<pageSetup paperSize="9" orientation="landscape"/><drawing r:id="rId1"/></worksheet>`;

function drawing({ title, description }: SheetChart): string {
  return `${declaration}<xdr:wsDr xmlns:xdr="${drawingMl}/spreadsheetDrawing" xmlns:a="${drawingMl}/main">\
<xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>0</xdr:rowOff>\
</xdr:from><xdr:to><xdr:col>16</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>30</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>\
<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="${xmlText(title)}" \
descr="${xmlText(description)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/>\
<a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${drawingMl}/chart">\
<c:chart xmlns:c="${drawingMl}/chart" xmlns:r="${relations}" r:id="rId1"/></a:graphicData></a:graphic>\
</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
}

/** Reference to the cells of a column, for a formula. */
function cells({ sheet, rowCount }: SheetChart, column: number): string {
  const letters = columnLetters(column);
  return xmlText(`'${sheet.replaceAll("'", "''")}'!$${letters}$2:$${letters}$${rowCount + 1}`);
}

function heading(text: string, size: number): string {
  return `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="${size}" b="0"/></a:pPr><a:r>\
<a:rPr lang="sv-SE" sz="${size}" b="0"/><a:t>${xmlText(text)}</a:t></a:r></a:p></c:rich></c:tx>\
<c:overlay val="0"/></c:title>`;
}

function lineXml(chart: SheetChart, place: number, colors: readonly string[]): string {
  const series = chart.series[place];
  if (series === undefined) return '';
  const color = colors[place % colors.length]?.slice('#'.length) ?? '';
  const fill = `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
  const dash = place >= firstDashed ? '<a:prstDash val="dash"/>' : '';
  const marker =
    chart.rowCount > mostMarked
      ? '<c:symbol val="none"/>'
      : `<c:symbol val="circle"/><c:size val="5"/><c:spPr>${fill}</c:spPr>`;
  return `<c:ser><c:idx val="${place}"/><c:order val="${place}"/><c:tx><c:v>${xmlText(series.name)}</c:v></c:tx>\
<c:spPr><a:ln w="19050">${fill}${dash}</a:ln></c:spPr><c:marker>${marker}</c:marker>\
<c:cat><c:numRef><c:f>${cells(chart, chart.days)}</c:f></c:numRef></c:cat>\
<c:val><c:numRef><c:f>${cells(chart, series.column)}</c:f></c:numRef></c:val><c:smooth val="0"/></c:ser>`;
}

/** The chart (ECMA-376 part 1, 21.2): gaps stay gaps, the value axis starts at zero. */
function chartXml(chart: SheetChart, colors: readonly string[]): string {
  const lines = chart.series.map((_, place) => lineXml(chart, place, colors));
  return `${declaration}<c:chartSpace xmlns:c="${drawingMl}/chart" xmlns:a="${drawingMl}/main" xmlns:r="${relations}">\
<c:roundedCorners val="0"/><c:chart>${heading(chart.title, 1400)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>\
<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines.join('')}<c:marker val="1"/>\
<c:axId val="1"/><c:axId val="2"/></c:lineChart>\
<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/>\
<c:numFmt formatCode="yyyy\\-mm\\-dd" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/>\
<c:tickLblPos val="low"/><c:crossAx val="2"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblOffset val="100"/>\
<c:noMultiLvlLbl val="1"/></c:catAx>\
<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/><c:min val="0"/></c:scaling><c:delete val="0"/>\
<c:axPos val="l"/><c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="d0c9c5"/></a:solidFill></a:ln>\
</c:spPr></c:majorGridlines>${heading(chart.unit, 1000)}<c:numFmt formatCode="#,##0" sourceLinked="0"/>\
<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="1"/>\
<c:crosses val="autoZero"/><c:crossBetween val="midCat"/></c:valAx></c:plotArea>\
<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/>\
</c:chart></c:chartSpace>`;
}
