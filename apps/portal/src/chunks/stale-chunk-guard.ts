/** Stored record of the last reload. */
export interface ReloadRecord {
  /** Time of the reload, milliseconds since 1970. */
  readonly at: number;
  /** Build running at the time. */
  readonly build: string;
}

/** What to do when a chunk fails to load. */
export type ChunkFailureAction = 'reload' | 'show-error';

/** Shortest time between two reloads, whatever the build: milliseconds. */
export const reloadWindow = 10_000;

/** After this long a page counts as healthy and clears the reload record: milliseconds. */
export const healthyAfter = 30_000;

/**
 * Decides once per failure. The spec reloads the page when a chunk fails to load (section 2), but a page that keeps
 * failing must not reload for ever. Reloads when there is no record of a reload, or when the last reload brought a
 * newer build (a second deploy) and is outside the time window.
 *
 * @param record - Last reload; undefined when there was none or it has been cleared.
 * @param now - Milliseconds since 1970.
 * @param build - Running build.
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

/** Browser dependencies of the guard, injected for tests. */
export interface GuardEnvironment {
  /** Opens session storage; may throw when it is blocked. */
  readonly storage: () => GuardStorage;
  readonly now: () => number;
  /** Whether the server responds, so that a reload can help. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
  /** Identifies the running build. */
  readonly build: string;
}

/** Handles failed chunks for the life of one page. */
export interface StaleChunkGuard {
  /** Reloads when that can help. Resolves to true when a reload is on its way: the caller then renders nothing more. */
  readonly handleFailure: () => Promise<boolean>;
  /** Clears the reload record; called when the page has been up for `healthyAfter`. */
  readonly markHealthy: () => void;
}

/**
 * Creates the guard. It never reloads when storage is blocked, since without a record that could loop, or when the
 * server does not respond, since that would only lose the page. Both show the error page instead. Chunks that fail
 * together count as one failure.
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
      // Blocked storage: no record to clear.
    }
  }

  return { handleFailure, markHealthy };
}
