import { expect, it } from 'vitest';

import { consumerKinds, managers } from './consumer-kinds.ts';
import { wantedProjects } from './wanted-projects.ts';

const pairs = (...args: readonly string[]): readonly string[] =>
  wantedProjects(args).map(({ kind, manager }) => `${kind.name} ${manager}`);

it('tries every kind of project once, and every package manager', () => {
  expect(pairs()).toHaveLength(consumerKinds.length);
  expect(new Set(wantedProjects([]).map(({ manager }) => manager))).toEqual(new Set(managers));
});

it('tries every kind with every package manager when asked', () => {
  expect(new Set(pairs('--every')).size).toBe(consumerKinds.length * managers.length);
});

it('leaves out what is not named', () => {
  expect(pairs('next')).toEqual(['next pnpm']);
  expect(pairs('next', 'npm', 'yarn')).toEqual(['next npm', 'next yarn']);
  expect(() => pairs('svelte')).toThrow('svelte is not known. There are --every, npm,');
});
