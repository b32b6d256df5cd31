/** Runs the commands of a guide, on a machine that may be thrown away: `pnpm guide FILE`. */
import { readFileSync } from 'node:fs';
import { run } from '../run.ts';
import { guideCommands } from './guide-commands.ts';

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  process.stderr.write('Usage: pnpm guide FILE\n');
  process.exitCode = 1;
} else
  try {
    process.exitCode = await run('bash', ['-x', '-c', guideCommands(readFileSync(file, 'utf8'))]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
