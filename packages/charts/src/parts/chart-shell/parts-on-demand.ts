import type * as seldomParts from './seldom-parts.ts';

type SeldomParts = typeof seldomParts;

/** Parts of a chart that are loaded on first use. */
export interface PartsOnDemand {
  /** What creates them; null until it has been loaded. */
  creators(): SeldomParts | null;
}

let parts: SeldomParts | null = null;

/** Loads them ahead of first use, for a server, which cannot draw a table later. */
export async function loadSeldomParts(): Promise<void> {
  parts = await import('./seldom-parts.ts');
}

/**
 * Creates the loader for the parts of one chart.
 *
 * @param changed - Called when a requested part has loaded.
 */
export function createPartsOnDemand(changed: () => void): PartsOnDemand {
  return {
    creators() {
      if (!parts) void loadSeldomParts().then(changed);
      return parts;
    },
  };
}
