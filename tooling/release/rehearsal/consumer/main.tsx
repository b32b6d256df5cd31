import { createClient, memoryStorage } from '@vinrod/api-client';
import { LineGraph } from '@vinrod/charts';
import { seriesFromPoints } from '@vinrod/charts/core';
import { Button } from '@vinrod/ui/button';
import { formatEnergy } from '@vinrod/ui/format';
import { VinrodProvider } from '@vinrod/ui/provider';
import { createRoot } from 'react-dom/client';
import '@vinrod/ui/fonts.css';
import '@vinrod/ui/styles.css';
import '@vinrod/charts/styles.css';

const client = createClient({ baseUrl: '/api', storage: memoryStorage() });

const points = [
  { x: '2026-01-05', y: 9 },
  { x: '2026-01-12', y: 12 },
];
const series = [{ key: 'shop', label: 'Butik', data: seriesFromPoints(points, 'week', 'Butik') }];

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <VinrodProvider>
      <main>
        <h1>Förbrukning</h1>
        <p>{formatEnergy(1200)}</p>
        <Button variant="primary" onPress={() => void client.corporateGroups.minimal()}>
          Hämta
        </Button>
        <LineGraph title="Per vecka" unit="MWh" series={series} />
      </main>
    </VinrodProvider>,
  );
}
