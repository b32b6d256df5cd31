import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';

/** What the browser loads for the pages of the portal, in bytes of JavaScript, gzipped. */
export interface RouteSizes {
  /** The sign-in page with everything it needs. */
  readonly signIn: number;
  /** What everybody loads who has signed in, on top of the sign-in page: menu, top bar, texts, queries. */
  readonly frame: number;
  /** What a page or a report loads on top of both, by the path of its module under `src`. */
  readonly byScreen: ReadonlyMap<string, number>;
}

const source = new URL('..', import.meta.url).pathname;

/** Holds the sign-in page too. */
const start = 'main.tsx';
const signedInArea = 'shell/signed-in-area/index.ts';

type Chunk = Rolldown.OutputChunk;

/** Files that the browser loads at once for a file: itself and what it imports, however deep. */
function closure(
  chunks: ReadonlyMap<string, Chunk>,
  fileName: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) closure(chunks, imported, found);
  return found;
}

/** Where the module lies under `src` whose import made this file, if it is one of the portal's own. */
function moduleOf({ facadeModuleId }: Chunk): string | undefined {
  if (facadeModuleId === null) return undefined;
  if (facadeModuleId.endsWith('/index.html')) return start;
  return facadeModuleId.startsWith(source) ? facadeModuleId.slice(source.length) : undefined;
}

async function chunksOfBuild(): Promise<readonly Chunk[]> {
  const result = await build({
    root: `${source}..`,
    logLevel: 'error',
    build: { write: false, sourcemap: false, reportCompressedSize: false },
  });
  if (!('output' in result)) throw new Error('The portal is built once, into one output.');
  return result.output.filter((file) => file.type === 'chunk');
}

/**
 * Builds the portal for production, in memory, and weighs what each page loads.
 *
 * @throws Error when the start, which holds the sign-in page, or the frame of the signed-in is not among the files.
 */
export async function measureRoutes(): Promise<RouteSizes> {
  const chunks = new Map((await chunksOfBuild()).map((chunk) => [chunk.fileName, chunk]));
  const fileOf = new Map([...chunks].map(([fileName, chunk]) => [moduleOf(chunk), fileName]));
  const filesFor = (module: string): Set<string> => {
    const fileName = fileOf.get(module);
    if (fileName === undefined) throw new Error(`No file was built for ${module}.`);
    return closure(chunks, fileName);
  };
  /** What the files weigh that a page needs and that are not loaded yet. */
  const bytes = (files: ReadonlySet<string>, loaded: ReadonlySet<string>): number =>
    [...files]
      .filter((file) => !loaded.has(file))
      .reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length, 0);
  const signIn = filesFor(start);
  const frame = new Set([...signIn, ...filesFor(signedInArea)]);
  const screens = [...fileOf.keys()].filter((module) => module?.startsWith('features/') === true);
  return {
    signIn: bytes(signIn, new Set()),
    frame: bytes(frame, signIn),
    byScreen: new Map(screens.map((module = '') => [module, bytes(filesFor(module), frame)])),
  };
}
