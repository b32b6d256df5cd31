import type { Config } from '../config/config.ts';
import { portalConfig } from './portal-config.ts';

/** The script files of each page, by path pattern, as written by the portal's build. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** The document's preload of the configuration. */
const configurationLink = /<link rel="preload"[^>]*href="\/config\.json"[^>]*>/;

/** Reads the page files written by the portal's build; empty when the form differs. */
export function readPageFiles(text: string): PageFiles {
  const value: unknown = JSON.parse(text);
  const entries = Object.entries(Object(value)).map(([pattern, files]): [string, readonly string[]] => [
    pattern,
    Array.isArray(files) ? files.map(String) : [],
  ]);
  return Object.fromEntries(entries);
}

/** The files of the page at a path; empty for an unknown one. The first matching pattern wins. */
export function filesOfPage(pages: PageFiles, path: string): readonly string[] {
  const fits = (pattern: string): boolean => {
    const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
    return new RegExp(`^${source}/?$`).test(path);
  };
  return Object.entries(pages).find(([pattern]) => fits(pattern))?.[1] ?? [];
}

/**
 * The portal's document for a page: with the nonce for style elements, the configuration, which saves the portal a
 * request, and the page's files, so that a browser requests all of them at once.
 *
 * @param html - The document from the build.
 * @param files - Script files of the page.
 */
export function portalDocument(
  html: string,
  { config, nonce, files }: { config: Config; nonce: string; files: readonly string[] },
): string {
  // The content policy does not apply to a data block, but its content must not end the element early.
  const data = JSON.stringify(portalConfig(config)).replaceAll('<', String.raw`\u003c`);
  const links = files.map((file) => `    <link rel="modulepreload" crossorigin href="${file}" />\n`).join('');
  return html
    .replace('<head>', () => `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`)
    .replace(configurationLink, () => `<script type="application/json" id="configuration">${data}</script>`)
    .replace('</head>', () => `${links}  </head>`);
}
