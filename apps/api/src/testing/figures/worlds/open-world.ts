import { allPermissionKeys } from '../../../server/contract.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createTestClock } from '../../test-clock.ts';
import { createUser } from '../../test-people.ts';
import { createTestDatabase } from '../../test-database.ts';
import type { FigureWorld } from '../figure-case.ts';
import { dateAt } from '../stored/swedish-clock.ts';

/** A server on a new database, with its clock at `now`. */
export async function openServer(now: string): Promise<TestApp> {
  return createTestApp({}, await createTestDatabase(), createTestClock(now));
}

/** A corporate group of a server, with a member of staff who may see all of it. */
export async function worldOf(app: TestApp, name: string, corporateGroupId: string): Promise<FigureWorld> {
  const { id } = await createUser(app.deps.database, { permissions: allPermissionKeys });
  const { access } = await app.sessionOf(id);
  return { name, app, corporateGroupId, access, today: dateAt(app.clock.now().getTime()) };
}
