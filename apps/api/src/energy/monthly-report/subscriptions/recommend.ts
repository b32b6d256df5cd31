import type { Tariff } from '../../tariff/tariff.ts';
import { fuseW } from './capacity.ts';
import type { Watts } from '../../../quantities/quantities.ts';

/** Margin over the highest hour, per cent (specification, section 9: 5 % by default). */
const marginPercent = 5;

/** A recommended subscription: a fuse in A, or power in W. */
export type Recommendation =
  | { readonly fuseA: number; readonly powerW: null }
  | { readonly fuseA: null; readonly powerW: Watts };

/** The smallest fuse of a tariff that carries a power with the margin; undefined when none does. */
function smallestFuse({ fuseSizesA }: Tariff, peakW: Watts): number | undefined {
  return fuseSizesA.find((size) => fuseW(size) * 100 >= peakW * (100 + marginPercent));
}

/** The power to subscribe for a highest hour: with the margin, in steps of the tariff, at least its minimum. */
function powerFor({ powerStepW, leastPowerW }: Tariff, peakW: Watts): Watts {
  const steps = Math.ceil((peakW * (100 + marginPercent)) / (100 * powerStepW));
  return Math.max(leastPowerW, Math.max(1, steps) * powerStepW);
}

/**
 * Recommends a subscription for the highest hour of a site's year. Subscribed power has to exceed that hour (domain.md
 * 2.1, abonnerad effekt), hence the margin. A site keeps its kind of subscription unless it has to change: to power
 * when no fuse of the tariff is large enough, to a fuse when the site needs less than the minimum power of the tariff.
 * @param kind - of the current subscription; null when unknown
 * @param peakW - highest mean power over one hour, W
 */
export function recommend(kind: 'fuse' | 'power' | null, tariff: Tariff, peakW: Watts): Recommendation {
  const fuseA = smallestFuse(tariff, peakW);
  const needed = peakW * (100 + marginPercent);
  const isTooLittleForPower = needed < tariff.leastPowerW * 100;
  if (fuseA !== undefined && (kind !== 'power' || isTooLittleForPower)) return { fuseA, powerW: null };
  return { fuseA: null, powerW: powerFor(tariff, peakW) };
}

/** Assessment of a subscription against the recommended one. */
export type Assessment = 'right' | 'too_small' | 'too_large';

/** Maximum recommendation worth a change, per cent of the current subscription. */
const worthAChangePercent = 90;

/**
 * Too small when the highest hour exceeds the subscription, too large when the recommendation is at least a tenth below
 * it (our own choice: a smaller difference is not worth a change), right otherwise.
 * @param capacity - of the current subscription, W
 */
export function assess(capacity: number, peakW: Watts, recommendation: Recommendation): Assessment {
  if (peakW > capacity) return 'too_small';
  const recommended = recommendation.powerW ?? fuseW(recommendation.fuseA ?? 0);
  return recommended * 100 <= capacity * worthAChangePercent ? 'too_large' : 'right';
}
