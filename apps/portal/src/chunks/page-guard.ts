import { createStaleChunkGuard, healthyAfter } from './stale-chunk-guard.ts';

/** The guard of this page. The entry's own address, which carries a hash of its content, names the build. */
export const staleChunkGuard = createStaleChunkGuard({
  storage: () => globalThis.sessionStorage,
  now: () => Date.now(),
  isReachable: async () => {
    const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined);
    return answer?.ok === true;
  },
  reload: () => globalThis.location.reload(),
  build: import.meta.url,
});

/** Starts counting the page's healthy life; called once when the application starts. */
export function watchPageHealth(): void {
  globalThis.setTimeout(() => staleChunkGuard.markHealthy(), healthyAfter);
}
