import { valueRows } from './csv.ts';
import { pictureOf, type ExportSource } from './export-chart.ts';
import { svgToPng } from './png.ts';

/** What can be copied of a chart. */
export type CopyForm = 'picture' | 'table';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function html(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);
}

/** Rows as a table for word processors, heads first. */
export function tableHtml(caption: string, [heads = [], ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table><caption>${html(caption)}</caption><thead>${row(heads, 'th')}</thead><tbody>${body}</tbody></table>`;
}

/** Rows as tab separated values for spreadsheets; a tab or line break within a cell becomes a space. */
export function tabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\r\n');
}

function forms(form: CopyForm, source: ExportSource): Record<string, Blob | Promise<Blob>> {
  // A promise, so that browsers which ask for the press of a button still see it.
  if (form === 'picture') return { 'image/png': svgToPng(pictureOf(source)) };
  const rows = valueRows(source.table, source.rows);
  return {
    'text/html': new Blob([tableHtml(source.table.caption, rows)], { type: 'text/html' }),
    'text/plain': new Blob([tabSeparated(rows)], { type: 'text/plain' }),
  };
}

/**
 * Copies a chart as it is shown to the clipboard.
 *
 * @throws {Error} when the browser refuses, and when a picture is requested while the chart shows its table.
 */
export async function copyChart(form: CopyForm, source: ExportSource): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem(forms(form, source))]);
}
