/** What the guard remembers of its last reload. */
export interface ReloadRecord {
  /** When it reloaded, milliseconds since 1970. */
  readonly at: number;
  /** The build that was running then. */
  readonly build: string;
}

/** What to do about a part of the application that did not load. */
export type ChunkFailureAction = 'reload' | 'show-error';

/** Two reloads never come closer than this, whatever the build: milliseconds. */
export const reloadWindow = 10_000;

/** A page that has lived this long is healthy and forgets the reload: milliseconds. */
export const healthyAfter = 30_000;

/**
 * Decides once per failure: the spec reloads the page when a part of it fails to load (section 2), but a page that
 * fails again must not reload for ever. It reloads when nothing was reloaded before, or when the reload before that
 * brought a newer build (a second deploy) and lies outside the time window.
 *
 * @param record - The last reload, or undefined when there was none or it has been forgotten.
 * @param now - Milliseconds since 1970.
 * @param build - The build that is running.
 */
export function decideChunkFailure(
  record: ReloadRecord | undefined,
  now: number,
  build: string,
): ChunkFailureAction {
  if (record === undefined) return 'reload';
  const age = Math.abs(now - record.at);
  return record.build !== build && age >= reloadWindow ? 'reload' : 'show-error';
}

/** The part of `Storage` the guard uses. */
export type GuardStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'vinrod.chunk-reload';

function readRecord(storage: GuardStorage): ReloadRecord | undefined {
  const [at, build] = (storage.getItem(storageKey) ?? '').split(' ');
  return build === undefined || !Number.isFinite(Number(at)) ? undefined : { at: Number(at), build };
}

/** What the guard needs from the browser; given from outside so that its rules can be tested. */
export interface GuardEnvironment {
  /** Opens session storage; may throw when it is blocked. */
  readonly storage: () => GuardStorage;
  readonly now: () => number;
  /** Whether the server answers, so that a reload can bring something. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
  /** Names the running build. */
  readonly build: string;
}

/** Handles failed chunks for the life of one page. */
export interface StaleChunkGuard {
  /** Reloads when that can help. True when a reload is on its way: the caller then shows nothing more. */
  readonly handleFailure: () => Promise<boolean>;
  /** Forgets the last reload; called when the page has lived for `healthyAfter`. */
  readonly markHealthy: () => void;
}

/**
 * Makes the guard. When storage is blocked nothing can be remembered, so it never reloads (that could loop); when the
 * server does not answer a reload would only lose the page. Both show the error page instead. Several parts that fail
 * together are one failure.
 */
export function createStaleChunkGuard(environment: GuardEnvironment): StaleChunkGuard {
  let decision: Promise<boolean> | undefined;

  async function decide(): Promise<boolean> {
    if (!(await environment.isReachable())) return false;
    try {
      const storage = environment.storage();
      const now = environment.now();
      if (decideChunkFailure(readRecord(storage), now, environment.build) === 'show-error') return false;
      storage.setItem(storageKey, `${now} ${environment.build}`);
    } catch {
      return false;
    }
    environment.reload();
    return true;
  }

  async function handleFailure(): Promise<boolean> {
    decision ??= decide();
    const isReloading = await decision;
    if (!isReloading) decision = undefined;
    return isReloading;
  }

  function markHealthy(): void {
    try {
      if (decision === undefined) environment.storage().removeItem(storageKey);
    } catch {
      // Storage is blocked: nothing was remembered, so there is nothing to forget.
    }
  }

  return { handleFailure, markHealthy };
}
