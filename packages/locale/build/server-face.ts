import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

import { build, type Plugin } from 'esbuild';

/**
 * The face of a package for servers with React's server components: what needs no client is code there, and what needs one
 * is taken from the built face for clients, which is marked with 'use client'. Without it, every function of an entry with
 * components would be a client's, and calling it on a server an error.
 */
export interface ServerFaceOptions {
  /** Folder of the package. */
  readonly root: string;
  /** Files that only name what other files export, by which a client's code is reached. */
  readonly entries: readonly string[];
  /** What is imported from other packages of ours and runs anywhere. */
  readonly runsAnywhere?: readonly string[];
  /** The built file that has the code of a client, as seen from the built file of an entry; for a file below `root`. */
  readonly clientFace: (file: string) => string;
  /** The built file that has what needs no client, where there is one: what is made there is the same thing for all. */
  readonly plainFace?: (file: string) => string | undefined;
}

const reactImport = /import (?!type\b)(?:\w+,\s*)?\{([^}]*)\}\s*from 'react'/g;
const exportOnly =
  /^(?:export (?:type )?(?:\{[^}]*\}|\*)(?: as \w+)? from '[^']+';|\/\*[^]*?\*\/|\/\/.*|\s)*$/;

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Whether what a package is made for is React: its own server face is not looked at. */
function needsReact(root: string, specifier: string): boolean {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest = recordOf(
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')),
  );
  return ['dependencies', 'peerDependencies'].some((kind) => 'react' in recordOf(manifest[kind]));
}

/** What React has on servers. */
function namesOnServers(root: string): ReadonlySet<string> {
  const require = createRequire(join(root, 'package.json'));
  const file = join(dirname(require.resolve('react/package.json')), 'react.react-server.js');
  return new Set(Object.keys(recordOf(require(file))));
}

/** Files below `root` that are a client's: they, or what they import, use what React has for clients only. */
async function clientFiles({
  root,
  entries,
  runsAnywhere = [],
}: ServerFaceOptions): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const onServers = namesOnServers(root);
  const isOwn = (file: string): boolean => {
    const code = readFileSync(join(root, file), 'utf8');
    const names = [...code.matchAll(reactImport)].flatMap(([, list = '']) => list.split(','));
    const fromReact = names.map((name) => name.trim().split(' ')[0] ?? '').filter((name) => name !== '');
    if (fromReact.some((name) => name !== 'type' && !onServers.has(name))) return true;
    return (metafile.inputs[file]?.imports ?? [])
      .filter(({ external, path }) => external === true && !/^react(?:\/jsx-runtime)?$/.test(path))
      .some(({ path }) => !runsAnywhere.includes(path) && needsReact(root, path));
  };
  const clients = new Set(Object.keys(metafile.inputs).filter(isOwn));
  let before = -1;
  while (before !== clients.size) {
    before = clients.size;
    for (const [file, { imports }] of Object.entries(metafile.inputs)) {
      if (imports.some(({ path }) => clients.has(path))) clients.add(file);
    }
  }
  return clients;
}

const onlyExports = (file: string): boolean => exportOnly.test(readFileSync(file, 'utf8'));

/** Builds the face for servers out of the entries of the face for clients. */
export function serverFace(options: ServerFaceOptions): Plugin {
  const { root, clientFace, plainFace } = options;
  return {
    name: 'server-face',
    async setup({ onResolve }) {
      const clients = await clientFiles(options);
      onResolve({ filter: /^\./ }, ({ path, importer }) => {
        if (!importer.startsWith(join(root, 'src')) || !onlyExports(importer)) return undefined;
        const target = resolve(dirname(importer), path);
        const isClients = clients.has(relative(root, target).replaceAll('\\', '/'));
        if (isClients) {
          return onlyExports(target)
            ? undefined
            : { path: clientFace(relative(root, importer)), external: true };
        }
        const face = plainFace?.(relative(root, target));
        return face === undefined ? undefined : { path: face, external: true };
      });
    },
  };
}
