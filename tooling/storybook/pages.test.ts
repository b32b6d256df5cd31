import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import main from '../../.storybook/main.ts';
import { pagesOfComponents, storiesOfPage } from '../../.storybook/pages/component-page.ts';
import {
  shownCode,
  withShownCode,
  writtenCodes,
  type CodeWriter,
} from '../../.storybook/pages/shown-code.ts';
import { componentFiles, readProps, statementsFor } from '../../.storybook/props/component-props.ts';
import { repositoryRoot } from '../repository.ts';

const require = createRequire(import.meta.url);
const ofFramework = createRequire(require.resolve('@storybook/react-vite'));

/** Storybook's writer of code, with the features that this library's Storybook has. */
async function writer(): Promise<CodeWriter> {
  const preset: {
    readonly experimental_enrichCsf: (input: undefined, options: object) => Promise<CodeWriter>;
  } = await import(ofFramework.resolve('@storybook/react/preset'));
  const presets = { apply: () => Promise.resolve(main.features) };
  return withShownCode(await preset.experimental_enrichCsf(undefined, { presets }));
}

const files = globSync('packages/{ui,charts}/src/**/*.stories.tsx', { cwd: repositoryRoot }).toSorted();

/** The code that the pages show for each story of a file, as Storybook makes it when it is built. */
async function codesOf(file: string): Promise<readonly string[]> {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  const read = () => loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const csf = read();
  await (
    await writer()
  )(csf, read());
  return [...writtenCodes(csf)].map(({ value }) => value);
}

describe('adoption S3: the code of an example', () => {
  it('is read of every story', async () => {
    expect((await codesOf('packages/ui/src/button/Button.stories.tsx')).length).toBeGreaterThan(8);
    expect(files.length).toBeGreaterThan(100);
  });

  it('is what an application writes', async () => {
    const codes = await codesOf('packages/ui/src/button/Button.stories.tsx');
    expect(codes).toContain(
      '<Button onPress={() => {}} variant="quiet" iconAfter={ArrowRight}>Visa alla nyheter</Button>',
    );
  });

  it.each(files)(
    '%s has neither a play function, nor what a bundler made, nor data number by number',
    async (file) => {
      for (const code of await codesOf(file)) {
        expect(code).not.toMatch(/\bplay\b|\bfn\(\)|function \w*\(\)\s*\{\s*\}|noRefCheck|\d+(?:, ?\d+){20}/);
        expect(code.length).toBeLessThan(4000);
      }
    },
  );

  it('keeps what is more than elements', () => {
    expect(
      shownCode(
        'const Vald = () => {\n  const [a] = useState(1);\n  return <A a={a} onPress={fn()} />;\n};\n',
      ),
    ).toBe('const Vald = () => {\n  const [a] = useState(1);\n  return <A a={a} onPress={() => {}} />;\n};');
    expect(shownCode('const Vald = () => <A>Ett\n    </A>;')).toBe('<A>Ett</A>');
  });
});

describe('adoption S2: the properties on the page of a component', { timeout: 120_000 }, () => {
  const props = readProps(componentFiles(repositoryRoot));
  const all = new Map([...props.values()].flatMap((components) => [...components]));
  const shown = pagesOfComponents(repositoryRoot).flatMap((page) => {
    const stories = readFileSync(storiesOfPage(page, readFileSync(page, 'utf8')) ?? '', 'utf8');
    const name = /component: (\w+)/.exec(stories)?.[1] ?? '';
    return all.has(name) ? [{ name, read: all.get(name) ?? [] }] : [];
  });

  it('are read of all that take any', () => {
    expect(shown.length).toBeGreaterThan(85);
    expect(main.typescript).toEqual({ reactDocgen: false });
  });

  it.each(shown)('of $name have a type that can be read, and a description', ({ read }) => {
    expect(read.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
    const unusable = read.filter(({ type }) =>
      /^(?:any|unknown|union|object|\{\})$|unknown\[|keyof typeof/.test(type),
    );
    expect(unusable.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
  });

  it('have those that a component passes on, and values to choose among', () => {
    const button = new Map((all.get('Button') ?? []).map((prop) => [prop.name, prop]));
    expect([...button.keys()]).toEqual(
      expect.arrayContaining(['isDisabled', 'isPending', 'type', 'onPress']),
    );
    expect(button.get('variant')?.values).toEqual(expect.arrayContaining(["'primary'", "'quiet'"]));
    expect(button.get('size')).toMatchObject({ defaultValue: "'md'", isRequired: false });
    expect(statementsFor(new Map([['Button', all.get('Button') ?? []]]))).toContain(
      '"type":{"name":"enum","raw":"\'sm\' | \'md\' | \'lg\'","value":[{"value":"\'sm\'"}',
    );
  });
});
