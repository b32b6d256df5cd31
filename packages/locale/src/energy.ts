import { formatNumber, quantityText } from './number.ts';
import type { DecimalOptions, Quantity } from './number.ts';
import type { KilowattHours } from './quantities.ts';

/** Units of energy, from small to large. Library only. */
export const ENERGY_UNITS = ['kWh', 'MWh', 'GWh'] as const;

/** A unit of energy. */
export type EnergyUnit = (typeof ENERGY_UNITS)[number];

/** From this many kWh on, energy is shown in MWh. */
export const MWH_FROM_KWH = 10_000;

/** From this many kWh on (10 000 MWh), energy is shown in GWh. Library only. */
export const GWH_FROM_KWH = 10_000_000;

const kwhPerUnit: Record<EnergyUnit, number> = { kWh: 1, MWh: 1_000, GWh: 1_000_000 };

const defaultDecimals: Record<EnergyUnit, number> = { kWh: 0, MWh: 1, GWh: 2 };

/**
 * The shared unit of a column, axis or chart, from its largest magnitude.
 *
 * @param values - energies in kWh; missing ones are ignored.
 */
export function energyUnitFor(values: Iterable<KilowattHours | null>): EnergyUnit {
  let largest = 0;
  for (const value of values) {
    if (value !== null && Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  }
  if (largest >= GWH_FROM_KWH) return 'GWh';
  return largest >= MWH_FROM_KWH ? 'MWh' : 'kWh';
}

/** Converts kWh to another unit; missing stays missing. */
export function energyIn(kwh: KilowattHours | null, unit: EnergyUnit): number | null {
  return kwh === null ? null : kwh / kwhPerUnit[unit];
}

/** Options for formatting energy. */
export interface EnergyOptions extends DecimalOptions {
  /** The unit; by default each value selects its own. Set it where several values appear together. */
  unit?: EnergyUnit;
}

/** Energy as figure and unit. Default decimals: kWh 0, MWh 1, GWh 2. */
export function energyQuantity(kwh: KilowattHours | null, options: EnergyOptions = {}): Quantity {
  const unit = options.unit ?? energyUnitFor([kwh]);
  const decimals = options.decimals ?? defaultDecimals[unit];
  return { figure: formatNumber(energyIn(kwh, unit), { decimals }), unit };
}

/** Energy with its unit, for example "1 234 kWh" or "12,3 MWh" (U+00A0 between). */
export function formatEnergy(kwh: KilowattHours | null, options: EnergyOptions = {}): string {
  return quantityText(energyQuantity(kwh, options));
}
