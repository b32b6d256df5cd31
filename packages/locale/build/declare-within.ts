import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';

/**
 * Makes the declarations of a package that is published stand without this one, which is not: writes ours into
 * `locale/` of its output, and lets its own import them from there. Its scripts hold our code already, as bundled by
 * tsup. Run as `node declare-within.ts dist`, after the package's own declarations are written.
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
