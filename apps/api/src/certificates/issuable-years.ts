import { dayOf, partsOf, type Day } from '@vinrod/locale/day';
import { refused } from '../server/api-error.ts';
import type { Queries } from '../store/index.ts';
import { certificateTexts } from './texts.ts';
import type { GramsPerKilowattHour } from '../quantities/quantities.ts';

/** The residual mix behind the certificates of a year. */
export interface FinalResidualMix {
  readonly id: number;
  readonly year: number;
  readonly renewablePercent: number;
  readonly nuclearPercent: number;
  readonly fossilPercent: number;
  readonly co2GramsPerKwh: GramsPerKilowattHour;
  /** g/kWh; null when not published. */
  readonly nuclearWasteGramsPerKwh: GramsPerKilowattHour | null;
  readonly source: string;
}

/**
 * Whether guarantees of origin can no longer be cancelled for a year: a cancellation counts for the year if made by 31
 * March of the next (domain.md 2.1).
 */
function isSettled(year: number, today: Day): boolean {
  return today > dayOf(year + 1, 3, 31);
}

/** Years for which certificates can be issued, newest first. */
export async function issuableYears(db: Queries, today: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('residual_mix')
    .select('year')
    .where('is_preliminary', '=', false)
    .where('year', '<', partsOf(today).year)
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => year).filter((year) => isSettled(year, today));
}

/**
 * The residual mix of a year for which certificates can be issued.
 *
 * @throws ApiError 422 when it is not final, or when guarantees of origin can still be cancelled.
 */
export async function requireFinalMix(db: Queries, year: number, today: Day): Promise<FinalResidualMix> {
  const row = await db
    .selectFrom('residual_mix')
    .selectAll()
    .where('region', '=', 'nordic')
    .where('year', '=', year)
    .where('is_preliminary', '=', false)
    .executeTakeFirst();
  if (row === undefined) throw refused(certificateTexts.mixIsNotFinal({ year }));
  if (!isSettled(year, today))
    throw refused(certificateTexts.cancellationsAreOpen({ year, nextYear: year + 1 }));
  return {
    id: row.id,
    year: row.year,
    renewablePercent: row.renewable_percent,
    nuclearPercent: row.nuclear_percent,
    fossilPercent: row.fossil_percent,
    co2GramsPerKwh: row.co2_g_per_kwh,
    nuclearWasteGramsPerKwh: row.nuclear_waste_g_per_kwh,
    source: row.source,
  };
}
