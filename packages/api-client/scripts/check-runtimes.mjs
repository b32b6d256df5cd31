/**
 * Runs the packed client in other runtimes than the one of the repository: Node 22 and 26, Bun, Deno.
 * They come from npm into a temporary folder, so this needs the network and is no part of the tests.
 *
 * `check-runtimes.mjs` tries them all and ends with 1 when one that could be installed fails.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'vinrod-runtimes-'));
const PATH = [dirname(process.execPath), process.env.PATH].join(':');

function run(command, args, cwd = project) {
  return spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, PATH } });
}

const runtimes = [
  { name: 'Node 22', install: 'node@22', command: ['node_modules/node/bin/node', 'node.js'] },
  { name: 'Node 26', install: 'node@26', command: ['node_modules/node/bin/node', 'node.js'] },
  { name: 'Bun', install: 'bun', command: ['node_modules/.bin/bun', 'run', 'node.js'] },
  { name: 'Deno', install: 'deno', command: ['node_modules/.bin/deno', 'run', '--no-lock', 'node.js'] },
];

/** @returns Whether the runtime is fine or cannot be had. */
function check({ name, install, command: [program, ...args] }) {
  const installed = run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--no-save', install]);
  if (installed.status !== 0) {
    process.stdout.write(`${name}: could not be installed\n`);
    return true;
  }
  const version = run(program, ['--version']).stdout.split('\n')[0];
  const { status, stdout, stderr } = run(program, args);
  const isFine =
    status === 0 &&
    JSON.parse(stdout).result === 'Anna Lindqvist|Anna Lindqvist|År.csv|Tid;kWh|För lång.' &&
    JSON.parse(stdout).atImport === '';
  process.stdout.write(`${name} (${version}): ${isFine ? 'fine' : `failed\n${stdout}${stderr}`}\n`);
  return isFine;
}

try {
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], root);
  cpSync(join(root, 'consumers'), project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '';
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', join(project, tarball)]);
  process.exitCode = runtimes.map(check).every(Boolean) ? 0 : 1;
} finally {
  rmSync(project, { recursive: true });
}
