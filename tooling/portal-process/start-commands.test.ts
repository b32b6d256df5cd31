import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';

/** Runs a command of the repository that is refused before anything is built or started. */
function refused(command: 'start' | 'serve', settings: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join('tooling', `${command}.ts`)], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { PATH, ...settings },
    timeout: 60_000,
  });
  return { status, stderr };
}

describe('adoption B1: the two starts cannot be confused', { timeout: 60_000 }, () => {
  it.each([
    [
      { PUBLIC_URL: 'https://portal.example' },
      'PUBLIC_URL with https: these are settings for real customers',
    ],
    [
      { PUBLIC_URL: 'HTTPS://portal.example' },
      'PUBLIC_URL with https: these are settings for real customers',
    ],
    [{ DATABASE_URL: 'postgres://db/vinrod', VINROD_DEMO: '0' }, 'DATABASE_URL: these are settings'],
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL: these are settings'],
    [{ DATABASE_URL: 'postgres://db/vinrod', SMTP_URL: 'smtp://mail' }, 'DATABASE_URL, SMTP_URL: these are'],
  ])('pnpm start is refused beside %j', (settings, sentence) => {
    const { status, stderr } = refused('start', settings);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('pnpm serve makes no demo', () => {
    const { status, stderr } = refused('serve', { VINROD_DEMO: '1' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('use `pnpm start` for the demo')]);
  });
});
