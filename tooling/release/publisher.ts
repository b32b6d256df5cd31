import { existsSync, readFileSync } from 'node:fs';
import { recordOf, type JsonRecord } from './record.ts';

/** Who publishes, and where the code is: the one place of what every package says about that. */
export interface Publisher {
  readonly author: string;
  /** Address of the git repository. */
  readonly repository: string;
  readonly homepage: string;
  /** Address where faults are reported. */
  readonly bugs: string;
}

const names = ['author', 'repository', 'homepage', 'bugs'] as const;

/** The setting that takes precedence over the file: `RELEASE_AUTHOR` and so on. */
const settingOf = (name: string): string => `RELEASE_${name.toUpperCase()}`;

const isAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/**
 * Who publishes, from the environment and from `release.json`, which is the publisher's own and not in the repository.
 *
 * @throws Error that names everything that is missing.
 */
export function readPublisher(file: string, env: Readonly<Record<string, string | undefined>>): Publisher {
  const written = existsSync(file) ? recordOf(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const publisher = { author: '', repository: '', homepage: '', bugs: '' };
  for (const name of names) publisher[name] = env[settingOf(name)] ?? String(written[name] ?? '');
  const wrong = names.filter((name) =>
    name === 'author' ? publisher.author.trim() === '' : !isAddress(publisher[name].replace(/^git\+/, '')),
  );
  if (wrong.length > 0) {
    throw new Error(
      `Nobody can tell whose packages these are: set ${wrong.map(settingOf).join(', ')}, or write ${wrong.join(', ')} into release.json (docs/guides/release.md).`,
    );
  }
  return publisher;
}

/** What a package's `package.json` says of its publisher. */
export function publisherFields(publisher: Publisher, packageName: string): JsonRecord {
  const directory = `packages/${packageName.split('/').at(-1)}`;
  const url = publisher.repository.startsWith('git+') ? publisher.repository : `git+${publisher.repository}`;
  return {
    author: publisher.author,
    homepage: publisher.homepage,
    bugs: { url: publisher.bugs },
    repository: { type: 'git', url, directory },
  };
}
