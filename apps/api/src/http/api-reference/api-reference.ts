import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { escapeHtml } from '../../mail/html.ts';
import contract from '@vinrod/api-client/openapi.json' with { type: 'json' };

const require = createRequire(import.meta.url);

/** A file that the page loads. */
export interface ReferenceFile {
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

function fileOfSwagger(name: string, contentType: string): ReferenceFile {
  let text: Promise<string> | null = null;
  return {
    contentType,
    read: () => (text ??= readFile(require.resolve(`swagger-ui-dist/${name}`), 'utf8')),
  };
}

/** Every file of the page by name; whatever Swagger UI would fetch from elsewhere is switched off. */
export const referenceFiles: ReadonlyMap<string, ReferenceFile> = new Map([
  ['swagger-ui.css', fileOfSwagger('swagger-ui.css', 'text/css; charset=utf-8')],
  ['swagger-ui-bundle.js', fileOfSwagger('swagger-ui-bundle.js', 'text/javascript; charset=utf-8')],
  [
    'start.js',
    {
      contentType: 'text/javascript; charset=utf-8',
      read: async () =>
        `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true, validatorUrl: null });\n`,
    },
  ],
]);

/** What the API is called: the supplier's. */
export function referenceTitle(supplier: string): string {
  return `${supplier} \u2013 ${contract.info.title}`;
}

/** The page: Swagger UI, which reads the contract and can call it. */
export function referencePage(supplier: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(referenceTitle(supplier))}</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
    <script defer src="docs/swagger-ui-bundle.js"></script>
    <script defer src="docs/start.js"></script>
  </head>
  <body>
    <main id="reference"></main>
    <noscript>This page needs JavaScript. The contract itself is <a href="openapi.json">openapi.json</a>.</noscript>
  </body>
</html>
`;
}

/** Allows scripts, styles and calls of this server only; the style sheet contains its icons. */
export const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
