import type { StatusValue } from '../status-badge/status-presets.ts';

/** A corporate group in a list, for stories. */
export interface CorporateGroup {
  readonly uuid: string;
  readonly name: string;
  readonly organizationNumber: string;
  readonly manager: string;
  readonly companies: number;
  readonly sites: number;
  readonly annualMwh: number | null;
  readonly contractEnd: string;
  readonly status: StatusValue<'customer'>;
}

type Line = readonly [
  name: string,
  organizationNumber: string,
  manager: string,
  companies: number,
  sites: number,
  annualMwh: number | null,
  contractEnd: string,
  status: StatusValue<'customer'>,
];

const lines: readonly Line[] = [
  ['Bergslundens Fastigheter AB', '556610-1019', 'Johan Ekberg', 11, 212, 48250, '2027-06-30', 'active'],
  ['Dalkarlså kommun', '212000-1389', 'Per Öberg', 6, 147, 33910, '2026-12-31', 'expiring'],
  ['Norrviken Livs AB', '559312-4083', 'Johan Ekberg', 3, 14, 2641, '2028-09-30', 'active'],
  ['Sandhamra kommun', '212000-2122', 'Per Öberg', 9, 268, 52103, '2027-12-31', 'active'],
  ['Almviks Bruk AB', '556614-2492', 'Karin Åberg', 4, 38, 61240, '2028-12-31', 'active'],
  ['Brännö Sjukvård AB', '556615-2863', 'Karin Åberg', 2, 9, 12480, '2027-12-31', 'active'],
  ['Eklunda Mejeri ek. för.', '556616-3233', 'Johan Ekberg', 3, 14, 27605, '2029-12-31', 'active'],
  ['Fyrens Hotell AB', '556617-3604', 'Leila Hamidi', 5, 22, 9870, '2027-03-31', 'active'],
  ['Gräsö Rederi AB', '556618-3975', 'Leila Hamidi', 2, 7, 3412, '2028-01-31', 'active'],
  ['Hammarlunds Verkstäder AB', '556619-4345', 'Johan Ekberg', 1, 5, 18322, '2026-11-30', 'expiring'],
  ['Idrottsfastigheter i Sandhamra AB', '556620-4714', 'Per Öberg', 2, 31, 14066, '2028-06-30', 'active'],
  ['Kvistbro Sågverk AB', '556621-5082', 'Karin Åberg', 3, 6, 41780, '2027-12-31', 'active'],
  ['Lillåns Bostads AB', '556622-5453', 'Per Öberg', 4, 96, 11934, '2028-12-31', 'active'],
  ['Mälarvikens Skolor AB', '556623-5825', 'Leila Hamidi', 1, 12, 2688, '2027-08-31', 'active'],
  ['Rosenlunds Kyltransport AB', '556624-6194', 'Karin Åberg', 2, 8, null, '2029-03-31', 'active'],
  ['Östernäs Plåt & Svets AB', '556625-6565', 'Johan Ekberg', 1, 2, 1904, '2026-10-31', 'inactive'],
];

function corporateGroup([
  name,
  organizationNumber,
  manager,
  companies,
  sites,
  annualMwh,
  contractEnd,
  status,
]: Line): CorporateGroup {
  const uuid = `koncern-${organizationNumber}`;
  return { uuid, name, organizationNumber, manager, companies, sites, annualMwh, contractEnd, status };
}

/** Sixteen corporate groups by name, favourites first. */
export const corporateGroups: readonly CorporateGroup[] = lines.map(corporateGroup);

/** Any number of corporate groups: the sixteen repeated, each with its own number. */
export function manyCorporateGroups(count: number): readonly CorporateGroup[] {
  const rounds = Math.ceil(count / corporateGroups.length);
  return Array.from({ length: rounds }, (_, round) =>
    corporateGroups.map((each) => ({
      ...each,
      uuid: `${each.uuid}-${round}`,
      name: `${each.name} ${round + 1}`,
      annualMwh: each.annualMwh === null ? null : each.annualMwh + round,
    })),
  )
    .flat()
    .slice(0, count);
}
