/**
 * Runs a function of the application. Its error becomes an uncaught error, visible to error monitoring, instead of
 * failing the client call in progress.
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
