import type { pageChecks } from './page/index.ts';

declare global {
  interface Window {
    /** Loads the checks of the accessibility matrix into the page, for the test runner alone. */
    loadAccessibilityMatrix: () => Promise<void>;
    /** The checks, once loaded. */
    accessibilityMatrix: typeof pageChecks;
  }
}

window.loadAccessibilityMatrix = async () => {
  ({ pageChecks: window.accessibilityMatrix } = await import('./page/index.ts'));
};
