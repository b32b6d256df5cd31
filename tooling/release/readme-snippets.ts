import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const block = /^```(?:tsx?|js)\n([^]*?)^```$/gm;

/** Code in a page of documentation; what leaves something out (…) is left out. */
export function snippetsOf(page: string): readonly string[] {
  return [...page.matchAll(block)].map(([, code = '']) => code).filter((code) => !code.includes('…\n'));
}

/** What compiles snippets. */
export interface SnippetSetting {
  /** Folder of an installed project. */
  readonly project: string;
  /** Pages with snippets. */
  readonly pages: readonly string[];
  /** Declares what the pages leave to their readers. */
  readonly given: string;
  /** Part of snippets that another test runs. */
  readonly without?: string;
  /** Beside those of a strict project. */
  readonly compilerOptions?: object;
}

/**
 * Writes each snippet of some pages as a module of its own, under a strict compiler.
 *
 * @returns the configuration for the compiler, and how many snippets there are.
 */
export function writeSnippets({ project, pages, given, without, compilerOptions }: SnippetSetting): {
  readonly config: string;
  readonly count: number;
} {
  const folder = join(project, 'snippets');
  mkdirSync(folder, { recursive: true });
  const snippets = pages
    .flatMap((page) => snippetsOf(readFileSync(page, 'utf8')))
    .filter((code) => without === undefined || !code.includes(without));
  for (const [index, code] of snippets.entries())
    writeFileSync(join(folder, `${index}.tsx`), `${code}\nexport {};\n`);
  writeFileSync(join(folder, 'given.d.ts'), given);
  const config = join(folder, 'tsconfig.json');
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    skipLibCheck: true,
    noEmit: true,
    target: 'ES2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
  };
  writeFileSync(
    config,
    JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions }, include: ['.'] }),
  );
  return { config, count: snippets.length };
}
