import { capacityW, fuseW, kindOf, type Subscription } from '../../monthly-report/subscriptions/capacity.ts';
import { assess, recommend, type Recommendation } from '../../monthly-report/subscriptions/recommend.ts';
import type { ExaminedHour, ExaminedSite } from '../examined-site.ts';
import type { Proposal } from '../proposal.ts';
import { powerOfHour } from '../../../quantities/rounding.ts';
import type { Watts } from '../../../quantities/quantities.ts';
import { instantText, kwText, percentText } from '../words.ts';

/** Minimum measured hours for proposing a smaller subscription: eleven months, so that no season is missing. */
const yearHours = 8000;

function recommendedText({ fuseA, powerW }: Recommendation): string {
  return fuseA === null
    ? `abonnerad effekt ${kwText(powerW)}`
    : `säkring ${fuseA} A (${kwText(fuseW(fuseA))})`;
}

function subscribedText(subscription: Subscription, capacity: number): string {
  return kindOf(subscription) === 'power'
    ? `abonnerad effekt ${kwText(capacity)}`
    : `säkring ${subscription.fuseA} A (${kwText(capacity)})`;
}

function proposalOf(
  site: ExaminedSite,
  peak: ExaminedHour,
  capacity: Watts,
  recommendation: Recommendation,
  isTooSmall: boolean,
): Proposal {
  const now = subscribedText(site.subscription, capacity);
  const better = recommendedText(recommendation);
  const highest = powerOfHour(peak.wh);
  const above = site.hours.filter(({ wh }) => powerOfHour(wh) > capacity).length;
  return {
    category: 'subscription',
    title: isTooSmall ? 'Höj abonnemanget' : 'Sänk abonnemanget',
    text: isTooSmall
      ? `Högsta timeffekten ${kwText(highest)} ligger över ${now}, i ${above} timmar under perioden. Överuttag kostar och kan lösa säkringar. Räkna på ${better}, eller kapa topparna.`
      : `Högsta timeffekten under året är ${kwText(highest)}, ${percentText(highest / capacity)} av ${now}. Räkna på ${better} hos nätbolaget.`,
    calculation: [
      `Högsta timeffekt: ${kwText(highest)} (${instantText(peak.instant)})`,
      `Abonnemang: ${now}; utnyttjat ${percentText(highest / capacity)}; timmar över: ${above}`,
      `${kwText(highest)} × 1,05 = ${kwText(highest * 1.05)}; närmaste steg i tariffen: ${better}`,
      ...(kindOf(site.subscription) === 'fuse' ? ['Säkringens effekt = 3 × 230 V × A'] : []),
    ].join('\n'),
    potentialKwhPerYear: 0,
    potentialSekPerYear: null,
    priority: isTooSmall ? 'high' : 'medium',
  };
}

/**
 * A subscription that the highest hour exceeds, or that is at least a tenth larger than needed, by the same rules as
 * the compilation of subscriptions, which cite their sources. A larger one is proposed from any period, a smaller one
 * only from a year of values. Network fees are unknown here, so the saving has no amount.
 */
export function subscriptionRule(site: ExaminedSite): Proposal | null {
  const capacity = capacityW(site.subscription);
  const peak = site.hours.reduce<ExaminedHour | null>(
    (highest, hour) => (highest === null || hour.wh > highest.wh ? hour : highest),
    null,
  );
  if (capacity === null || capacity === 0 || peak === null || peak.wh === 0) return null;
  const recommendation = recommend(kindOf(site.subscription), site.tariff, powerOfHour(peak.wh));
  const assessment = assess(capacity, powerOfHour(peak.wh), recommendation);
  if (assessment === 'right' || (assessment === 'too_large' && site.hours.length < yearHours)) return null;
  return proposalOf(site, peak, capacity, recommendation, assessment === 'too_small');
}
