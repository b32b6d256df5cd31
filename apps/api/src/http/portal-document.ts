import type { Config } from '../config/config.ts';
import { portalConfig } from './portal-config.ts';

/** The script files of every page, by the pattern of its path, as the portal's build writes them. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Where the document asks for the configuration while its scripts are on their way. */
const configurationLink = /<link rel="preload"[^>]*href="\/config\.json"[^>]*>/;

/** Reads what the portal's build wrote of its pages; nothing when it is of another form. */
export function readPageFiles(text: string): PageFiles {
  const value: unknown = JSON.parse(text);
  const entries = Object.entries(Object(value)).map(([pattern, files]): [string, readonly string[]] => [
    pattern,
    Array.isArray(files) ? files.map(String) : [],
  ]);
  return Object.fromEntries(entries);
}

/** The files of the page at a path; none for an unknown one. Of two patterns that fit, the first is the page's. */
export function filesOfPage(pages: PageFiles, path: string): readonly string[] {
  const fits = (pattern: string): boolean => {
    const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
    return new RegExp(`^${source}/?$`).test(path);
  };
  return Object.entries(pages).find(([pattern]) => fits(pattern))?.[1] ?? [];
}

/**
 * The portal's document for a page: with the nonce for style elements, with the configuration, which the portal would
 * have to ask for otherwise, and with the names of the page's files, so that a browser asks for all of them at once.
 *
 * @param html - The document as it was built.
 * @param files - Script files of the page.
 */
export function portalDocument(
  html: string,
  { config, nonce, files }: { config: Config; nonce: string; files: readonly string[] },
): string {
  // A block of data is no script: the content policy does not ask about it. It must only not end too early.
  const data = JSON.stringify(portalConfig(config)).replaceAll('<', String.raw`\u003c`);
  const links = files.map((file) => `    <link rel="modulepreload" crossorigin href="${file}" />\n`).join('');
  return html
    .replace('<head>', () => `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`)
    .replace(configurationLink, () => `<script type="application/json" id="configuration">${data}</script>`)
    .replace('</head>', () => `${links}  </head>`);
}
