import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** JavaScript that the browser loads for the portal's pages, bytes gzipped. */
export interface RouteSizes {
  /** Sign-in page with all of its dependencies. */
  readonly signIn: number;
  /** Loaded by everybody who has signed in, on top of the sign-in page: menu, top bar, texts, queries. */
  readonly frame: number;
  /** Loaded by a page or report on top of both, by module path under `src`. */
  readonly byScreen: ReadonlyMap<string, number>;
  /** Files that a server lists in the document of a page, by path pattern. */
  readonly pageFiles: ReadonlyMap<string, unknown>;
  /** Files that contain the ICU message parser; texts are compiled, so there must be none. */
  readonly withMessageParser: readonly string[];
}

const source = new URL('..', import.meta.url).pathname;

/** Holds the sign-in page too. */
const start = 'main.tsx';
const signedInArea = 'shell/signed-in-area/SignedInArea.tsx';

type Chunk = Rolldown.OutputChunk;

/** Files loaded together with a file: itself and its static imports, transitively. */
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

function textOf(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === 'asset' ? file.source.toString() : 'null';
}

/** Page or report whose import created this chunk, by module path under `src`. */
function screenOf({ facadeModuleId }: Chunk): string | undefined {
  const module = facadeModuleId?.startsWith(source) === true ? facadeModuleId.slice(source.length) : '';
  return module.startsWith('areas/') ? module : undefined;
}

async function filesOfBuild(): Promise<Rolldown.OutputBundle[string][]> {
  const result = await build({
    root: `${source}..`,
    logLevel: 'error',
    build: { write: false, sourcemap: false, reportCompressedSize: false },
  });
  if (!('output' in result)) throw new Error('The portal is built once, into one output.');
  return result.output;
}

/**
 * Builds the portal for production in memory, and measures what each page loads.
 *
 * @throws Error when the entry, which includes the sign-in page, or the signed-in frame is not among the files.
 */
export async function measureRoutes(): Promise<RouteSizes> {
  const built = await filesOfBuild();
  const chunks = new Map(
    built.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const filesFor = (module: string): Set<string> => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(source + module));
    if (chunk === undefined) throw new Error(`No file was built for ${module}.`);
    return closure(chunks, chunk.fileName);
  };
  /** Size of a page's files that are not loaded yet. */
  const bytes = (files: ReadonlySet<string>, loaded: ReadonlySet<string>): number =>
    [...files]
      .filter((file) => !loaded.has(file))
      .reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length, 0);
  const signIn = filesFor(start);
  const frame = new Set([...signIn, ...filesFor(signedInArea)]);
  const screens = [...chunks.values()].map(screenOf).filter((screen) => screen !== undefined);
  const pages: unknown = JSON.parse(textOf(built.find(({ fileName }) => fileName === 'page-files.json')));
  return {
    signIn: bytes(signIn, new Set()),
    frame: bytes(frame, signIn),
    byScreen: new Map(screens.map((module) => [module, bytes(filesFor(module), frame)])),
    pageFiles: new Map(Object.entries(Object(pages))),
    withMessageParser: [...chunks.values()]
      .filter(({ code }) => code.includes('EXPECT_PLURAL_ARGUMENT_SELECTOR'))
      .map(({ fileName }) => fileName),
  };
}
