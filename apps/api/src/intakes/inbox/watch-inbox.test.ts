import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createUser } from '../../testing/test-people.ts';
import { watchInbox } from './watch-inbox.ts';

test('whoever may see intakes is told when the folder is looked at next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const app = await createTestApp();
  const user = await createUser(app.deps.database, { permissions: ['can_view_import'] });
  const { access } = await app.sessionOf(user.id);
  const without = await app.request('GET', '/api/v1/intake-inbox/', { access });
  expect(without.body).toEqual({ next_look_at: null, interval_seconds: null });
  const watch = watchInbox({ intakeFolder: folder, intakeInterval: 60_000, intakeSender: 'Mappen' });
  const timers = watch.start(app.deps);
  expect(watch.status.nextLook).toEqual(new Date(app.clock.now().getTime() + 60_000));
  for (const timer of timers) clearInterval(timer);
  await app.deps.background.settled();
  await app.close();
  await rm(folder, { recursive: true });
});
