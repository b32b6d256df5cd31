/** Everything about files and the clipboard, loaded together on first use of any of it. */
export { copyChart } from './copy-chart.ts';
export { download, exportChart, exportName } from './export-chart.ts';
