import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What stands between a page's Swedish name and the names that code has for it. */
const separator = ' · ';

/** The title of a file of stories: its folder in the sidebar, its Swedish name and the names in code. */
export function titleOf(stories: string): string {
  const [, title] = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(stories) ?? [];
  if (title === undefined) throw new Error('A file of stories without a title.');
  return title;
}

/** The names in code that a title ends with; none when nothing is exported. */
export function codeNamesOf(title: string): readonly string[] {
  const [, names] = title.split(separator);
  return names?.split(', ') ?? [];
}

/** The file of stories that a page of documentation belongs to; `undefined` for a page of its own. */
export function storiesOfPage(page: string, text: string): string | undefined {
  const [, name] = /<Meta of=\{(\w+)\}/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const [, file] = new RegExp(`import \\* as ${name} from '([^']+)'`).exec(text) ?? [];
  return file === undefined ? undefined : join(dirname(page), file);
}

/** The line with which an application gets what a page is about. */
export function importLine(page: string, names: readonly string[]): string {
  const [, entry] = /packages\/(?:charts|(ui\/src\/[^/]+))\//.exec(page) ?? [];
  const from = entry === undefined ? '@vinrod/charts' : `@vinrod/${entry.replace('/src', '')}`;
  return `import { ${names.join(', ')} } from '${from}';`;
}

/** Whether a page is about something to import; those of `docs` show how components work together. */
export function isOfComponent(page: string, text: string): boolean {
  return !page.includes('/src/docs/') && storiesOfPage(page, text) !== undefined;
}

/** A page of documentation with its import line under its heading. */
export function withImportLine(page: string, text: string): string {
  const stories = storiesOfPage(page, text);
  if (stories === undefined || !isOfComponent(page, text)) return text;
  const names = codeNamesOf(titleOf(readFileSync(stories, 'utf8')));
  const code = `\n\n\`\`\`tsx\n${importLine(page, names)}\n\`\`\``;
  return text.replace(/^# .+$/m, (heading) => heading + code);
}

/** Every page about a component, in the packages that are published. */
export function pagesOfComponents(root: string): readonly string[] {
  return globSync('packages/{ui,charts}/src/**/*.mdx', { cwd: root })
    .map((page) => join(root, page))
    .filter((page) => isOfComponent(page, readFileSync(page, 'utf8')))
    .toSorted();
}
