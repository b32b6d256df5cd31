/**
 * Does what the Dockerfile does, where there is no Docker: `pnpm try-image`. Takes the files of its context into an empty
 * folder, runs its build there, and starts what came of it as its user, without any right, on a file system that is only
 * read but for the folders of the image. Needs root for the latter, and Linux.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { repositoryRoot } from '../../repository.ts';
import { run } from '../../run.ts';
import { readDockerfile, wordsOf, type Instruction } from './dockerfile.ts';

/** The user `node` of the image. */
const user = 1000;

const place = join(repositoryRoot, '.cache/image-trial');

const settings = {
  TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@portal.example',
  DRAIN_SECONDS: '0',
};

function textOf(stage: readonly Instruction[], name: string): string {
  return stage.find((instruction) => instruction.name === name)?.text ?? '';
}

/** Copies what the context of a build has: the files of the repository, without those that `.dockerignore` names. */
function copyContext(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const ignored = readFileSync(join(repositoryRoot, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  for (const file of stdout.split('\n').filter(Boolean)) {
    const isLeftOut = ignored.some((name) => file === name || file.startsWith(`${name}/`));
    if (!isLeftOut) cpSync(join(repositoryRoot, file), join(folder, file), { verbatimSymlinks: true });
  }
}

function megabytes(folder: string): number {
  return Number.parseInt(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout, 10) / 1000;
}

/** Waits until a command of the image succeeds, as Docker asks for its health. */
async function untilHealthy(command: readonly string[], seconds: number): Promise<boolean> {
  const [, ...args] = command;
  for (let tries = 0; tries < seconds; tries += 1) {
    if (spawnSync(process.execPath, args).status === 0) return true;
    await wait(1000);
  }
  return false;
}

async function statusOf(port: number, path: string): Promise<number> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );
}

/** What the start of the image does: its folder and all else read only, its user, none of the rights of root. */
function start(folder: string, running: readonly Instruction[], port: number) {
  const [data, temporary] = [join(place, 'data'), join(place, 'tmp')];
  for (const made of [data, temporary]) {
    mkdirSync(made, { recursive: true });
    chownSync(made, user, user);
  }
  const environment = Object.fromEntries(
    textOf(running, 'ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  const [, ...args] = wordsOf(running, 'CMD');
  // Shares nothing with the mounts outside, so all of it ends with the process.
  const script = [
    'set -e',
    'mount --make-rprivate /',
    'for writable in "$1" "$2"; do mount --bind "$writable" "$writable"; done',
    'for point in / $(findmnt --noheadings --raw --output TARGET --types ext4,xfs,btrfs,overlay,tmpfs); do',
    '  case $point in "$1"|"$2") ;; *) mount --options remount,bind,ro "$point" 2>/dev/null || true ;; esac',
    'done',
    'cd "$3"; shift 3',
    `exec setpriv --reuid=${user} --regid=${user} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`,
  ].join('\n');
  return spawn(
    'unshare',
    ['--mount', 'sh', '-c', script, 'sh', data, temporary, folder, process.execPath, ...args],
    {
      stdio: 'inherit',
      env: {
        ...environment,
        ...settings,
        PORT: String(port),
        DATA_DIR: data,
        TMPDIR: temporary,
        PATH: process.env['PATH'],
      },
    },
  );
}

async function tryImage(): Promise<readonly string[]> {
  const [building = [], running = []] = readDockerfile(
    readFileSync(join(repositoryRoot, 'deploy/Dockerfile'), 'utf8'),
  );
  const context = join(place, 'repository');
  const folder = join(place, 'portal');
  copyContext(context);
  const build = textOf(building, 'RUN').replace('/portal', folder);
  if ((await run('sh', ['-c', build], { cwd: context, env: { CI: 'true' } })) !== 0)
    return [`failed: ${build}`];
  process.stdout.write(`The folder of the image has ${Math.round(megabytes(folder))} MB beside Node.\n`);

  const port = await freePort();
  const server = start(folder, running, port);
  const ended = once(server, 'close');
  const health = wordsOf(running, 'HEALTHCHECK').map((word) => word.replace('3000', String(port)));
  const problems: string[] = [];
  if (!(await untilHealthy(health, 60))) problems.push('It did not become healthy in 60 seconds.');
  for (const path of ['/', '/api/health', '/api/live']) {
    const status = await statusOf(port, path);
    if (status !== 200) problems.push(`${path} answers ${status}.`);
  }
  const status = readFileSync(`/proc/${server.pid ?? 0}/status`, 'utf8');
  if (!new RegExp(`^Uid:\\s+${user}\\b`, 'm').test(status)) problems.push('It runs as somebody else.');
  if (!/^CapBnd:\s+0+$/m.test(status)) problems.push('It could gain rights.');
  const mounts = readFileSync(`/proc/${server.pid ?? 0}/mountinfo`, 'utf8').split('\n');
  const root = mounts.find((line) => line.split(' ')[4] === '/');
  if (root?.split(' ')[5]?.split(',').includes('ro') !== true)
    problems.push('Its file system can be written.');
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) problems.push(`SIGTERM ended it with ${String(code)}.`);
  return problems;
}

rmSync(place, { recursive: true, force: true });
const problems = await tryImage();
process.stdout.write(
  problems.length === 0
    ? 'It was built, became healthy without rights on a file system that is only read, and ended at SIGTERM.\n'
    : `${problems.join('\n')}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
rmSync(place, { recursive: true, force: true });
