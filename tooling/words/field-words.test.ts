import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { repositoryRoot } from '../repository.ts';

const page = readFileSync(join(repositoryRoot, 'docs/guides/words.md'), 'utf8');
const [, table = ''] = /## Words that are not used\n[^|]*((?:\|.*\n)+)/.exec(page) ?? [];

/** The unused words, each as its parts in lower case: "leave question" is `leave`, `question`. */
const unused = table
  .split('\n')
  .slice(2)
  .flatMap((row) => (row.split('|')[1] ?? '').split(','))
  .map((word) => word.trim())
  .filter((word) => word !== '')
  .map((word) => word.split(' '));

/** Names that contain such a word for a reason. */
const allowed: readonly RegExp[] = [
  // A password is chosen, not selected.
  /password/i,
  // Existing browser storage, addresses and the text of a certificate use it.
  /^(?:koncern|bolag)$/,
  // "Column chooser" is the field's word for the part of a table that selects its columns.
  /chooser/i,
];

/** `selectedSites`, `SELECTED_SITES` and `selected-sites.ts` have the same parts. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-zåäö\d])([A-ZÅÄÖ])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-zåäö]+/);
}

function isUnused(name: string): boolean {
  if (allowed.some((reason) => reason.test(name))) return false;
  const parts = partsOf(name);
  return unused.some((word) =>
    parts.some((_part, start) =>
      word.every((piece, index) => {
        const part = parts[start + index] ?? '';
        return part === piece || part === `${piece}s` || part === `${piece}er`;
      }),
    ),
  );
}

/** Names declared in a file: of variables, functions, types, parameters and members. */
function declaredNames(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(join(repositoryRoot, file), 'utf8'));
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'Identifier' && 'name' in node) names.add(String(node.name));
      // An object key belongs to its receiver: a column of a file, a placeholder of a text, a call's argument.
      for (const [part, value] of Object.entries(node)) {
        const isKey =
          part === 'key' &&
          'type' in node &&
          node.type === 'Property' &&
          !('shorthand' in node && node.shorthand);
        if (!isKey) visit(value);
      }
    }
  };
  visit(program);
  return [...names];
}

const files = globSync('{apps,packages,bench,e2e,tooling,.storybook}/**/*.{ts,tsx}', {
  cwd: repositoryRoot,
  exclude: (path) => /node_modules|generated|dist|peers/.test(path),
}).filter((file) => !/\.stories\.tsx$|[\\/]messages[\\/]|[\\/]messages\.ts$|texts\.ts$/.test(file));

test('a word that is not used is found in any form of a name', () => {
  expect(
    ['koncernId', 'MANY_KONCERNER', 'userDeeds', 'list-address.ts', 'chosenSites'].filter(isUnused),
  ).toHaveLength(5);
  expect(['corporateGroup', 'choosePassword', 'addressList', 'indeed'].filter(isUnused)).toEqual([]);
});

test('names of code and of files are the field’s words (docs/guides/words.md)', () => {
  expect(unused.length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    [basename(file), ...declaredNames(file)].filter(isUnused).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

const guides = globSync('{*.md,docs/{guides,decisions}/*.md,packages/*/*.md,.changeset/*.md}', {
  cwd: repositoryRoot,
}).filter(
  // These two define the words.
  (file) => !['words.md', 'CONTRIBUTING.md'].includes(basename(file)),
);

/** Swedish words in English prose; code spans, tables and quotations are texts of the product. */
function swedishWords(text: string): readonly string[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`]*`|"[^"\n]*"|“[^”]*”/g, '').replaceAll(/^\|.*$/gm, '');
  return prose.match(/\b(?:koncern|bolag|anläggning)(?:en|er|et|ar|erna|arna)?\b/gi) ?? [];
}

test('Swedish words are found in prose, and not in what is quoted', () => {
  expect(swedishWords('A corporate group, bolag or site; all koncerner')).toEqual(['bolag', 'koncerner']);
  expect(swedishWords('`?koncern=` and "Min koncern" in the Koncernlista')).toEqual([]);
});

test('English prose calls things by the words of code (docs/guides/words.md)', () => {
  expect(guides.length).toBeGreaterThan(50);
  const found = guides.flatMap((file) =>
    swedishWords(readFileSync(join(repositoryRoot, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('no comment says of props only whose they are', () => {
  const said = files.filter(
    (file) =>
      file !== 'tooling/words/field-words.test.ts' &&
      readFileSync(join(repositoryRoot, file), 'utf8').includes('Props of {@link'),
  );
  expect(said).toEqual([]);
});
