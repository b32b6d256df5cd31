import type { Registry } from './registry.ts';
import { isPrerelease, versionOrder } from './version-order.ts';

/** What is undone of one package. */
export interface RolledBack {
  readonly name: string;
  /** The version that those who install it get from now on; `null` when there is no earlier one. */
  readonly latest: string | null;
}

/** The newest version before another that nobody is told to leave. */
async function versionBefore(
  registry: Registry,
  name: string,
  version: string,
  versions: readonly string[],
): Promise<string | undefined> {
  const earlier = versions
    .filter((one) => !isPrerelease(one) && versionOrder(one, version) < 0)
    .toSorted((a, b) => versionOrder(b, a));
  for (const one of earlier) if (!(await registry.isDeprecated(name, one))) return one;
  return undefined;
}

/**
 * Takes a version back: `latest` is again the version before it, and whoever has it is told why. Registries keep what was
 * published, so that nothing that depends on it breaks, and its number is never used again.
 *
 * @param names - Packages; those without the version stay as they are.
 */
export async function rollBack(
  registry: Registry,
  names: readonly string[],
  version: string,
  reason: string,
  isDryRun: boolean,
): Promise<readonly RolledBack[]> {
  const done: RolledBack[] = [];
  // What depends on others comes last when it is published, and so first here.
  for (const name of names.toReversed()) {
    const { versions, tags } = await registry.published(name);
    if (!versions.includes(version)) continue;
    const isLatest = tags['latest'] === version;
    const earlier = isLatest ? await versionBefore(registry, name, version, versions) : undefined;
    if (!isDryRun) {
      if (earlier !== undefined) await registry.tag(name, earlier, 'latest');
      await registry.deprecate(name, version, reason);
    }
    done.push({ name, latest: isLatest ? (earlier ?? null) : (tags['latest'] ?? null) });
  }
  return done;
}
