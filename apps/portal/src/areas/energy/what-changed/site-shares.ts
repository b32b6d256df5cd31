import type { KilowattHours, Percent, SiteConsumptionChange } from '@vinrod/api-client';

/** A site with its part of the increases or of the decreases. */
export interface SiteShare extends SiteConsumptionChange {
  /** Null for a site without change, or that is not compared. */
  readonly sharePercent: Percent | null;
}

/** Sites that explain a change. */
export interface SiteShares {
  /** Largest increase first, those that are not compared last. */
  readonly sites: readonly SiteShare[];
  /** Sum of the increases. */
  readonly risenKwh: KilowattHours;
  /** Sum of the decreases, 0 or less. Together with the increases it is the change. */
  readonly fallenKwh: KilowattHours;
}

const whInKwh = 1000;

/** Adds whole watt-hours, so that the sum is exact. */
function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.round(value * whInKwh), 0) / whInKwh;
}

/**
 * Shares of the sites in a change. Increases and decreases are shared out apart: in a change where they almost cancel out,
 * a share of their difference would be many hundred percent.
 *
 * @param sites - In the order of the response.
 */
export function siteShares(sites: readonly SiteConsumptionChange[]): SiteShares {
  const changes = sites.flatMap(({ change_kwh: kwh }) => (kwh === null ? [] : [kwh]));
  const risenKwh = sumOf(changes.filter((kwh) => kwh > 0));
  const fallenKwh = sumOf(changes.filter((kwh) => kwh < 0));
  return {
    risenKwh,
    fallenKwh,
    sites: sites.map((site) => {
      const { change_kwh: kwh } = site;
      if (kwh === null || kwh === 0) return { ...site, sharePercent: null };
      return { ...site, sharePercent: (kwh / (kwh > 0 ? risenKwh : fallenKwh)) * 100 };
    }),
  };
}

/** The site that explains most: of the increases when they are larger than the decreases, otherwise of the decreases. */
export function mainSite({ sites, risenKwh, fallenKwh }: SiteShares): SiteShare | undefined {
  const sign = risenKwh >= -fallenKwh ? 1 : -1;
  return sites.reduce<SiteShare | undefined>((most, site) => {
    const size = sign * (site.change_kwh ?? 0);
    return size > 0 && size > sign * (most?.change_kwh ?? 0) ? site : most;
  }, undefined);
}
