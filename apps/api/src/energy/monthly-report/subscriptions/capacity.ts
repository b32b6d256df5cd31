import type { Kilowatts, Watts } from '../../../quantities/quantities.ts';

/** Volts between a phase and neutral in the network (SS-EN 60038: 230/400 V). */
const PHASE_VOLTS = 230;
const PHASES = 3;

/**
 * What a fuse carries, in W: three phases of 230 V. So network companies tell it: 16 A is 11 kW, 25 A 17 kW, 63 A 43 kW
 * (Bodens Energi, Olofströms Kraft: "Maximalt effektuttag").
 */
export function fuseW(amperes: number): number {
  return PHASES * PHASE_VOLTS * amperes;
}

/** What a site has subscribed. */
export interface Subscription {
  readonly type: 'fuse' | 'power' | null;
  /** A. */
  readonly fuseA: number | null;
  /** kW. */
  readonly powerKw: Kilowatts | null;
}

/** The kind of a subscription; where it is not told, what is subscribed tells it. */
export function kindOf({ type, fuseA, powerKw }: Subscription): 'fuse' | 'power' | null {
  if (type !== null) return type;
  if (powerKw !== null) return 'power';
  return fuseA === null ? null : 'fuse';
}

/** What a subscription carries, in whole W; null when it is not known. */
export function capacityW(subscription: Subscription): Watts | null {
  const { fuseA, powerKw } = subscription;
  if (kindOf(subscription) === 'power') return powerKw === null ? null : Math.round(powerKw * 1000);
  return fuseA === null ? null : fuseW(fuseA);
}
