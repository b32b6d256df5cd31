import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';

const name = 'vinrod:source-conditions';

/** Resolves the workspace's packages to their source, so that nothing needs a build before its stories run. */
export function sourceConditions(): Plugin {
  return {
    name,
    config: () => ({
      resolve: { conditions: ['source', ...defaultClientConditions] },
      environments: { ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } } },
    }),
  };
}

/** Lets vanilla-extract, which runs style files in a server of its own, take {@link sourceConditions} there too. */
export function keepsSourceConditions(plugin: { readonly name: string }): boolean {
  return plugin.name === name;
}
