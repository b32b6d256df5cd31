import type { SupplierMeterValues } from '@vinrod/api-client/contract';
import { formatDay } from '@vinrod/locale/day';
import type { MeterDay } from '../../energy/meter-day/meter-day.ts';
import { stepMs } from '../../quantities/resolution.ts';
import type { FieldProblem } from '../../server/api-error.ts';
import { greenButton } from '../files/green-button.ts';
import { mscons } from '../files/mscons.ts';
import { tableFormat } from '../files/tables/index.ts';
import { utilts } from '../files/utilts.ts';
import { findReferences, unknownReference, type NamedCorporateGroup } from '../rows/references.ts';
import { refusedRow, type RowKind, type RowOutcome, type SentRow } from '../rows/row-kind.ts';
import { supplierTexts } from '../texts.ts';
import { daysOfRun } from './days-of-run.ts';
import { storeDays, type RowDays, type RowValues } from './store-days.ts';

function timeProblems({ start, resolution, kwh }: SupplierMeterValues, now: Date): readonly FieldProblem[] {
  const instant = Date.parse(start);
  const step = stepMs[resolution];
  if (instant % step !== 0) return [{ field: 'start', texts: [supplierTexts.notWholeSteps] }];
  if (instant + kwh.length * step > now.getTime())
    return [{ field: 'start', texts: [supplierTexts.valuesInFuture] }];
  return [];
}

function mixedProblem(mixed: MeterDay): FieldProblem {
  const text = supplierTexts.otherResolution({ stored: mixed.resolution, day: formatDay(mixed.day) });
  return { field: 'resolution', texts: [text] };
}

function outcomeOf(corporateGroupId: string, values: RowValues | undefined): RowOutcome {
  if (values === undefined) return { result: 'unchanged' };
  if ('mixed' in values) return refusedRow(mixedProblem(values.mixed));
  const { added, changed, replaced } = values;
  const [first] = replaced;
  if (added + changed === 0) return { result: 'unchanged' };
  return {
    result: changed > 0 ? 'changed' : 'created',
    corporateGroupId,
    before: {},
    after: { added, changed },
    ...(first === undefined
      ? {}
      : { replacedDays: { siteId: first.siteId, days: replaced.map(({ day }) => day) } }),
  };
}

/** Hours and quarters of sites. */
export const meterValueRows: RowKind<SupplierMeterValues> = {
  longestRow: 64 * 1024,
  formats: [greenButton, utilts, mscons, tableFormat('meter_values')],
  batchSize: 48_000,
  weight: ({ kwh }) => kwh.length,
  keepsOwnHistory: true,
  key: ({ corporate_group, site_id, start }) => `${corporate_group} ${site_id} ${start}`,
  async store(trx, rows, intake, isDryRun) {
    const references = await findReferences(
      trx,
      rows.map(({ row }) => ({ corporate_group: row.corporate_group, site_ids: [row.site_id] })),
    );
    // By place: rows of a wide table begin on the same line.
    const outcomes = new Map<number, RowOutcome>();
    const ofGroup = new Map<NamedCorporateGroup, RowDays[]>();

    function place({ row }: SentRow<SupplierMeterValues>, index: number): void {
      const corporateGroup = references.corporateGroup(row.corporate_group);
      const site = references.site(row.corporate_group, row.site_id);
      const problems = timeProblems(row, intake.now);
      if (corporateGroup === undefined) outcomes.set(index, refusedRow(unknownReference.corporateGroup));
      else if (site === undefined) outcomes.set(index, refusedRow(unknownReference.site));
      else if (problems.length > 0) outcomes.set(index, refusedRow(...problems));
      else {
        const placed = ofGroup.get(corporateGroup) ?? [];
        placed.push({ place: index, days: daysOfRun(site.id, Date.parse(row.start), row) });
        ofGroup.set(corporateGroup, placed);
      }
    }

    rows.forEach(place);
    for (const [corporateGroup, placed] of ofGroup) {
      const results = await storeDays(trx, corporateGroup, intake, placed, isDryRun);
      for (const { place: index } of placed)
        outcomes.set(index, outcomeOf(corporateGroup.id, results.get(index)));
    }
    return rows.map((_, index) => outcomes.get(index) ?? { result: 'unchanged' });
  },
};
