import { fileURLToPath } from 'node:url';

const inLanguage = fileURLToPath(new URL('../site/InLanguage.tsx', import.meta.url));

/** The file beside a page that says in English what it says. */
export function englishTwin(page: string): string {
  return page.replace(/\.mdx$/, '.en.mdx');
}

/** A page of documentation in two parts. */
export interface PageParts {
  /** Its imports and its place in the sidebar, which both languages share. */
  readonly head: string;
  /** What is read. */
  readonly body: string;
}

/** Divides a page after the line that gives it its place in the sidebar. */
export function partsOf(text: string): PageParts {
  const [place] = /^<Meta .+$/m.exec(text) ?? [];
  if (place === undefined) throw new Error('A page of documentation without a place in the sidebar.');
  const end = text.indexOf(place) + place.length;
  return { head: text.slice(0, end), body: text.slice(end).trim() };
}

/** The fenced codes of a page, each with its fences. */
const fenced = /^```(.*)\n([\s\S]*?)^```$/gm;

/** An English page with the code of the Swedish one where it has an empty place for code. */
export function withCodeOf(swedish: string, english: string): string {
  const codes = [...swedish.matchAll(fenced)].map(([code]) => code);
  return english.replaceAll(fenced, (code: string, _language: string, written: string) =>
    written.trim() === '' ? (codes.shift() ?? code) : code,
  );
}

/** One page that shows what is read in the language of the toolbar. */
export function inBothLanguages(head: string, swedish: string, english: string): string {
  const parts = [
    `import { InLanguage } from ${JSON.stringify(inLanguage)};\n${head}`,
    '<InLanguage language="sv">',
    swedish,
    '</InLanguage>',
    '<InLanguage language="en">',
    english,
    '</InLanguage>\n',
  ];
  return parts.join('\n\n');
}
