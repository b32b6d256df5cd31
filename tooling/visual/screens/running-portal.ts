import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyNow, startApi, stopApi } from '../../../e2e/api-process.ts';
import { freePort } from '../../free-port.ts';

/**
 * Runs the API with its demo data and the built portal of a working tree while `use` does. It is started twice: the first
 * start fills the database, so that the clock of the second shows the same whatever that took.
 */
export async function withPortal<Result>(
  tree: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vinrod-screens-'));
  const port = await freePort();
  const start = () => startApi({ port, dataFolder, databaseUrl: undefined, now: journeyNow, tree });
  try {
    await stopApi(await start());
    const api = await start();
    try {
      return await use(`http://127.0.0.1:${port}`);
    } finally {
      await stopApi(api);
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
