import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { journeyNow, startApi, stopApi } from '../../../e2e/api-process.ts';
import { freePort } from '../../free-port.ts';
import { run } from '../../run.ts';

/**
 * The settings of a brand in a working tree, whose own command makes its folder: another version has another form of it.
 *
 * @throws Error when that version cannot use the brand.
 */
async function brandIn(tree: string, brand: string | null): Promise<Readonly<Record<string, string>>> {
  if (brand === null) return {};
  const named = join('brands', brand, 'vinrod.config.ts');
  const file = existsSync(join(tree, named)) ? named : resolve(brand);
  const folder = join(tree, '.cache/brand/screens');
  if ((await run('pnpm', ['brand', 'build', file, folder], { cwd: tree, stdio: 'ignore' })) !== 0)
    throw new Error(`${tree} cannot use the brand ${brand}.`);
  return { BRAND_FOLDER: folder };
}

/**
 * Runs the API with its demo data and the built portal of a working tree while `use` does. It is started twice: the first
 * start fills the database, so that the clock of the second shows the same whatever that took.
 *
 * @param brand - A folder of `brands/`, or the path of a brand's file; null is the portal's own.
 */
export async function withPortal<Result>(
  tree: string,
  brand: string | null,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vinrod-screens-'));
  const port = await freePort();
  const settings = await brandIn(tree, brand);
  const start = () => startApi({ port, dataFolder, databaseUrl: undefined, now: journeyNow, tree, settings });
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
