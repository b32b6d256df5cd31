import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Language } from '../../packages/locale/src/messages/language.ts';
import { typography } from '../../packages/ui/src/tokens/typography.ts';
import { vars } from '../../packages/ui/src/tokens/vars.ts';
import { codeNamesOf, pagesOfComponents, storiesOfPage, titleOf } from './component-page.ts';

/** What a component is made of. */
export interface MadeOf {
  /** Pages of components that it imports, as links. */
  readonly parts: readonly string[];
  /** Pages of components that import it, as links. */
  readonly wholes: readonly string[];
  /** Names of its styles of text. */
  readonly texts: readonly string[];
  /** Its CSS variables, by what they are. */
  readonly variables: ReadonlyMap<string, readonly string[]>;
}

interface Folder {
  readonly link: string;
  /** Everything that ships of it. */
  readonly source: string;
}

/** What a page calls the parts, and each group of variables. */
const words = {
  sv: {
    heading: 'Byggd av',
    parts: 'Delar',
    wholes: 'Ingår i',
    texts: 'Text',
    variables: {
      color: 'Färger',
      space: 'Avstånd',
      radius: 'Hörn',
      size: 'Mått',
      control: 'Höjd på fält och knappar',
      font: 'Typsnitt',
      shadow: 'Skuggor',
      motion: 'Rörelse',
      z: 'Lager',
    },
  },
  en: {
    heading: 'Anatomy',
    parts: 'Parts',
    wholes: 'Used in',
    texts: 'Text',
    variables: {
      color: 'Colours',
      space: 'Spacing',
      radius: 'Corners',
      size: 'Sizes',
      control: 'Height of fields and buttons',
      font: 'Typefaces',
      shadow: 'Shadows',
      motion: 'Motion',
      z: 'Layers',
    },
  },
} as const;

/** The id that Storybook makes of a title. */
function pageId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[\s,/.]+/g, '-')
    .replaceAll(/-+/g, '-');
}

function folderOf(page: string): Folder {
  const stories = storiesOfPage(page, readFileSync(page, 'utf8')) ?? '';
  const title = titleOf(readFileSync(stories, 'utf8'));
  const [name = title] = codeNamesOf(title);
  const source = globSync('**/*.{ts,tsx}', { cwd: dirname(page) })
    .filter((file) => !/\.(stories|test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(dirname(page), file), 'utf8'))
    .join('\n');
  return { link: `[\`${name}\`](?path=/docs/${pageId(title)}--docs)`, source };
}

/** Folders of components by their path; a folder with several pages is known by its first. */
function readFolders(root: string): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const page of pagesOfComponents(root)) {
    if (!folders.has(dirname(page))) folders.set(dirname(page), folderOf(page));
  }
  return folders;
}

/** Whether source in one folder imports from another: by path in its package, by the package's name from outside. */
function importsFrom(source: string, from: string, folder: string): boolean {
  const name = basename(folder);
  return dirname(from) === dirname(folder)
    ? new RegExp(String.raw`from '(?:\.\./)+${name}/`).test(source)
    : source.includes(`from '@vinrod/ui/${name}'`);
}

/** The CSS variables that source names by `vars`, in their order there. */
function variablesIn(source: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [path] of source.matchAll(/\bvars(?:\.\w+|\['\w+'\])+/g)) {
    const keys = path.split(/\W+/).filter((key) => key !== '' && key !== 'vars');
    const value = keys.reduce((part: unknown, key) => Reflect.get(Object(part), key), vars);
    const [, name] = /^var\((--[\w-]+)\)$/.exec(String(value)) ?? [];
    const group = keys[0] ?? '';
    const names = found.get(group) ?? [];
    if (name !== undefined && !names.includes(name)) found.set(group, [...names, name]);
  }
  return found;
}

const known = new Map<string, ReadonlyMap<string, Folder>>();

/** Reads what the component of a page is made of, and which are made of it. */
export function madeOf(root: string, page: string): MadeOf {
  const folders = known.get(root) ?? readFolders(root);
  known.set(root, folders);
  const own = dirname(page);
  const source = folders.get(own)?.source ?? '';
  const others = [...folders].filter(([folder]) => folder !== own);
  return {
    parts: others.filter(([folder]) => importsFrom(source, own, folder)).map(([, { link }]) => link),
    wholes: others
      .filter(([folder, other]) => importsFrom(other.source, folder, own))
      .map(([, { link }]) => link),
    texts: Object.keys(typography).filter((name) =>
      new RegExp(String.raw`\btypography\.${name}\b`).test(source),
    ),
    variables: variablesIn(source),
  };
}

const asCode = (name: string): string => `\`${name}\``;

/** A page of documentation that ends with what its component is made of. */
export function withMadeOf(
  text: string,
  { parts, wholes, texts, variables }: MadeOf,
  language: Language,
): string {
  const named = words[language];
  const lines: readonly (readonly [string, readonly string[]])[] = [
    [named.parts, parts],
    [named.wholes, wholes],
    [named.texts, texts.map(asCode)],
    ...Object.entries(named.variables).map(
      ([group, name]) => [name, (variables.get(group) ?? []).map(asCode)] as const,
    ),
  ];
  const list = lines.flatMap(([name, items]) =>
    items.length === 0 ? [] : [`- **${name}**: ${items.join(', ')}`],
  );
  return list.length === 0 ? text : `${text.trimEnd()}\n\n## ${named.heading}\n\n${list.join('\n')}\n`;
}
