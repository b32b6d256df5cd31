/**
 * Runs a function of the application. What it throws becomes an uncaught error, seen by whoever
 * watches those, instead of breaking the call of the client that happened to be under way.
 */
export function detached(run: () => void): void {
  try {
    run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
