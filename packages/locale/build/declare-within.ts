import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';

/**
 * Makes the declarations of a published package independent of this one, which is not published: copies ours into
 * `locale/` of its output and points its imports there. Its scripts already contain our code, bundled by tsup. Run as
 * `node declare-within.ts dist` after the package's own declarations are written.
 */

const packageRoot = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? 'dist');
const ours = join(output, 'locale');
const compiler = join(packageRoot, '../../node_modules/.bin/tsc');

function pathFrom(file: string, name: string): string {
  const path = relative(dirname(file), join(ours, `${name}.js`));
  return path.startsWith('.') ? path : `./${path}`;
}

execFileSync(compiler, ['-p', join(packageRoot, 'tsconfig.build.json'), '--outDir', ours], {
  stdio: 'inherit',
});
for (const path of globSync('**/*.d.ts', { cwd: output })) {
  const file = join(output, path);
  const text = readFileSync(file, 'utf8');
  const own = text.replaceAll(
    /(['"])@vinrod\/locale\/([\w/-]+)\1/g,
    (_all, quote: string, name: string) => `${quote}${pathFrom(file, name)}${quote}`,
  );
  if (own !== text) writeFileSync(file, own);
}
