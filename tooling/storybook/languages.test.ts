import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { pagesOfComponents, storiesOfPage } from '../../.storybook/pages/component-page.ts';
import { englishTwin, partsOf, withCodeOf } from '../../.storybook/pages/english-twin.ts';
import storyNames from '../../.storybook/pages/story-names.en.json' with { type: 'json' };
import { writtenPage } from '../../.storybook/pages/written-pages.ts';
import { componentFiles, readProps } from '../../.storybook/props/component-props.ts';
import { oneLine, readTexts, sharedTexts, textsBeside } from '../../.storybook/props/swedish-texts.ts';
import { contextInLanguage } from '../../.storybook/site/context-in-language.ts';
import { languageOfFrame } from '../../.storybook/site/language-of-frame.ts';
import { repositoryRoot } from '../repository.ts';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

const files = globSync('packages/{ui,charts}/src/**/*.mdx', { cwd: repositoryRoot }).toSorted();
const pages = files.filter((file) => !file.endsWith('.en.mdx'));

/** A part of a page: what it is, and what has to be the same in both languages. */
interface Block {
  readonly kind: string;
  readonly same: readonly string[];
}

const cellsIn = (row: string): number => row.split(/(?<!\\)\|/).length - 2;

/** What a block has that no language changes: addresses, code, and the numbers of rules. */
function sameIn(text: string): readonly string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  return (prose.match(/\]\([^)]+\)|`[^`\n]+`|\b\d\.\d\.\d+\b/g) ?? []).toSorted();
}

function blockOf(text: string): Block {
  const lines = text.split('\n');
  const [first = ''] = lines;
  const [heading] = /^#+/.exec(first) ?? [];
  if (heading !== undefined) return { kind: `heading ${heading.length}`, same: sameIn(text) };
  // An English page takes its code from the Swedish one.
  if (first.startsWith('```')) return { kind: `code ${first}`, same: [] };
  if (first.startsWith('<')) {
    return { kind: 'element', same: [text.replaceAll(/ (?:title|caption)="[^"]*"/g, '')] };
  }
  if (first.startsWith('|'))
    return { kind: `table of ${lines.length} by ${cellsIn(first)}`, same: sameIn(text) };
  const items = lines.filter((line) => /^(?:- |\d+\. )/.test(line)).length;
  return { kind: items > 0 ? `list of ${items}` : 'paragraph', same: sameIn(text) };
}

/** The blocks of what is read on a page. */
function blocksOf(body: string): readonly Block[] {
  const parts = body.match(/^```[\s\S]*?^```$|(?:^(?!```).+$\n?)+/gm) ?? [];
  return parts.flatMap((part) =>
    // Elements stand line by line, without a line between them.
    part.startsWith('<')
      ? part
          .trim()
          .split(/\n(?=<)/)
          .map(blockOf)
      : [blockOf(part.trim())],
  );
}

const headings = (text: string): readonly string[] => text.match(/^##+ .+$/gm) ?? [];

/** The code in a text, in any order. */
const codes = (text: string): readonly string[] => (text.match(/`[^`]+`/g) ?? []).toSorted();

/** The words of a page: without code, addresses and elements. */
function proseOf(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]+`|\]\([^)]+\)|^<.*$/gm, '');
}

/** Words with Swedish letters that an English page has for a reason: names in the sidebar and the toolbar, and letters. */
const swedishNames =
  /\b(?:Vinröd|Mönster|Varumärke|Täthet|Språk|Textavstånd|Rörelse|Industrivägen)\b|å, ä and ö/gu;

describe('adoption minor: issue 22, item 3: a page of documentation in two languages', () => {
  it('has its English beside it, and no English is without its page', () => {
    expect(pages.length).toBeGreaterThan(110);
    expect(files.filter((file) => !pages.includes(file))).toEqual(pages.map(englishTwin).toSorted());
  });

  it.each(pages)('%s says the same in both: sections, rows, items, links and code', (page) => {
    const swedish = blocksOf(partsOf(read(page)).body);
    const english = blocksOf(read(englishTwin(page)));
    expect(english.map(({ kind }) => kind)).toEqual(swedish.map(({ kind }) => kind));
    expect(english.map(({ same }) => same)).toEqual(swedish.map(({ same }) => same));
  });

  it.each(pages.map(englishTwin))('%s is English, and takes its code from the Swedish page', (page) => {
    const text = read(page);
    expect(
      [...text.matchAll(/^```.*\n([\s\S]*?)^```$/gm)]
        .map(([, code]) => code)
        .join('')
        .trim(),
    ).toBe('');
    expect(
      proseOf(text)
        .replaceAll(swedishNames, '')
        .match(/\S*[åäöÅÄÖ]\S*|(?<!\S)”\S+/g) ?? [],
    ).toEqual([]);
  });

  it.each(pages)('%s is Swedish', (page) => {
    expect(proseOf(partsOf(read(page)).body)).not.toMatch(
      /“|\b(?:Use when|Do not use when|Accessibility table|Requirement|The component|Examples|Stories)\b/,
    );
    expect(read(page)).not.toMatch(/<Stories(?! title="Exempel")/);
  });

  it('has the same English heading wherever the Swedish one is the same', () => {
    const names = new Map<string, Set<string>>();
    for (const page of pages) {
      const english = headings(read(englishTwin(page)));
      for (const [index, heading] of headings(partsOf(read(page)).body).entries()) {
        names.set(heading, (names.get(heading) ?? new Set()).add(english[index] ?? ''));
      }
    }
    expect([...names].filter(([, english]) => english.size > 1)).toEqual([]);
  });

  it('takes an empty place for code from the page, in its order', () => {
    const swedish = 'Ett\n\n```ts\na();\n```\n\nTvå\n\n```sh\nb\n```\n';
    expect(withCodeOf(swedish, 'One\n\n```ts\n```\n\nTwo\n\n```sh\n```\n')).toBe(
      'One\n\n```ts\na();\n```\n\nTwo\n\n```sh\nb\n```\n',
    );
  });

  it('is one page, with what is written for it in both languages', () => {
    const page = 'packages/ui/src/button/Button.mdx';
    const written = writtenPage(
      repositoryRoot,
      join(repositoryRoot, page),
      read(page),
      read(englishTwin(page)),
    );
    const [swedish = '', english = ''] = written.split('<InLanguage language="en">');
    for (const part of [swedish, english]) {
      expect(part).toContain("import { Button } from '@vinrod/ui/button';");
      expect(part).toContain('<Controls />');
    }
    expect(swedish).toMatch(
      /<Meta of=\{ButtonStories\} \/>[\s\S]*<InLanguage language="sv">[\s\S]*\n# Knapp\n/,
    );
    expect(swedish).toMatch(/\n## Byggd av\n[\s\S]*\*\*Delar\*\*/);
    expect(english).toMatch(/^\n\n# Button\n/);
    expect(english).toMatch(/\n## Anatomy\n[\s\S]*\*\*Parts\*\*/);
    expect(english).not.toContain('<Meta');
  });
});

it('issue 22, item 3: every story on a page has a name in English, and none is left over', () => {
  const stories = globSync('packages/{ui,charts}/src/**/*.stories.tsx', { cwd: repositoryRoot });
  const names = stories.flatMap((file) => {
    const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? '' }).parse();
    return csf.stories.map(({ name }) => name ?? '');
  });
  expect(Object.keys(storyNames).toSorted()).toEqual([...new Set(names)].toSorted());
});

describe('issue 22, item 3: what a page gets from Storybook', () => {
  const story = {
    id: 'knapp--avstangd',
    name: 'Avstängd',
    argTypes: { size: { name: 'size', description: 'Height', swedish: 'Höjd' } },
  };
  const context: Parameters<typeof contextInLanguage>[0] = Object({
    componentStories: () => [story],
    storyById: () => story,
    loadStory: () => Promise.resolve(story),
    resolveOf: (of: string) => (of === 'meta' ? { type: 'meta' } : { type: 'story', story }),
    channel: 'the channel',
  });

  it.each([
    ['sv', 'Avstängd', 'Höjd'],
    ['en', 'Disabled', 'Height'],
  ] as const)('is in the language %s, the same story by every way', async (language, name, description) => {
    const page = contextInLanguage(context, language);
    const [first] = page.componentStories();
    expect(first).toMatchObject({ id: story.id, name, argTypes: { size: { name: 'size', description } } });
    expect(page.storyById()).toBe(first);
    expect(page.resolveOf('story')).toEqual({ type: 'story', story: first });
    expect(page.resolveOf('story', ['story']).story).toBe(first);
    await expect(page.loadStory(story.id)).resolves.toBe(first);
    expect(page.resolveOf('meta')).toEqual({ type: 'meta' });
    expect(page.channel).toBe('the channel');
  });
});

describe('issue 22, item 3: the texts of properties in Swedish', { timeout: 120_000 }, () => {
  const components = componentFiles(repositoryRoot);
  const props = readProps(components);

  /** The components whose properties a page shows. */
  const shown = new Set(
    pagesOfComponents(repositoryRoot).flatMap((page) => {
      const stories = readFileSync(storiesOfPage(page, readFileSync(page, 'utf8')) ?? '', 'utf8');
      return /component: (\w+)/.exec(stories)?.[1] ?? [];
    }),
  );

  /** Folders with a text in English on a property of one of their components. */
  const foldersOf = new Map<string, Set<string>>();
  for (const [file, propsOfFile] of props) {
    const onPages = [...propsOfFile].flatMap(([name, own]) => (shown.has(name) ? own : []));
    for (const { description } of onPages) {
      const text = oneLine(description);
      foldersOf.set(text, (foldersOf.get(text) ?? new Set()).add(textsBeside(file)));
    }
  }
  const shared = readTexts(sharedTexts(repositoryRoot)) ?? {};
  const beside = [...new Set(components.map(textsBeside))];

  it('are there for every property, and a text that several folders have is written once', () => {
    expect(foldersOf.size).toBeGreaterThan(300);
    const missing = [...foldersOf].filter(([text, folders]) => {
      const [folder = ''] = folders;
      return (folders.size > 1 ? shared : (readTexts(folder) ?? {}))[text] === undefined;
    });
    expect(missing.map(([text, folders]) => ({ text, in: [...folders] }))).toEqual([]);
  });

  it('are there for no property that is gone or says something else', () => {
    const left = beside.flatMap((file) =>
      Object.keys(readTexts(file) ?? {})
        .filter((text) => foldersOf.get(text)?.size !== 1 || foldersOf.get(text)?.has(file) !== true)
        .map((text) => ({ file, text })),
    );
    expect(left).toEqual([]);
    expect(Object.keys(shared).filter((text) => (foldersOf.get(text)?.size ?? 0) < 2)).toEqual([]);
  });

  it('keep the code of the English ones', () => {
    const texts = [shared, ...beside.map((file) => readTexts(file) ?? {})].flatMap((file) =>
      Object.entries(file),
    );
    const other = texts.filter(([english, swedish]) => codes(english).join() !== codes(swedish).join());
    expect(other).toEqual([]);
  });
});

function frame(id: string, lang: string): Element {
  return Object({ id, ownerDocument: { documentElement: { lang } } });
}

it('issue 22: an example in a frame on a page of documentation has the language of the page', () => {
  expect(languageOfFrame(frame('iframe--dialog--open', 'en'), 'sv')).toBe('en');
  expect(languageOfFrame(frame('iframe--dialog--open', 'sv'), 'sv')).toBe('sv');
  expect(languageOfFrame(frame('storybook-preview-iframe', 'en'), 'sv')).toBe('sv');
  expect(languageOfFrame(null, 'en')).toBe('en');
});
