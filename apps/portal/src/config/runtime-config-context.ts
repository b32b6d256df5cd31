import { createContext, useContext } from 'react';

import type { RuntimeConfig } from './runtime-config.ts';

/** Provides the validated runtime configuration to every screen. */
export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/**
 * Runtime configuration.
 *
 * @throws Error outside the application root, which is a programming error.
 */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext);
  if (config === undefined) throw new Error('useRuntimeConfig() was called outside the application root.');
  return config;
}
