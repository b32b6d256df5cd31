import { createContext, useContext } from 'react';

import type { RuntimeConfig } from './runtime-config.ts';

/** Carries the checked runtime configuration to every screen. */
export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/**
 * The runtime configuration.
 *
 * @throws Error outside the application root, which is a mistake of the program.
 */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext);
  if (config === undefined) throw new Error('useRuntimeConfig() was called outside the application root.');
  return config;
}
