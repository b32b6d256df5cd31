/**
 * Parts of a chart that are loaded together on first use of any of them: two files would weigh 0.5 kB more, a third of it
 * with the page.
 */
export { copyChart } from '../../export/copy-chart.ts';
export { download, exportChart, exportName } from '../../export/export-chart.ts';
export { play } from '../../sound/play.ts';
export { tonesOf } from '../../sound/tones.ts';
export { createCommandPanel } from '../commands/command-panel.ts';
export { createDataTable } from '../data-table/data-table.ts';
export { problemNote } from '../problem-note/problem-note.ts';
export { createReaderTools } from '../reader-tools/reader-tools.ts';
