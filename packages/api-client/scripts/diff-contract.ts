/**
 * Tells what changed in the contract since a commit: `diff-contract.ts [commit]`, `HEAD` when left out.
 * Ends with 1 when a caller written for that commit's contract may fail.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diffContracts } from '../src/packaging/contract-diff.ts';

const commit = process.argv[2] ?? 'HEAD';
const root = fileURLToPath(new URL('..', import.meta.url));
const before: unknown = JSON.parse(
  execFileSync('git', ['show', `${commit}:./openapi/openapi.json`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  }),
);
const after: unknown = JSON.parse(readFileSync(`${root}/openapi/openapi.json`, 'utf8'));
const { breaking, added } = diffContracts(Object(before), Object(after));
for (const line of added) process.stdout.write(`+ ${line}\n`);
for (const line of breaking) process.stdout.write(`! ${line}\n`);
process.stdout.write(`${added.length} added, ${breaking.length} breaking\n`);
process.exitCode = breaking.length === 0 ? 0 : 1;
