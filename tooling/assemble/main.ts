/** Builds the portal and makes a folder with all that a server needs: `pnpm assemble FOLDER`. */
import { join, resolve } from 'node:path';
import { assembleBrand } from '../brand/brand-of.ts';
import { buildPortalIfStale } from '../portal-build.ts';
import { repositoryRoot } from '../repository.ts';
import { assemble } from './assemble.ts';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  process.stderr.write('Usage: pnpm assemble FOLDER\n');
  process.exitCode = 1;
} else
  try {
    await buildPortalIfStale();
    await assemble(resolve(folder), join(repositoryRoot, 'apps/portal/dist'));
    await assembleBrand(process.env, resolve(folder));
    process.stdout.write(`${folder} holds the portal. docs/guides/servers.md tells how to run it.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
