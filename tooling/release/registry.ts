import { recordOf } from './record.ts';
import { output, type CommandPlace } from './command.ts';

/** What a registry has of a package. */
export interface Published {
  readonly versions: readonly string[];
  /** Version by tag: `latest`, `canary`. */
  readonly tags: Readonly<Record<string, string>>;
}

/** What npm is asked for: the registry, and who publishes, come from npm's own configuration. */
export interface Registry {
  published(name: string): Promise<Published>;
  /** Whether those who use a version are told to leave it. */
  isDeprecated(name: string, version: string): Promise<boolean>;
  /** Whether npm is signed in there. A registry that does not answer that may take packages all the same. */
  isSignedIn(): Promise<boolean>;
  publish(tarball: string, args: readonly string[]): Promise<void>;
  tag(name: string, version: string, tag: string): Promise<void>;
  deprecate(name: string, version: string, reason: string): Promise<void>;
}

const nothing: Published = { versions: [], tags: {} };

/** The registry that npm is configured for. */
export function npmRegistry(place: CommandPlace): Registry {
  const npm = (...args: readonly string[]) => output('npm', args, place);
  return {
    async published(name) {
      let text: string;
      try {
        text = await npm('view', name, 'versions', 'dist-tags', '--json');
      } catch (error) {
        if (error instanceof Error && error.message.includes('E404')) return nothing;
        throw error;
      }
      const found = recordOf(JSON.parse(text));
      const tags = Object.entries(recordOf(found['dist-tags'])).map(([tag, version]) => [
        tag,
        String(version),
      ]);
      return { versions: [found['versions']].flat().map(String), tags: Object.fromEntries(tags) };
    },
    async isDeprecated(name, version) {
      return (await npm('view', `${name}@${version}`, 'deprecated')) !== '';
    },
    async isSignedIn() {
      try {
        await npm('whoami');
        return true;
      } catch (error) {
        return !(error instanceof Error && /ENEEDAUTH|E401/.test(error.message));
      }
    },
    async publish(tarball, args) {
      await npm('publish', tarball, '--access', 'public', ...args);
    },
    async tag(name, version, tag) {
      await npm('dist-tag', 'add', `${name}@${version}`, tag);
    },
    async deprecate(name, version, reason) {
      await npm('deprecate', `${name}@${version}`, reason);
    },
  };
}
