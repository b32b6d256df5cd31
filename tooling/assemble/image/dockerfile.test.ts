import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { portalCommand } from '../../portal-process/portal-command.ts';
import { repositoryRoot } from '../../repository.ts';
import { readDockerfile, wordsOf } from './dockerfile.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

const [building = [], running = []] = readDockerfile(read('deploy/Dockerfile'));
const textsOf = (stage: typeof running, name: string): readonly string[] =>
  stage.filter((instruction) => instruction.name === name).map(({ text }) => text);

describe('adoption O3: the Dockerfile', () => {
  test('has a stage that builds and one that runs, on the Node that the repository runs on', () => {
    const manifest: unknown = JSON.parse(read('package.json'));
    const version = String(Reflect.get(Object(Reflect.get(Object(manifest), 'devDependencies')), 'node'));
    const major = version.slice(0, version.indexOf('.'));
    for (const stage of [building, running])
      expect(textsOf(stage, 'FROM').join('')).toMatch(new RegExp(`^node:${major}-`));
  });

  test('runs commands that there are, and copies what they make', () => {
    const [run = ''] = textsOf(building, 'RUN');
    const scripts: unknown = Reflect.get(Object(JSON.parse(read('package.json'))), 'scripts');
    const names = [...run.matchAll(/pnpm (\w+)/g)].map(([, name = '']) => name);
    expect(names).toEqual(['install', 'assemble']);
    expect(scripts).toHaveProperty('assemble');
    const [, made = ''] = /assemble (\S+)/.exec(run) ?? [];
    expect(textsOf(running, 'COPY')).toEqual([`--from=assembled ${made} ${made}`]);
    expect(textsOf(running, 'WORKDIR')).toEqual([made]);
  });

  test('leaves out of its context nothing that is copied into the folder', () => {
    const kept = [
      'LICENSE',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'apps',
      'packages',
      'tooling',
      'brands',
    ];
    const left = read('.dockerignore').split('\n');
    expect(kept.filter((name) => !existsSync(join(repositoryRoot, name)) || left.includes(name))).toEqual([]);
  });

  test('starts what `pnpm serve` and the systemd unit start, as somebody else than root', () => {
    expect(wordsOf(running, 'CMD')).toEqual(['node', ...portalCommand]);
    expect(read('deploy/vinrod-portal.service')).toContain(`/node ${portalCommand.join(' ')}\n`);
    expect(textsOf(running, 'USER')).toEqual(['node']);
  });

  test('asks for its health where the portal tells that it lives', () => {
    expect(wordsOf(running, 'HEALTHCHECK').join(' ')).toContain('http://127.0.0.1:3000/api/live');
    expect(textsOf(running, 'EXPOSE')).toEqual(['3000']);
  });
});
