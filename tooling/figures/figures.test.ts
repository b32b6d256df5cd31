import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import {
  figures,
  places,
  type Figure,
  type FigureName,
  type Place,
} from '../../packages/api-client/src/figures/index.ts';
import { repositoryRoot } from '../repository.ts';
import { computedBy } from './computed-by.ts';
import { contractFields, figureFields } from './contract-fields.ts';
import { figuresDocument } from './figures-document.ts';
import { drawnBy, placeSources } from './place-sources.ts';

const isFigureName = (key: string): key is FigureName => key in figures;
const all: readonly (readonly [FigureName, Figure])[] = Object.keys(figures)
  .filter(isFigureName)
  .map((key) => [key, figures[key]]);
const everyPlace = Object.keys(places).filter((key): key is Place => key in places);

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

function sourceOf(place: Place): string {
  const paths = placeSources[place].flatMap((path) =>
    statSync(join(repositoryRoot, path)).isFile()
      ? [path]
      : globSync(`${path}/**/*.{ts,tsx}`, { cwd: repositoryRoot }).filter(
          (file) => !/\.(?:fixture|test)\./.test(file),
        ),
  );
  return paths.map(read).join('\n');
}

function lastOf(field: string): string {
  return field.split('.').at(-1) ?? field;
}

function mentions(source: string, field: string): boolean {
  return new RegExp(`\\b${lastOf(field)}\\b`).test(source);
}

it('figures issue 1: docs/figures.md says what the dictionary says (npx -y pnpm figures)', () => {
  expect(read('docs/figures.md')).toBe(figuresDocument());
});

it('figures issue 1: knows every figure of the contract’s answers, and none that is not there', () => {
  const known = new Set(all.flatMap(([, { fields }]) => fields));
  expect(figureFields.length).toBeGreaterThan(100);
  expect(figureFields.filter((field) => !known.has(field))).toEqual([]);
  expect([...known].filter((field) => !contractFields.has(field))).toEqual([]);
});

it('keeps a number and its percent sign on one line', () => {
  expect(all.filter(([, figure]) => /\d %/.test(JSON.stringify(figure))).map(([key]) => key)).toEqual([]);
});

it('figures issue 1: has one place for each field, so that it has one meaning', () => {
  const fields = all.flatMap(([, figure]) => figure.fields);
  expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
});

it('figures issue 1: appears where it says, and says where it appears', () => {
  const sources = new Map(everyPlace.map((place) => [place, sourceOf(place)]));
  const nowhere = all.flatMap(([key, { fields, places: said }]) =>
    said
      .filter((place) => {
        const source = sources.get(place) ?? '';
        const drawn = drawnBy[key]?.[place]?.test(source) === true;
        return !drawn && !fields.some((field) => mentions(source, field));
      })
      .map((place) => `${key} is not in ${place}`),
  );
  expect(nowhere).toEqual([]);
  expect(all.filter(([, { places: said }]) => said.length === 0)).toEqual([]);
  const uncovered = everyPlace.flatMap((place) =>
    [...new Set(figureFields.map(lastOf))]
      // A word on its own (count, kwh, percent) is also a variable name.
      .filter((name) => name.includes('_'))
      .filter((name) => mentions(sources.get(place) ?? '', name))
      .filter(
        (name) =>
          !all.some(
            ([, figure]) =>
              figure.places.some((one) => one === place) &&
              figure.fields.some((field) => lastOf(field) === name),
          ),
      )
      .map((name) => `${place} shows ${name}`),
  );
  expect(uncovered).toEqual([]);
});

it('figures issue 1: is computed by a function that exists', () => {
  const gone = [...computedBy].filter(([, place]) => {
    const [file = '', name = ''] = place.split('#');
    return !new RegExp(`(function\\*?|const) ${name}\\b`).test(read(file));
  });
  expect(gone).toEqual([]);
});

it('figures issue 1: is explained in whole sentences, each name once', () => {
  for (const [, figure] of all) {
    for (const text of [figure.definition, figure.from, figure.rounding, figure.missing, figure.estimated])
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
  }
  const names = all.map(([, { name }]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/**
 * Screens with their own help for figures. Lists of corporate groups, companies and groups have theirs in the word
 * list.
 */
const helping = [
  'overview',
  'siteGroup',
  'site',
  'monthReport',
  'hourReport',
  'graph',
  'whatChanged',
  'invoices',
  'certificates',
  'residualMix',
] as const satisfies readonly Place[];

/** Figures that need no help: counts, and those explained in place. */
const selfEvident: ReadonlySet<FigureName> = new Set([
  'siteCount',
  'companyCount',
  'userCount',
  'heatedArea',
  'temperature',
  // The help of a suggestion contains the calculation itself.
  'savedEnergy',
  'savedMoney',
]);

it('figures 12: has its help on every screen that shows it', () => {
  const unexplained = helping.flatMap((place) => {
    const source = sourceOf(place);
    return all
      .filter(([key, { places: said }]) => !selfEvident.has(key) && said.some((one) => one === place))
      .filter(([key]) => !source.includes(`'${key}'`))
      .map(([key]) => `${place}: ${key}`);
  });
  expect(unexplained).toEqual([]);
});

/** Files that may draw a tile by themselves: the tile of a figure, and three that have no figure of the dictionary in them. */
const tilesWithoutHelp = [
  'apps/portal/src/shell/figures/FigureTile.tsx',
  // Room for what comes.
  'apps/portal/src/shell/object-page/ObjectSkeleton.tsx',
  // When a person last signed in, what roles they have and what they see: facts, not measured or computed figures.
  'apps/portal/src/areas/people/users/UserFigures.tsx',
  // How many rows a file on its way in has, and what would become of them: facts of the file, named by their tiles.
  'apps/portal/src/areas/organisation/imports/deciding/IntakeFigures.tsx',
];

it('figures 12: is no tile of a screen without help', () => {
  const bare = globSync('apps/portal/src/**/*.tsx', { cwd: repositoryRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /<StatTile\b(?!Row)/.test(read(file)));
  expect(bare.toSorted()).toEqual(tilesWithoutHelp.toSorted());
});
