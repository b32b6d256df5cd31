import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';

/** Makes the folder of a brand, in a process that reads the packages of the workspace as sources. */
async function madeFolder(file: string, folder: string): Promise<string> {
  const code = await run(
    process.execPath,
    [
      '--conditions=vinrod-source',
      '--disable-warning=ExperimentalWarning',
      join(repositoryRoot, 'tooling/brand/main.ts'),
      'build',
      file,
      folder,
    ],
    { cwd: process.cwd(), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (code !== 0) throw new Error('The brand cannot be used.');
  return folder;
}

/** The settings of the brand that `BRAND_FILE` names: its path, or the JSON itself. Empty without one. */
export async function brandOf(environment: NodeJS.ProcessEnv): Promise<Readonly<Record<string, string>>> {
  const file = environment['BRAND_FILE']?.trim() ?? '';
  if (file === '') return {};
  const name = createHash('sha256').update(file).digest('hex').slice(0, 12);
  return { BRAND_FOLDER: await madeFolder(file, join(repositoryRoot, '.cache/brand', name)) };
}

/**
 * Puts the brand that `BRAND_FILE` names, if any, in an assembled folder.
 *
 * @throws Error when the brand cannot be used; what is wrong with it has been said by then.
 */
export async function assembleBrand(environment: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const file = environment['BRAND_FILE']?.trim() ?? '';
  if (file !== '') await madeFolder(file, join(folder, 'brand'));
}

/**
 * The settings of a brand that pictures and journeys are asked for in; empty for the portal's own, null.
 *
 * @param brand - A folder of `brands/`, or the path of a brand's file.
 * @throws Error when the brand cannot be used; what is wrong with it has been said by then.
 */
export async function brandSettings(brand: string | null): Promise<Readonly<Record<string, string>>> {
  if (brand === null) return {};
  const made = join(repositoryRoot, 'brands', brand, 'vinrod.config.ts');
  return brandOf({ BRAND_FILE: existsSync(made) ? made : brand });
}
