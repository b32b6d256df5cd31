import { brandFiles } from '../config/brand-sheet.ts';
import type { ServedBrand } from '../config/brand.ts';
import type { Config } from '../config/config.ts';
import { escapeHtml } from '../mail/html.ts';
import { brandAddress } from './brand-files.ts';
import { portalConfig } from './portal-config.ts';

/** The scripts and fonts of each page, by path pattern and query, as written by the portal's build. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** The document's preload of the configuration. */
const configurationLink = /<link rel="preload"[^>]*href="\/config\.json"[^>]*>/;

/** What the built document says of itself, which a brand says otherwise. */
const ownTitle = /<title>[^<]*<\/title>/;
const ownIcon = /<link rel="icon"[^>]*>/;
const ownDescription = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;

/** Reads the page files written by the portal's build; empty when the form differs. */
export function readPageFiles(text: string): PageFiles {
  const value: unknown = JSON.parse(text);
  const entries = Object.entries(Object(value)).map(([pattern, files]): [string, readonly string[]] => [
    pattern,
    Array.isArray(files) ? files.map(String) : [],
  ]);
  return Object.fromEntries(entries);
}

/** The files of the page at an address; empty for an unknown one. The first matching pattern wins. */
export function filesOfPage(pages: PageFiles, path: string, query: URLSearchParams): readonly string[] {
  const fits = (address: string): boolean => {
    const [pattern = '', wanted] = address.split('?');
    if ([...new URLSearchParams(wanted)].some(([name, value]) => query.get(name) !== value)) return false;
    const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
    return new RegExp(`^${source}/?$`).test(path);
  };
  return Object.entries(pages).find(([pattern]) => fits(pattern))?.[1] ?? [];
}

/** The document with a brand's icons, description, colours and style sheet. */
function withBrand(html: string, brand: ServedBrand): string {
  const { description, barColor } = brand.sheet;
  const links = [
    `<link rel="stylesheet" href="${brandAddress(brand, brandFiles.theme)}" />`,
    '<link rel="manifest" href="/manifest.webmanifest" />',
    ...(brand.files.has(brandFiles.touchIcon)
      ? [`<link rel="apple-touch-icon" href="${brandAddress(brand, brandFiles.touchIcon)}" />`]
      : []),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${barColor.light}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${barColor.dark}" />`,
  ];
  const icon = brand.files.has(brandFiles.icon)
    ? `<link rel="icon" type="image/svg+xml" href="${brandAddress(brand, brandFiles.icon)}" />`
    : '<link rel="icon" href="data:," />';
  const said = description === null ? '' : `<meta name="description" content="${escapeHtml(description)}" />`;
  return html
    .replace(ownIcon, () => icon)
    .replace(ownDescription, () => said)
    .replace('</head>', () => `${links.map((link) => `    ${link}\n`).join('')}  </head>`);
}

function preloadOf(file: string): string {
  return file.endsWith('.woff2')
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`
    : `<link rel="modulepreload" crossorigin href="${file}" />`;
}

/**
 * The portal's document for a page: with the nonce for style elements, the configuration, which saves the portal a
 * request, and the page's files, so that a browser requests all of them at once.
 *
 * @param html - The document from the build.
 * @param files - Scripts and fonts of the page.
 */
export function portalDocument(
  html: string,
  { config, nonce, files }: { config: Config; nonce: string; files: readonly string[] },
): string {
  // The content policy does not apply to a data block, but its content must not end the element early.
  const data = JSON.stringify(portalConfig(config)).replaceAll('<', String.raw`\u003c`);
  const links = files.map((file) => `    ${preloadOf(file)}\n`).join('');
  const { brand } = config;
  const title = escapeHtml(brand?.sheet.portalName ?? config.supplier.name);
  const titled = html.replace(ownTitle, () => `<title>${title}</title>`);
  const branded = brand === null ? titled : withBrand(titled, brand);
  return branded
    .replace('<head>', () => `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`)
    .replace(configurationLink, () => `<script type="application/json" id="configuration">${data}</script>`)
    .replace('</head>', () => `${links}  </head>`);
}
