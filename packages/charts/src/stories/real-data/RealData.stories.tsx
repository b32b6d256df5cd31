import type { Meta, StoryObj } from '@storybook/react-vite';

import { DayProfile } from '../../day-profile/index.ts';
import { DurationCurve } from '../../duration-curve/index.ts';
import { HeatMap } from '../../heat-map/index.ts';
import { LineGraph, type LineGraphSeries } from '../../line-graph/index.ts';
import { UsageProfile } from '../../usage-profile/index.ts';
import { loadSites } from './real-sites.fixture.ts';

/** Charts of real buildings, three years of hours; the data is kept beside the repository and is in no build. */
function RealData({ sites }: { readonly sites: readonly LineGraphSeries[] }) {
  const [first] = sites;
  if (!first) return <p>Mätvärden från verkliga byggnader finns inte på den här datorn.</p>;
  const { data, label } = first;
  return (
    <>
      <LineGraph title="Förbrukning per timme" unit="kWh" series={sites} />
      <HeatMap title={`Förbrukning per timme, ${label}`} label="Förbrukning" unit="kWh" data={data} />
      <DurationCurve title={`Varaktighet, ${label}`} unit="kW" data={data} />
      <UsageProfile title={`Förbrukningsprofil, ${label}`} unit="kWh" data={data} />
      <DayProfile title={`Medeldygn, ${label}`} unit="kW" data={data} />
    </>
  );
}

const meta = {
  title: 'Diagram/Verkliga mätvärden',
  component: RealData,
  tags: ['!autodocs', 'no-picture'],
  args: { sites: [] },
} satisfies Meta<typeof RealData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnByggnad: Story = {
  name: 'En byggnad',
  loaders: [async () => ({ sites: await loadSites(1) })],
  render: (_, { loaded }) => <RealData sites={loaded['sites']} />,
};

export const TioByggnader: Story = {
  name: 'Tio byggnader',
  loaders: [async () => ({ sites: await loadSites(10) })],
  render: (_, { loaded }) => <RealData sites={loaded['sites']} />,
};

export const FemtioByggnader: Story = {
  name: 'Femtio byggnader',
  loaders: [async () => ({ sites: await loadSites(50) })],
  render: (_, { loaded }) => <RealData sites={loaded['sites']} />,
};
