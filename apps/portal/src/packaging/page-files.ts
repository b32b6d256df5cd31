import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const source = new URL('..', import.meta.url).pathname;

/** Files where the areas define their routes. */
const routeFile = /\broutes[.]ts$/;

/** Pages for signed-out users. */
const publicRoutes = 'areas/account/public-routes.ts';

/** Identifies the signed-in frame: a module that is only in its chunk. */
const frameModule = `${source}shell/signed-in-area/SignedInArea.tsx`;

/** What a page shows by the query of its address, by the page's module; without a query what it shows by itself. */
const shownBy: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'areas/energy/AnalyticsScreen.tsx': {
    '?report=month': 'areas/energy/month/MonthReport.tsx',
    '?report=hour': 'areas/energy/hour/HourReport.tsx',
    '?report=changes': 'areas/energy/what-changed/WhatChangedReport.tsx',
    '': 'areas/energy/graph/GraphReport.tsx',
  },
};

/** The kit's fonts as far as Swedish and English need them. */
const swedishFont = /-latin-wght-normal-[^/]+\.woff2$/;

type Chunk = Rolldown.OutputChunk;

/** Page of the route table with its own chunk. */
interface PageModule {
  /** The pattern of its path. */
  readonly path: string;
  /** Its module under `src`. */
  readonly module: string;
  /** Whether it renders inside the signed-in frame. */
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
 * Script files of every page, by path pattern, with the query that shows another part of it first, apart from those in the document itself.
 * Pages in the frame have the fonts too: found by the style sheet alone, they come after the first text is drawn, which is then
 * laid out twice. A page before the sign-in is drawn before its scripts, and would wait for them.
 *
 * @param chunks - All scripts of a build.
 * @param assets - Names of its other files.
 */
export function pageFiles(
  chunks: readonly Chunk[],
  assets: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const fonts = assets.filter((fileName) => swedishFont.test(fileName));
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
  const files = pageModules().flatMap(({ path, module, hasFrame }) =>
    Object.entries(shownBy[module] ?? { '': undefined }).map(
      ([query, shown]): [string, readonly string[]] => {
        const found = new Set<string>();
        if (hasFrame) closure(holder(frameModule), found);
        closure(holder(source + module), found);
        if (shown !== undefined) closure(holder(source + shown), found);
        const own = [...found].filter((file) => !always.has(file));
        return [path + query, [...own, ...(hasFrame ? fonts : [])].map((file) => `/${file}`)];
      },
    ),
  );
  return Object.fromEntries(files.filter(([, scripts]) => scripts.length > 0));
}

/**
 * Writes `page-files.json` beside the build output, so that a server can list a page's files in the document: the
 * browser then requests all of them at once instead of discovering them one by one.
 */
export function pageFilesPlugin(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === 'chunk');
      const assets = files.filter((file) => file.type === 'asset').map(({ fileName }) => fileName);
      this.emitFile({
        type: 'asset',
        fileName: 'page-files.json',
        source: JSON.stringify(pageFiles(chunks, assets)),
      });
    },
  };
}
