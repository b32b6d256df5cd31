import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';
import { releaseOptions } from './options.ts';
import { publishedPackages } from './published-packages.ts';
import { npmRegistry } from './registry.ts';
import { release } from './release.ts';
import { rollBack } from './roll-back.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What the packages stand for, without the applications: the house's rules, and every test of a package. */
const checks = [
  ['lint', 'house', 'format', 'types', 'contract'],
  ['unit', '--file', 'packages/'],
] as const;

async function check(): Promise<void> {
  for (const args of checks) {
    if ((await run('pnpm', ['test', ...args])) !== 0) throw new Error(`pnpm test ${args.join(' ')} failed.`);
  }
}

/** Stands for tests that have passed before. */
const checkedBefore = (): Promise<void> => Promise.resolve();

try {
  const options = releaseOptions(process.argv.slice(2));
  if (options.command === 'roll-back') {
    const { version, reason, isDryRun } = options;
    const names = publishedPackages(repositoryRoot).map(({ name }) => name);
    const registry = npmRegistry({ cwd: repositoryRoot });
    const done = await rollBack(registry, names, version, reason, isDryRun);
    if (done.length === 0) throw new Error(`No package has a version ${version}.`);
    for (const { name, latest } of done) {
      const now = latest === null ? 'there is no version before it' : `latest is ${latest}`;
      say(`${name} ${version}: deprecated; ${now}.`);
    }
    if (isDryRun) say('Nothing was changed.');
  } else {
    const { isChecked, isDryRun, isCanary } = options;
    await release({
      root: repositoryRoot,
      env: process.env,
      isDryRun,
      isCanary,
      check: isChecked ? checkedBefore : check,
      say,
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
