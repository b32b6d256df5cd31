import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPortalIfStale } from './portal-build.ts';
import { repositoryRoot } from './repository.ts';

try {
  await buildPortalIfStale();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const api = spawn(
  process.execPath,
  [
    '--conditions=vinrod-source',
    '--disable-warning=ExperimentalWarning',
    join(repositoryRoot, 'apps/api/src/main.ts'),
  ],
  { cwd: repositoryRoot, stdio: 'inherit', env: { VINROD_DEMO: '1', ...process.env } },
);

// Ctrl+C reaches the API by itself (same process group); a SIGTERM sent to this process alone does not.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => api.kill('SIGTERM'));
api.once('exit', (code) => process.exit(code ?? 1));
