/** A supplier's brand: `pnpm brand check FILE`, `pnpm brand build FILE FOLDER`. */
import { resolve } from 'node:path';
import { BrandError } from './brand-error.ts';
import { buildBrand, writeBrand } from './build-brand.ts';
import { readBrandFile } from './read-brand-file.ts';

const usage = `Usage:
  pnpm brand check FILE           says what is wrong with a brand, if anything
  pnpm brand build FILE FOLDER    makes the folder that BRAND_FOLDER names
FILE is a vinrod.config.ts or a JSON file.
`;

async function work([command, file, target]: readonly string[]): Promise<number> {
  const wantsTarget = command === 'build';
  if (
    (command !== 'check' && command !== 'build') ||
    file === undefined ||
    wantsTarget !== (target !== undefined)
  ) {
    process.stderr.write(usage);
    return 2;
  }
  const built = await buildBrand(await readBrandFile(file));
  if (target !== undefined) writeBrand(built, resolve(target));
  const pairs = `${built.theme.pairCount} pairs of colours have enough contrast`;
  process.stdout.write(
    `${built.sheet.name}: ${pairs}${target === undefined ? '' : `, and ${target} is made`}.\n`,
  );
  return 0;
}

try {
  process.exitCode = await work(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
