import type { Tarball } from '../tarball.ts';

/** Files of ours that nobody who installs the package needs. */
const onlyOurs: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\.(?:test|spec)\.|(?:^|\/)(?:__tests__|testing|packaging)\//, 'a test'],
  [/\.stories\.|(?:^|\/)stories\//, 'a story'],
  [/\.fixture\.|(?:^|\/)(?:fixtures|__fixtures__|__snapshots__)\//, 'a fixture'],
  [/(?:^|\/)(?:tsconfig|tsup\.config|vitest\.config)[^/]*$/, 'configuration of our tools'],
  [/(?:^|\/)(?:node_modules|consumers|\.[^/]+)(?:\/|$)/, 'a part of our workshop'],
  [/\.(?:tgz|tsbuildinfo|log)$|(?:^|\/)\.env/, 'left behind by a tool'],
];

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** What must not be in a tarball, and what must. */
export function contentsFaults({ manifest, files }: Tarball, hasSources: boolean): readonly string[] {
  const paths = [...files.keys()];
  const superfluous = paths.flatMap((path) => {
    const found = onlyOurs.find(([pattern]) => pattern.test(path));
    if (found !== undefined) return [`${path} is ${found[1]}.`];
    return isSource(path) && !hasSources ? [`${path} is a source.`] : [];
  });
  const missing = ['README.md', 'LICENSE']
    .filter((name) => (files.get(name)?.toString('utf8').trim() ?? '') === '')
    .map((name) => `${name} is missing or empty.`);
  const readme = files.get('README.md')?.toString('utf8') ?? '';
  const anonymous =
    readme === '' || readme.includes(String(manifest['name']))
      ? []
      : ['README.md does not name the package.'];
  return [...superfluous, ...missing, ...anonymous];
}
