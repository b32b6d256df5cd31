import { LineGraph, seriesFromPoints } from '@vinrod/charts';
import { formatEnergy } from '@vinrod/ui/format';
import { VinrodProvider } from '@vinrod/ui/provider';
import type { ReactElement } from 'react';
import { Fetching } from './fetching';

const points = [
  { x: '2026-01-05', y: 9 },
  { x: '2026-01-12', y: 12 },
];
const series = [{ key: 'shop', label: 'Butik', data: seriesFromPoints(points, 'week', 'Butik') }];

export function Consumption(): ReactElement {
  return (
    <VinrodProvider>
      <p>{formatEnergy(1200)}</p>
      <Fetching />
      <LineGraph title="Per vecka" unit="MWh" headingLevel={2} series={series} />
    </VinrodProvider>
  );
}
