import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const source = new URL('..', import.meta.url).pathname;

/** Where the areas say which pages they have. */
const routeFile = /\broutes[.]ts$/;

/** Pages for those who are not signed in. */
const publicRoutes = 'areas/account/public-routes.ts';

/** The frame of the signed-in, by a module that only it holds. */
const frameModule = `${source}shell/signed-in-area/SignedInArea.tsx`;

/** What a page shows when its address says no more, by the module of the page. */
const firstShown: Readonly<Record<string, string>> = {
  'areas/energy/AnalyticsScreen.tsx': 'areas/energy/month/MonthReport.tsx',
};

type Chunk = Rolldown.OutputChunk;

/** A page of the route table with code of its own. */
interface PageModule {
  /** The pattern of its path. */
  readonly path: string;
  /** Its module under `src`. */
  readonly module: string;
  /** Whether it stands within the frame of the signed-in. */
  readonly hasFrame: boolean;
}

function pageModules(): readonly PageModule[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    routeFile.test(file),
  );
  return files.flatMap((file) => {
    const [, ...rows] = readFileSync(join(source, file), 'utf8').split("path: '");
    return rows.flatMap((row) => {
      const path = row.slice(0, row.indexOf("'"));
      const imported = /import\(\s*'([^']+)'/.exec(row)?.[1];
      if (imported === undefined) return [];
      return [{ path, module: join(dirname(file), imported), hasFrame: file !== publicRoutes }];
    });
  });
}

/**
 * The script files of every page beside those that the document itself names, by the pattern of the page's path.
 *
 * @param chunks - All files of a build.
 */
export function pageFiles(chunks: readonly Chunk[]): Readonly<Record<string, readonly string[]>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holder = (module: string): string | undefined =>
    chunks.find((chunk) => chunk.moduleIds.includes(module))?.fileName;
  const closure = (fileName: string | undefined, found: Set<string>): void => {
    if (fileName === undefined || found.has(fileName)) return;
    found.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) closure(imported, found);
  };
  const always = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) closure(fileName, always);
  const files = pageModules().map(({ path, module, hasFrame }): [string, readonly string[]] => {
    const found = new Set<string>();
    if (hasFrame) closure(holder(frameModule), found);
    closure(holder(source + module), found);
    const first = firstShown[module];
    if (first !== undefined) closure(holder(source + first), found);
    return [path, [...found].filter((file) => !always.has(file)).map((file) => `/${file}`)];
  });
  return Object.fromEntries(files.filter(([, scripts]) => scripts.length > 0));
}

/**
 * Writes `page-files.json` beside the built files: a server that knows it can name a page's files in the document, so that
 * a browser asks for all of them at once instead of finding one through the other.
 */
export function pageFilesPlugin(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      this.emitFile({
        type: 'asset',
        fileName: 'page-files.json',
        source: JSON.stringify(pageFiles(chunks)),
      });
    },
  };
}
