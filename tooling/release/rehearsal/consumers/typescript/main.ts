import { createClient, memoryStorage } from '@vinrod/api-client';
import { createChart, lineGraph, seriesFromPoints, type Point } from '@vinrod/charts/core';
import { formatEnergy } from '@vinrod/ui/format';

const client = createClient({
  baseUrl: '/api',
  storage: memoryStorage(),
  fetch: () => Promise.resolve(Response.json([])),
});

const points: readonly Point[] = [
  { x: '2026-01-05', y: 9 },
  { x: '2026-01-12', y: 12 },
];
const series = [{ key: 'shop', label: 'Butik', data: seriesFromPoints(points, 'week', 'Butik') }];

const main = document.querySelector('main');
const sum = document.querySelector('#sum');
if (main !== null && sum !== null) {
  const groups = await client.corporateGroups.minimal();
  sum.textContent = `${formatEnergy(1200)}, ${groups.length}`;
  createChart(main, { kind: lineGraph, title: 'Per vecka', unit: 'MWh', headingLevel: 2, series });
}
