import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

/** Words for which another one is preferred (domain.md 3.4 and the portal's glossary). */
const otherWords = [
  { other: /uppskatta/i, selected: 'beräknad' },
  { other: /grundlast/i, selected: 'baslast' },
] as const;

const texts = globSync(
  [
    'apps/*/src/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx,mdx}',
    'packages/api-client/openapi/*.yaml',
    'e2e/{journeys,src}/**/*.ts',
    'docs/**/*.md',
  ],
  { cwd: repositoryRoot },
);

test('figures 14: one word each for values that are not measured and for the load that is always there', () => {
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.flatMap((file) =>
    readFileSync(`${repositoryRoot}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        otherWords
          .filter(({ other }) => other.test(line))
          .map(({ selected }) => `${file}:${index + 1}: say ${selected}`),
      ),
  );
  expect(found).toEqual([]);
});
