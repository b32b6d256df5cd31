import { badField } from '../../server/api-error.ts';
import type { Queries } from '../../store/index.ts';
import { readSubscriptions } from '../monthly-report/subscriptions/subscribed-sites.ts';
import { hoursInPeriod } from '@vinrod/locale/clock';
import type { ReportRequest } from '../report-request.ts';
import type { ReportSite } from '../report-sites.ts';
import { readTariffs, tariffOn } from '../tariff/site-tariffs.ts';
import { energyTexts } from '../texts.ts';
import { openTimeSheet, type TimeSheet } from '../time-sheets/time-sheet.ts';
import { examinedHour, type ExaminedHour } from './examined-site.ts';
import type { Proposal, Rule } from './proposal.ts';
import { baseLoadRule } from './rules/base-load.ts';
import { nightUseRule } from './rules/night-use.ts';
import { powerPeakRule } from './rules/power-peak.ts';
import { subscriptionRule } from './rules/subscription.ts';
import { weekendUseRule } from './rules/weekend-use.ts';
import type { Kronor, WattHours } from '../../quantities/quantities.ts';

const rules: readonly Rule[] = [subscriptionRule, powerPeakRule, baseLoadRule, nightUseRule, weekendUseRule];

/** Minimum hours for a proposal: four weeks. */
const leastHours = 672;
/** Maximum number of site hours examined per call. */
const mostExamined = 6_000_000;

/** A proposal for a site. */
export interface SiteProposal extends Proposal {
  readonly site: ReportSite;
}

/** The examined sites and the proposals for them. */
export interface Examination {
  readonly proposals: readonly SiteProposal[];
  /** Uuids of the sites. */
  readonly siteIds: readonly string[];
}

/** Price per kWh of an hour, from its cost; NaN when it has no cost or no energy. */
function orePerKwh(costSek: Kronor, wh: WattHours): number {
  return (costSek * 100_000) / wh;
}

async function hoursOf(sheet: TimeSheet, site: ReportSite): Promise<ExaminedHour[]> {
  const hours: ExaminedHour[] = [];
  for await (const { day, instants, sites } of sheet.rows(sheet.period, [site])) {
    const [own] = sites;
    if (own === undefined) continue;
    own.wh.forEach((wh, index) => {
      if (own.isWhole[index] !== 1) return;
      const price = orePerKwh(own.costSek[index] ?? Number.NaN, wh);
      hours.push(examinedHour(day, index, { instant: instants[index] ?? 0, wh, orePerKwh: price }));
    });
  }
  return hours;
}

/**
 * Examines the hours of sites over a period and proposes what each rule finds. Reads one site at a time.
 *
 * @throws ApiError 400 on `propose.period` when there are too many hours to examine.
 */
export async function proposeSuggestions(
  db: Queries,
  request: Pick<ReportRequest, 'scope' | 'siteIds' | 'period'>,
): Promise<Examination> {
  const { scope, period } = request;
  // Gaps are only skipped here, so it does not matter which of them are missed.
  const sheet = await openTimeSheet(db, { ...request, today: period.last + 1 }, 'hour');
  if (hoursInPeriod(period.first, period.last) * sheet.sites.length > mostExamined)
    throw badField('propose.period', energyTexts.tooManyValues);
  const ids = sheet.sites.map(({ id }) => id);
  const subscriptions = await readSubscriptions(db, scope.corporateGroupId, ids);
  const tariffs = await readTariffs(db, scope.corporateGroupId, ids, period.last);
  const proposals: SiteProposal[] = [];
  for (const site of sheet.sites) {
    const hours = await hoursOf(sheet, site);
    const subscription = subscriptions.get(site.id);
    if (hours.length < leastHours || subscription === undefined) continue;
    const tariff = tariffOn(tariffs.get(site.id), period.last);
    const examined = { hours, subscription, tariff };
    for (const rule of rules) {
      const proposal = rule(examined);
      if (proposal !== null) proposals.push({ ...proposal, site });
    }
  }
  return { proposals, siteIds: ids };
}
