import { unknownTariff } from '../../energy/tariff/tariff.ts';
import type { BuildingType } from '../model/building-types.ts';
import { chance, seedOf } from '../model/random.ts';
import type { DemoSite } from './catalogue.ts';
import { tariffsOf } from './tariffs.ts';

/** Full-load hours per year of each building type, as its load model gives. */
const utilisationHours: Readonly<Record<BuildingType, number>> = {
  office: 2950,
  bakery: 3900,
  parking_garage: 3700,
  canteen: 2700,
  grocery_store: 4800,
  warehouse: 3050,
  cold_store: 6050,
  terminal: 3700,
  workshop: 2800,
  charging_station: 3200,
  housing: 3900,
  school: 2700,
  hospital: 5700,
  sports_hall: 4000,
  hotel: 4700,
  shift_factory: 5890,
  day_factory: 3130,
  sawmill: 3700,
};

/** Capacity of a fuse, W per A: three phases of 230 V. */
const wattsPerAmpere = 690;
/** Power above which a site is connected at high voltage, W. */
const highVoltageW = 1_000_000;

/**
 * Least share of the needed power that a fuse carries: one outgrown further would blow, whereas subscribed power can be
 * exceeded for a fee.
 */
const outgrownFuse = 0.97;

/** Subscribed power relative to the need: most are right, some are too large since a busier time, some outgrown. */
function habitOf(siteId: string): number {
  const draw = chance(seedOf(`subscription ${siteId}`), 0);
  if (draw < 0.14) return 0.82;
  return draw < 0.36 ? 1.6 : 1.06;
}

/** A demo site's subscription with its network company. */
export interface DemoSubscription {
  readonly fuse_size_a: number | null;
  readonly subscribed_power_kw: number | null;
  readonly voltage_level: 'low' | 'high';
  readonly subscription_type: 'fuse' | 'power';
  readonly grid_tariff: string;
}

/** The subscription of a site, selected from its network company's offers. */
export function subscriptionOf(site: DemoSite): DemoSubscription {
  const tariff = tariffsOf(site.town.gridOwner).at(-1) ?? unknownTariff;
  const needed = (site.annualKwh * 1000) / utilisationHours[site.type];
  const watts = needed * habitOf(site.siteId);
  const fuse = tariff.fuseSizesA.find(
    (size) => size * wattsPerAmpere >= Math.max(watts, needed * outgrownFuse),
  );
  if (fuse !== undefined) {
    return {
      fuse_size_a: fuse,
      subscribed_power_kw: null,
      voltage_level: 'low',
      subscription_type: 'fuse',
      grid_tariff: `Säkring ${fuse} A, lågspänning`,
    };
  }
  const isHigh = watts > highVoltageW;
  const power = Math.max(tariff.leastPowerW, Math.ceil(watts / tariff.powerStepW) * tariff.powerStepW);
  return {
    fuse_size_a: null,
    subscribed_power_kw: power / 1000,
    voltage_level: isHigh ? 'high' : 'low',
    subscription_type: 'power',
    grid_tariff: isHigh ? 'Effekt, högspänning' : (tariff.name ?? 'Effekt, lågspänning'),
  };
}
