import { createSeries, fillSteps } from '../../core/series.ts';
import type { LineGraphSeries } from '../../line-graph/index.ts';

/** Hours of real buildings over three years, in a folder beside the repository. */
export const realFile = 'hourly_2021_2023.csv.gz';

/** Reads the first sites of the file: a column of UTC hours, then one column per site with empty cells for gaps. */
export function parseSites(text: string, count: number): LineGraphSeries[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split(',').slice(1, count + 1);
  const cells = lines.map((line) => line.split(',', count + 1));
  const starts = cells.map(([time = '']) => Date.parse(time));
  return names.map((name, i) => {
    const values = cells.map((row) => (row[i + 1] === '' ? Number.NaN : Number(row[i + 1])));
    return {
      key: name,
      label: `Byggnad ${name.slice(1)}`,
      data: fillSteps(createSeries({ step: 'hour', starts, values, name })),
    };
  });
}

/** Sites of the file as the development server serves it; none where it is absent. */
export async function loadSites(count: number): Promise<LineGraphSeries[]> {
  const response = await fetch(`/real-data/${realFile}`);
  // Without the file the server responds with its own page.
  if (!response.ok || response.body === null || response.headers.get('content-type') !== 'application/gzip') {
    return [];
  }
  const text = await new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text();
  return parseSites(text, count);
}
