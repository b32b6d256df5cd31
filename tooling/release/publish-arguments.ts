import { isPrerelease, versionOrder } from './version-order.ts';

/** The tag of a snapshot: nobody gets it without asking for it. */
export const canary = 'canary';

/** The tag that a version is published with. A version older than the latest must not take its place. */
export function distTag(version: string, latest: string | undefined): string {
  if (isPrerelease(version)) return version.includes(`-${canary}`) ? canary : 'next';
  return latest !== undefined && versionOrder(version, latest) < 0 ? `v${version.split('.')[0]}` : 'latest';
}

/** Where a workflow shows who builds; registries keep it as provenance. */
const identities = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'] as const;

/** Whether what runs this can prove who it is, so that a registry can show where a package was built. */
export function hasIdentity(env: Readonly<Record<string, string | undefined>>): boolean {
  return identities.some((name) => (env[name] ?? '') !== '');
}

/** What `npm publish` is told about a version. */
export function publishArguments(
  version: string,
  latest: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return ['--tag', distTag(version, latest), ...(hasIdentity(env) ? ['--provenance'] : [])];
}
