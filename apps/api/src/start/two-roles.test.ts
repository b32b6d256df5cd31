import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort, runApi, untilHealthy } from '../testing/api-process.ts';
import { createTwoRoles, type TwoRoles } from '../testing/two-roles.ts';

/** Starting a process and creating a database takes seconds on a busy computer. */
const patience = 120_000;

const server = process.env['DATABASE_URL'] ?? '';

function start(environment: Readonly<Record<string, string>>) {
  return runApi('main.ts', [], environment);
}

describe.skipIf(server === '')('a portal that runs under a role of its own', () => {
  let folder: string;
  let roles: TwoRoles;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vinrod-two-roles-'));
    roles = await createTwoRoles(server);
  });

  afterEach(async () => {
    await roles.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'security m15: is migrated by commands, started without that role, and backed up',
    { timeout: patience },
    async () => {
      const port = await freePort();
      const runs = {
        PORT: String(port),
        DATABASE_URL: roles.runningUrl,
        TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
        METRICS_TOKEN: 'vK2c8Xq0ZrN5tW7mB1yLh4DsGfJ9aPeU3oTi6EwR',
        PUBLIC_URL: 'https://portal.example',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'no-reply@portal.example',
        DRAIN_SECONDS: '0',
      };
      const commands = { ...runs, DATABASE_MIGRATION_URL: roles.migratingUrl };
      const command = (args: readonly string[], environment: Readonly<Record<string, string>> = commands) =>
        runApi('cli.ts', args, environment).ended;

      expect(await start(runs).ended).toMatchObject({
        code: 1,
        output: expect.stringContaining('Run `pnpm api migrate` with DATABASE_MIGRATION_URL first.'),
      });
      expect(await command(['migrate'])).toEqual({
        code: 0,
        output: `The database has its newest form.\nThe role ${roles.runningRole} may run the portal and cannot rewrite its audit log.\n`,
      });
      expect(await start(commands).ended).toEqual({
        code: 1,
        output:
          'DATABASE_MIGRATION_URL is for commands such as `pnpm api migrate`: a server that knows it could rewrite the audit log.\n',
      });

      const portal = start(runs);
      await untilHealthy(portal, port);
      portal.child.kill('SIGTERM');
      expect((await portal.ended).output).not.toContain('not protected');

      const owner = start({ ...runs, DATABASE_URL: roles.migratingUrl });
      await untilHealthy(owner, port);
      owner.child.kill('SIGTERM');
      expect((await owner.ended).output).toContain('the audit log is not protected against this process');

      const file = join(folder, 'vinrod.gz');
      expect((await command(['backup', file], runs)).code).toBe(0);
      expect(await command(['restore', file], runs)).toEqual({
        code: 1,
        output: 'Only the role that owns the tables can restore: set DATABASE_MIGRATION_URL.\n',
      });
      expect((await command(['restore', file])).output).toMatch(/rows are restored/);
      expect(await command(['audit-head'], runs)).toEqual({ code: 0, output: `0:${'0'.repeat(64)} -\n` });
    },
  );
});
