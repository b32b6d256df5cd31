import { UNKNOWN_TARIFF } from '../../energy/tariff/tariff.ts';
import type { BuildingType } from '../model/building-types.ts';
import { chance, seedOf } from '../model/random.ts';
import type { DemoSite } from './catalogue.ts';
import { tariffsOf } from './tariffs.ts';

/** Hours of full load per year of each kind of building, as its load model comes out. */
const UTILISATION_HOURS: Readonly<Record<BuildingType, number>> = {
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

/** What a fuse carries, W per A: three phases of 230 V. */
const WATTS_PER_AMPERE = 690;
/** Power above which a site is connected at high voltage, W. */
const HIGH_VOLTAGE_W = 1_000_000;

/**
 * What a fuse carries at least of what is needed: one that was outgrown further would blow, whereas subscribed power can
 * be exceeded for as long as one pays for it.
 */
const OUTGROWN_FUSE = 0.97;

/** Subscribed power against what is needed: most are right, some are left from larger days, some outgrown. */
function habitOf(siteId: string): number {
  const draw = chance(seedOf(`subscription ${siteId}`), 0);
  if (draw < 0.14) return 0.82;
  return draw < 0.36 ? 1.6 : 1.06;
}

/** What a site of the demo data has subscribed with its network company. */
export interface DemoSubscription {
  readonly fuse_size_a: number | null;
  readonly subscribed_power_kw: number | null;
  readonly voltage_level: 'low' | 'high';
  readonly subscription_type: 'fuse' | 'power';
  readonly grid_tariff: string;
}

/** The subscription of a site, chosen from what its network company offers. */
export function subscriptionOf(site: DemoSite): DemoSubscription {
  const tariff = tariffsOf(site.town.gridOwner).at(-1) ?? UNKNOWN_TARIFF;
  const needed = (site.annualKwh * 1000) / UTILISATION_HOURS[site.type];
  const watts = needed * habitOf(site.siteId);
  const fuse = tariff.fuseSizesA.find(
    (size) => size * WATTS_PER_AMPERE >= Math.max(watts, needed * OUTGROWN_FUSE),
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
  const isHigh = watts > HIGH_VOLTAGE_W;
  const power = Math.max(tariff.leastPowerW, Math.ceil(watts / tariff.powerStepW) * tariff.powerStepW);
  return {
    fuse_size_a: null,
    subscribed_power_kw: power / 1000,
    voltage_level: isHigh ? 'high' : 'low',
    subscription_type: 'power',
    grid_tariff: isHigh ? 'Effekt, högspänning' : (tariff.name ?? 'Effekt, lågspänning'),
  };
}
