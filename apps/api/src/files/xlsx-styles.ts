import type { ColumnFormat } from './sheet.ts';
import { xmlText } from './xml-text.ts';

/** First id for a file's own formats (ECMA-376 18.8.30). */
const firstOwnFormat = 164;
/** The built-in format `@`: text typed into the cell later stays text too. */
const textFormat = 49;
const headingStyle = 1;
const textStyle = 2;
const firstOwnStyle = 3;

function formatCode(format: ColumnFormat): string | null {
  if (format.kind === 'text') return null;
  if (format.kind === 'day') return 'yyyy-mm-dd';
  if (format.kind === 'month') return 'yyyy-mm';
  if (format.kind === 'time') return 'yyyy-mm-dd hh:mm';
  if (format.kind === 'clock') return 'hh:mm';
  return format.decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(format.decimals)}`;
}

/** The styles of a workbook, by index. */
export interface CellStyles {
  readonly heading: number;
  readonly text: number;
  /** Style for the numbers of a column; that of texts when the format has none. */
  of(format: ColumnFormat): number;
  /** Content of `xl/styles.xml`. */
  readonly xml: string;
}

/** Creates a style for every format of a workbook. */
export function cellStyles(formats: readonly ColumnFormat[]): CellStyles {
  const codes = [...new Set(formats.map(formatCode))].filter((code) => code !== null);
  const ownFormats = codes.map(
    (code, index) => `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${xmlText(code)}"/>`,
  );
  const ownStyles = codes.map(
    (_, index) => `<xf numFmtId="${firstOwnFormat + index}" fontId="0" fillId="0" borderId="0" xfId="0"
 applyNumberFormat="1"/>`,
  );
  return {
    heading: headingStyle,
    text: textStyle,
    of(format) {
      const code = formatCode(format);
      return code === null ? textStyle : firstOwnStyle + codes.indexOf(code);
    },
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">\
${codes.length === 0 ? '' : `<numFmts count="${codes.length}">${ownFormats.join('')}</numFmts>`}\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>\
<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill>\
<fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="${firstOwnStyle + codes.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="${textFormat}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"\
 applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>\
<xf numFmtId="${textFormat}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
${ownStyles.join('')}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
}
