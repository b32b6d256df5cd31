import { readSupplier } from '../../../config/supplier.ts';
import { demoCorporateGroups } from '../../../seed/catalogue/corporate-groups.ts';
import { demoId } from '../../../seed/demo-id.ts';
import { ensureDemoData } from '../../../seed/index.ts';
import type { CaseGround } from '../cases.ts';
import type { FigureWorld } from '../figure-case.ts';
import { openServer, worldOf } from './open-world.ts';

/** Periods of the demo data. */
export const demoGround: Omit<CaseGround, 'companies'> = {
  span: { first: '2024-01-01', last: '2026-11-19' },
  longest: 365,
  special: [
    { name: 'summer time goes', first: '2026-10-23', last: '2026-10-26' },
    { name: 'summer time comes', first: '2025-03-29', last: '2025-04-01' },
    { name: 'the month that has begun', first: '2026-11-01', last: '2026-11-30' },
    { name: 'what a report shows first', first: '2026-05-01', last: '2026-10-31' },
    { name: 'a leap day', first: '2024-02-20', last: '2024-03-05' },
    { name: 'the year after a leap day', first: '2025-01-01', last: '2025-12-31' },
    { name: 'yesterday', first: '2026-11-19', last: '2026-11-19' },
  ],
};

/** The first corporate group of the demo data, on the day used by the journeys. */
export async function makeDemoWorld(): Promise<FigureWorld> {
  const app = await openServer('2026-11-20T08:00:00+01:00');
  const { database } = app.deps;
  await ensureDemoData({
    database,
    clock: app.clock,
    supplier: readSupplier({}, true),
    log: { info: () => undefined },
  });
  const corporateGroup = demoCorporateGroups[0]?.name ?? '';
  return worldOf(app, `demo data, ${corporateGroup}`, demoId('corporate group', corporateGroup));
}
