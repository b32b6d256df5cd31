import { createStaleChunkGuard, healthyAfter } from './stale-chunk-guard.ts';

/** Guard of this page. The entry's URL has a content hash, so it identifies the build. */
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

/** Starts timing how long the page has been healthy; called once at startup. */
export function watchPageHealth(): void {
  globalThis.setTimeout(() => staleChunkGuard.markHealthy(), healthyAfter);
}
