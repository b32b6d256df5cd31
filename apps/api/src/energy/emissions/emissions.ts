import type { Text } from '@vinrod/locale/messages/texts';
import type { Queries } from '../../store/index.ts';
import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import { energyTexts, sourceTexts } from '../texts.ts';
import type { GramsPerKilowattHour, WattHours } from '../../quantities/quantities.ts';

/** Origin of electricity (`EnergyMixShare` of the contract). */
export type EnergySource = 'hydro' | 'wind' | 'solar' | 'bio' | 'renewable' | 'nuclear' | 'fossil';

/** The Nordic residual mix of a year. */
export interface ResidualMix {
  readonly year: number;
  readonly renewablePercent: number;
  readonly nuclearPercent: number;
  readonly fossilPercent: number;
  readonly co2GramsPerKwh: GramsPerKilowattHour;
  readonly source: string;
}

/** Emissions of a period's consumption. */
export interface Emissions {
  /** kg CO₂; null when nothing is measured or the residual mix is unknown. */
  readonly kilograms: number | null;
  /** g CO₂/kWh over all companies; null as above. */
  readonly gramsPerKwh: GramsPerKilowattHour | null;
  /** Year of the residual mix, when any company has not selected an origin. */
  readonly residualMixYear: number | null;
  /** The composition of the factor, for the screen; null when nothing is measured. */
  readonly source: Text | null;
  /** Shares in percent, largest first, that sum to 100; empty when unknown. */
  readonly mix: readonly { readonly source: EnergySource; readonly percent: number }[];
}

/** The latest residual mix published for `year` or earlier; null when there is none. */
export async function residualMixFor(db: Queries, year: number): Promise<ResidualMix | null> {
  const row = await db
    .selectFrom('residual_mix')
    .select(['year', 'renewable_percent', 'nuclear_percent', 'fossil_percent', 'co2_g_per_kwh', 'source'])
    .where('region', '=', 'nordic')
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        year: row.year,
        renewablePercent: row.renewable_percent,
        nuclearPercent: row.nuclear_percent,
        fossilPercent: row.fossil_percent,
        co2GramsPerKwh: row.co2_g_per_kwh,
        source: row.source,
      };
}

const sourceOfChoice: Readonly<Record<Exclude<EnvironmentalChoice, 'residual_mix'>, EnergySource>> = {
  renewable: 'renewable',
  hydro: 'hydro',
  wind: 'wind',
  solar: 'solar',
  nuclear: 'nuclear',
  bra_miljoval: 'renewable',
};

function sumOf(values: ReadonlyMap<unknown, number>): number {
  let sum = 0;
  for (const value of values.values()) sum += value;
  return sum;
}

/** Rounds shares to hundredths of a percent that sum to 100 (largest remainder). */
function toPercents<Key>(shares: ReadonlyMap<Key, number>): [Key, number][] {
  const sum = sumOf(shares);
  const parts = [...shares]
    .map(([key, share]) => ({ key, exact: (share / sum) * 10_000 }))
    .map((part) => ({ ...part, hundredths: Math.floor(part.exact) }));
  let left = 10_000 - parts.reduce((total, part) => total + part.hundredths, 0);
  const byRemainder = parts.toSorted((a, b) => b.exact - b.hundredths - (a.exact - a.hundredths));
  for (const part of byRemainder) {
    if (left <= 0) break;
    part.hundredths += 1;
    left -= 1;
  }
  return byRemainder
    .toSorted((a, b) => b.hundredths - a.hundredths)
    .map((part) => [part.key, part.hundredths / 100]);
}

function mixOf(
  whByChoice: ReadonlyMap<EnvironmentalChoice, number>,
  residual: ResidualMix | null,
): Emissions['mix'] {
  const shares = new Map<EnergySource, number>();
  const add = (source: EnergySource, wh: WattHours): void => {
    if (wh > 0) shares.set(source, (shares.get(source) ?? 0) + wh);
  };
  for (const [choice, wh] of whByChoice) {
    if (choice !== 'residual_mix') {
      add(sourceOfChoice[choice], wh);
    } else if (residual === null) {
      return [];
    } else {
      add('renewable', (wh * residual.renewablePercent) / 100);
      add('nuclear', (wh * residual.nuclearPercent) / 100);
      add('fossil', (wh * residual.fossilPercent) / 100);
    }
  }
  return toPercents(shares).map(([source, percent]) => ({ source, percent }));
}

function describe(whByChoice: ReadonlyMap<EnvironmentalChoice, number>, residual: ResidualMix | null): Text {
  const shares = toPercents(new Map([...whByChoice].filter(([, wh]) => wh > 0)));
  const nameOf = (choice: EnvironmentalChoice): Text => {
    if (choice !== 'residual_mix') return sourceTexts[choice];
    if (residual === null) return energyTexts.residualMix;
    return energyTexts.residualMixOf({ year: residual.year, source: residual.source });
  };
  const write = (language: keyof Text): string =>
    shares.map(([choice, percent]) => `${Math.round(percent)}\u00A0% ${nameOf(choice)[language]}`).join(', ');
  return { sv: write('sv'), en: write('en') };
}

/**
 * Emissions at production (fossil CO₂ only, domain.md 2.1): zero for an origin that a company has selected, the
 * residual mix for the rest.
 * @param whByChoice - Wh of the companies with each environmental choice; a missing entry means nothing is measured
 */
export function emissionsOf(
  whByChoice: ReadonlyMap<EnvironmentalChoice, number>,
  residual: ResidualMix | null,
): Emissions {
  const totalWh = sumOf(whByChoice);
  const residualWh = whByChoice.get('residual_mix') ?? 0;
  const residualMixYear = residualWh > 0 ? (residual?.year ?? null) : null;
  if (totalWh === 0) {
    const kilograms = whByChoice.size === 0 ? null : 0;
    return { kilograms, gramsPerKwh: null, residualMixYear, source: null, mix: [] };
  }
  const mix = mixOf(whByChoice, residual);
  const source = describe(whByChoice, residual);
  if (residualWh > 0 && residual === null) {
    return { kilograms: null, gramsPerKwh: null, residualMixYear, source, mix };
  }
  const grams = (residualWh / 1000) * (residual?.co2GramsPerKwh ?? 0);
  return {
    kilograms: grams / 1000,
    gramsPerKwh: grams / (totalWh / 1000),
    residualMixYear,
    source,
    mix,
  };
}
