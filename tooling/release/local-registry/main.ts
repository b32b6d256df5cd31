import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startRegistry } from './local-registry.ts';

/** Runs a registry in a folder until it is stopped, for trying a release by hand: docs/guides/release.md. */

const port = 4873;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: pnpm local-registry FOLDER\n');
  process.exitCode = 2;
} else {
  const place = resolve(process.env['INIT_CWD'] ?? '.', folder);
  mkdirSync(place, { recursive: true });
  try {
    const { url, npmrc } = await startRegistry(place, port);
    process.stdout.write(
      `${url} is a registry until you press Ctrl C. In another terminal:\nexport NPM_CONFIG_USERCONFIG=${npmrc}\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
