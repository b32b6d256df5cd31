/** A supplier's brand: `pnpm brand check`, `build`, `preview`, `storybook` and `words`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildPortalIfStale } from '../portal-build.ts';
import { run } from '../run.ts';
import { BrandError } from './brand-error.ts';
import { buildBrand, writeBrand, type BuiltBrand } from './build-brand.ts';
import { findWords } from './find-words.ts';
import { readBrandFile } from './read-brand-file.ts';

const usage = `Usage:
  pnpm brand check FILE            says what is wrong with a brand, if anything
  pnpm brand build FILE FOLDER     makes the folder that BRAND_FOLDER names
  pnpm brand preview FILE PAGE     pictures of the portal in the brand, in every theme, as one HTML page
  pnpm brand storybook FILE        the component library in the brand
  pnpm brand words PART            every text that a brand can say otherwise and has PART in it, with its key
FILE is a vinrod.config.ts or a JSON file.
`;

/** Runs something with a brand in a folder of its own. */
async function within(brand: BuiltBrand, use: (folder: string) => Promise<number>): Promise<number> {
  const place = mkdtempSync(join(tmpdir(), 'vinrod-brand-'));
  try {
    const folder = join(place, 'brand');
    await writeBrand(brand, folder);
    return await use(folder);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

type Command = (brand: BuiltBrand, target: string) => Promise<number>;

/** Commands by name, with whether they need a target. */
const commands: ReadonlyMap<string, { readonly hasTarget: boolean; readonly run: Command }> = new Map([
  ['check', { hasTarget: false, run: () => Promise.resolve(0) }],
  [
    'build',
    {
      hasTarget: true,
      run: async (brand: BuiltBrand, target: string) => {
        await writeBrand(brand, target);
        return 0;
      },
    },
  ],
  [
    'preview',
    {
      hasTarget: true,
      run: async (brand: BuiltBrand, target: string) => {
        await buildPortalIfStale();
        return within(brand, (folder) => run('node', ['e2e/brand-preview.ts', folder, target]));
      },
    },
  ],
  [
    'storybook',
    {
      hasTarget: false,
      run: (brand: BuiltBrand) =>
        within(brand, (folder) => run('pnpm', ['storybook'], { env: { BRAND_FOLDER: folder } })),
    },
  ],
]);

/** Prints the texts with a part in them, as a brand's file would name them. */
async function printWords(part: string): Promise<number> {
  const found = await findWords(part);
  process.stdout.write(found.map((line) => `${line}\n`).join(''));
  return found.length === 0 ? 1 : 0;
}

async function work([name = '', file, target]: readonly string[]): Promise<number> {
  if (name === 'words' && file !== undefined) return printWords(file);
  const command = commands.get(name);
  if (command === undefined || file === undefined || command.hasTarget !== (target !== undefined)) {
    process.stderr.write(usage);
    return 2;
  }
  const built = await buildBrand(await readBrandFile(file));
  process.stdout.write(
    `${built.sheet.name}: ${built.theme.pairCount} pairs of colours have enough contrast.\n`,
  );
  return command.run(built, resolve(target ?? '.'));
}

try {
  process.exitCode = await work(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
