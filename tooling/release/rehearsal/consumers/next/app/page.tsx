import { createClient, memoryStorage } from '@vinrod/api-client';
import { LineGraph, seriesFromPoints } from '@vinrod/charts';
import { createTheme } from '@vinrod/ui/create-theme';
import { initialTableQuery, listParameters, withSearch } from '@vinrod/ui/data-table';
import { formatEnergy } from '@vinrod/ui/format';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Section } from '@vinrod/ui/section';
import { Status } from '@vinrod/ui/status-badge';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';
import { Fetching } from '../fetching';

const client = createClient({
  baseUrl: 'https://portal.example/api',
  storage: memoryStorage(),
  fetch: () => Promise.resolve(Response.json([])),
});

const points = [
  { x: '2026-01-05', y: 9 },
  { x: '2026-01-12', y: 12 },
];
const series = [{ key: 'shop', label: 'Butik', data: seriesFromPoints(points, 'week', 'Butik') }];

/** Rendered on the server: what it calls, and what it shows without a client's code, must be there for servers. */
export default async function Consumption(): Promise<ReactElement> {
  const groups = await client.corporateGroups.minimal();
  const { search } = listParameters(withSearch(initialTableQuery(), 'Butik'));
  return (
    <main>
      <style>{createTheme({ name: 'Prov', primary: '#0b4f3a' }).cssText}</style>
      <Page title="Förbrukning" description={`${search}, ${groups.length}`}>
        <Section title="Mätvärden">
          <Text>{formatEnergy(1200)}</Text>
          <Status kind="site" value="active" />
          <LinkButton href="/">Från början</LinkButton>
          <Fetching />
          <LineGraph title="Per vecka" unit="MWh" headingLevel={3} series={series} />
        </Section>
      </Page>
    </main>
  );
}
