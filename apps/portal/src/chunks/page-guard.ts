import { createStaleChunkGuard, healthyAfter } from './stale-chunk-guard.ts';

/** The guard of this page. The entry's own address, which carries a hash of its content, names the build. */
export const staleChunkGuard = createStaleChunkGuard({
  storage: () => globalThis.sessionStorage,
  now: () => Date.now(),
  isOnline: () => globalThis.navigator.onLine,
  reload: () => globalThis.location.reload(),
  build: import.meta.url,
});

/** Whether the portal's server can be reached at all; any answer counts. */
export function serverAnswers(): Promise<boolean> {
  return fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Starts counting the page's healthy life; called once when the application starts. */
export function watchPageHealth(): void {
  globalThis.setTimeout(() => staleChunkGuard.markHealthy(), healthyAfter);
}
