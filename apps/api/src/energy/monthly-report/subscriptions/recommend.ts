import type { Tariff } from '../../tariff/tariff.ts';
import { fuseW } from './capacity.ts';
import type { Watts } from '../../../quantities/quantities.ts';

/** Per cent above the highest hour that a subscription should carry (specification, section 9: 5 % by default). */
const MARGIN_PERCENT = 5;

/** What a site should subscribe: a fuse in A, or power in W. */
export type Recommendation =
  | { readonly fuseA: number; readonly powerW: null }
  | { readonly fuseA: null; readonly powerW: Watts };

/** The smallest fuse of a tariff that carries a power with the margin; undefined when none does. */
function smallestFuse({ fuseSizesA }: Tariff, peakW: Watts): number | undefined {
  return fuseSizesA.find((size) => fuseW(size) * 100 >= peakW * (100 + MARGIN_PERCENT));
}

/** The power to subscribe for a highest hour: with the margin, in the tariff's steps, at least its least. */
function powerFor({ powerStepW, leastPowerW }: Tariff, peakW: Watts): Watts {
  const steps = Math.ceil((peakW * (100 + MARGIN_PERCENT)) / (100 * powerStepW));
  return Math.max(leastPowerW, Math.max(1, steps) * powerStepW);
}

/**
 * What a site should subscribe for the highest hour of its year. Subscribed power has to exceed that hour (domain.md
 * 2.1, abonnerad effekt), hence the margin. A site keeps its kind of subscription unless the other one is due: power
 * when no fuse of the tariff carries it, a fuse when it needs less than the least power of the tariff.
 * @param kind - what it subscribes now; null when that is not known
 * @param peakW - highest mean power over one hour, W
 */
export function recommend(kind: 'fuse' | 'power' | null, tariff: Tariff, peakW: Watts): Recommendation {
  const fuseA = smallestFuse(tariff, peakW);
  const needed = peakW * (100 + MARGIN_PERCENT);
  const isTooLittleForPower = needed < tariff.leastPowerW * 100;
  if (fuseA !== undefined && (kind !== 'power' || isTooLittleForPower)) return { fuseA, powerW: null };
  return { fuseA: null, powerW: powerFor(tariff, peakW) };
}

/** A subscription against what it should be. */
export type Assessment = 'right' | 'too_small' | 'too_large';

/** Share of what is subscribed that a recommendation may reach at most to be worth a change, in per cent. */
const WORTH_A_CHANGE_PERCENT = 90;

/**
 * Too small when the highest hour exceeds what is subscribed, too large when at least a tenth less is recommended than
 * is subscribed (our own choice: a smaller difference is not worth a change), right otherwise.
 * @param capacity - what is subscribed, W
 */
export function assess(capacity: number, peakW: Watts, recommendation: Recommendation): Assessment {
  if (peakW > capacity) return 'too_small';
  const recommended = recommendation.powerW ?? fuseW(recommendation.fuseA ?? 0);
  return recommended * 100 <= capacity * WORTH_A_CHANGE_PERCENT ? 'too_large' : 'right';
}
