import type { Kilowatts, Watts } from '../../../quantities/quantities.ts';

/** Volts between a phase and neutral in the network (SS-EN 60038: 230/400 V). */
const phaseVolts = 230;
const phases = 3;

/**
 * Capacity of a fuse in W: three phases of 230 V, as network companies state it: 16 A is 11 kW, 25 A 17 kW, 63 A 43 kW
 * (Bodens Energi, Olofströms Kraft: "Maximalt effektuttag").
 */
export function fuseW(amperes: number): number {
  return phases * phaseVolts * amperes;
}

/** Subscription of a site. */
export interface Subscription {
  readonly type: 'fuse' | 'power' | null;
  /** A. */
  readonly fuseA: number | null;
  /** kW. */
  readonly powerKw: Kilowatts | null;
}

/** The kind of a subscription; when it is not given, it follows from which size is. */
export function kindOf({ type, fuseA, powerKw }: Subscription): 'fuse' | 'power' | null {
  if (type !== null) return type;
  if (powerKw !== null) return 'power';
  return fuseA === null ? null : 'fuse';
}

/** Capacity of a subscription in whole W; null when unknown. */
export function capacityW(subscription: Subscription): Watts | null {
  const { fuseA, powerKw } = subscription;
  if (kindOf(subscription) === 'power') return powerKw === null ? null : Math.round(powerKw * 1000);
  return fuseA === null ? null : fuseW(fuseA);
}
