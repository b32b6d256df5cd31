import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import {
  changeOf,
  emissionQuantity,
  energyQuantity,
  MISSING,
  moneyQuantity,
  powerQuantity,
} from '../format/index.ts';
import { HelpPopover } from '../help-popover/index.ts';
import { StatTile } from './StatTile.tsx';
import { StatTileRow } from './StatTileRow.tsx';

const meta = {
  title: 'Energi/Nyckeltal · StatTile, StatTileRow',
  component: StatTile,
  args: {
    label: 'Förbrukning',
    value: energyQuantity(1_284_560, { unit: 'kWh' }),
    change: changeOf(-4.2),
    comparison: 'från 1 340 870',
  },
  render: (args) => (
    <StatTileRow>
      <StatTile {...args} />
    </StatTileRow>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOfFour = () => (
  <StatTileRow>
    <StatTile
      change={changeOf(-4.2)}
      comparison="från 1 340 870"
      label="Förbrukning"
      value={energyQuantity(1_284_560, { unit: 'kWh' })}
    />
    <StatTile
      change={changeOf(-9.6)}
      comparison="från 1 562 370"
      label="Kostnad exkl. moms"
      value={moneyQuantity(1_412_380)}
    />
    <StatTile
      change={changeOf(1.9)}
      comparison="tis 20 okt, kl. 07–08"
      label="Högsta effekt"
      value={powerQuantity(648)}
    />
    <StatTile
      comparison="46,48 g CO₂/kWh, 90 % vattenkraft"
      help={<HelpPopover term="Utsläpp">Beräknas med residualmixen för leveransåret.</HelpPopover>}
      label="Utsläpp"
      value={emissionQuantity(59_712)}
    />
  </StatTileRow>
);

export const Rad: Story = {
  render: rowOfFour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 284 560')).toBeVisible();
    await expect(canvas.getAllByText(/minskning/)).toHaveLength(2);
    await expect(canvas.getByText(/ökning/).parentElement).toHaveTextContent('ökning 1,9 %');
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};

export const Telefon: Story = {
  name: 'Telefon, 390 px',
  globals: { viewport: { value: 'phone' } },
  render: rowOfFour,
};

export const Ett: Story = { name: 'Ett ensamt' };

export const Bra: Story = {
  name: 'Ökning som är bra',
  args: { label: 'Egen solel', rise: 'good', change: changeOf(12), value: energyQuantity(8_400) },
};

export const Oförändrat: Story = { args: { change: changeOf(0), comparison: 'från 1 284 560' } };

export const Saknas: Story = {
  args: {
    value: energyQuantity(null),
    change: changeOf(null),
    comparison: 'Mätvärden saknas för perioden',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('saknas')).toBeInTheDocument();
    await expect(canvas.getAllByText(MISSING)).toHaveLength(2);
    await expect(canvas.queryByText('kWh')).not.toBeInTheDocument();
  },
};

export const Brådskar: Story = {
  render: () => (
    <StatTileRow>
      <StatTile label="Förfallet" value={moneyQuantity(44_281)} comparison="1 faktura, 18 dygn sen" isAlert />
    </StatTileRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18 dygn sen/)).toBeVisible();
  },
};

export const MedLänk: Story = {
  name: 'Med länk till det som räknas',
  render: () => (
    <StatTileRow>
      <StatTile
        label="Förfallet"
        value={moneyQuantity(44_281)}
        comparison="1 faktura, 18 dygn sen"
        comparisonHref="/invoices"
        isAlert
      />
    </StatTileRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 faktura, 18 dygn sen' })).toHaveAttribute(
      'href',
      '/invoices',
    );
  },
};

export const LäserIn: Story = {
  name: 'Läser in',
  render: () => (
    <StatTileRow>
      {['Förbrukning', 'Kostnad exkl. moms', 'Högsta effekt', 'Utsläpp'].map((label) => (
        <StatTile isLoading key={label} label={label} value={energyQuantity(null)} />
      ))}
    </StatTileRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Läser in …')).toHaveLength(4);
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <StatTileRow>
      <StatTile
        change={changeOf(1204.5)}
        comparison="jämfört med motsvarande elnätsabonnemangsperiod föregående år"
        label="Koncernförbrukningsjämförelse"
        value={energyQuantity(1_284_560_000, { unit: 'kWh' })}
      />
      <StatTile
        change={changeOf(-9.6)}
        comparison="från 1 562 370"
        label="Överuttagsavgift"
        value={moneyQuantity(-1_412_380)}
      />
    </StatTileRow>
  ),
};
