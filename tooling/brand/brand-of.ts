import { createHash } from 'node:crypto';
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
