import { spawn } from 'node:child_process';
import { buildPortalIfStale } from '../portal-build.ts';
import { brandOf } from '../brand/brand-of.ts';
import { repositoryRoot } from '../repository.ts';
import { portalCommand } from './portal-command.ts';

/** Builds the portal when it is older than its sources, and runs the back end with it until that ends. */
export async function runPortal(environment: NodeJS.ProcessEnv): Promise<void> {
  let brand: Readonly<Record<string, string>>;
  try {
    brand = await brandOf(environment);
    await buildPortalIfStale();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return;
  }
  const api = spawn(process.execPath, portalCommand, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...environment, ...brand },
  });
  // Ctrl+C reaches the API by itself (same process group); a SIGTERM sent to this process alone does not.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => api.kill('SIGTERM'));
  api.once('exit', (code) => process.exit(code ?? 1));
}
